// How the allocator of the released server, jemalloc, goes about what is free: a thread of its own returns it
// to the system some seconds later. Without it that waits for the next allocations, and a server in which
// nobody moves any more makes few.
#include <jemalloc/jemalloc.h>

const char* malloc_conf = "background_thread:true";
