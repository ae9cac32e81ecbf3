// Configures jemalloc, the allocator of the server: a background thread returns free memory to the system
// after some seconds. Without this thread, jemalloc would return free memory only while the server allocates.
// A server in which nobody plays allocates little, so it would keep its memory.
#include <jemalloc/jemalloc.h>

const char* malloc_conf = "background_thread:true";
