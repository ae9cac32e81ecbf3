// Configures jemalloc, the allocator of the server: a background thread returns free memory to the system
// some seconds later. Without that thread jemalloc returns it only when the server allocates again, and a
// server in which nobody moves any more allocates little.
#include <jemalloc/jemalloc.h>

const char* malloc_conf = "background_thread:true";
