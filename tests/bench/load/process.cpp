#include "tests/bench/load/process.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <numeric>
#include <sstream>

namespace reami::bench {

namespace {

/// Adds a thread from a line such as `12 (shard) S 1 1 …`, whose 14th and 15th fields are user and system
/// time in ticks.
void add_thread(ProcessorTime& time, const std::filesystem::path& stat) {
    std::ifstream file(stat);
    std::string line;
    if (!std::getline(file, line)) return;
    const auto open = line.find('('), close = line.rfind(')');
    std::istringstream rest(line.substr(close + 1));
    std::string skipped;
    for (int i = 3; i < 14; ++i) rest >> skipped;
    double user = 0, system = 0;
    rest >> user >> system;
    time[line.substr(open + 1, close - open - 1)] +=
        (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace

ProcessorTime processor_time(int process) {
    ProcessorTime time;
    std::error_code none;
    const std::filesystem::path tasks = "/proc/" + std::to_string(process) + "/task";
    for (const auto& task : std::filesystem::directory_iterator(tasks, none))
        add_thread(time, task.path() / "stat");
    return time;
}

double sum(const ProcessorTime& time) {
    return std::accumulate(time.begin(), time.end(), 0.0,
                           [](double all, const auto& thread) { return all + thread.second; });
}

ProcessorTime difference(const ProcessorTime& later, const ProcessorTime& earlier) {
    ProcessorTime spent = later;
    for (const auto& [name, seconds] : earlier) spent[name] -= seconds;
    return spent;
}

std::size_t resident_memory(int process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stoul(line.substr(6));
    return 0;
}

}  // namespace reami::bench
