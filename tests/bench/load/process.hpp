// What the system knows of a process: the processor time of its threads, by their names, and its memory.
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace reami::bench {

/// Seconds in user space and in the kernel, of all threads with that name.
using ProcessorTime = std::map<std::string, double>;

/// Of the threads that run; empty if there is no such process.
ProcessorTime processor_time(int process);

/// Of all threads.
double sum(const ProcessorTime& time);

/// Later minus earlier.
ProcessorTime difference(const ProcessorTime& later, const ProcessorTime& earlier);

/// In KiB; 0 if there is no such process.
std::size_t resident_memory(int process);

}  // namespace reami::bench
