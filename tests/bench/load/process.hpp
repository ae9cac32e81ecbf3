// The processor time of a process by the names of its threads, and its memory.
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace reami::bench {

/// Seconds in user space and in the kernel, of all threads with that name.
using ProcessorTime = std::map<std::string, double>;

/// The times of the running threads; empty if there is no such process.
ProcessorTime processor_time(int process);

/// The sum over all threads.
double sum(const ProcessorTime& time);

/// The difference `later` - `earlier`.
ProcessorTime difference(const ProcessorTime& later, const ProcessorTime& earlier);

/// The resident memory in KiB; 0 if there is no such process.
std::size_t resident_memory(int process);

}  // namespace reami::bench
