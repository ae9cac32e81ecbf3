#include "tests/server/end_to_end/process.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace reami::testing {

namespace {

/// Reads the port from the line `Reami is at http://127.0.0.1:8080/reami`: the number after its last colon; 0
/// if the line names a path, nothing if the output ends without such a line.
std::optional<std::uint16_t> port_said_on(int out) {
    std::string said;
    std::array<char, 256> part{};
    for (ssize_t size = 0; (size = ::read(out, part.data(), part.size())) > 0;) {
        said.append(part.data(), static_cast<std::size_t>(size));
        const auto line = said.find("Reami is at ");
        const auto end = said.find('\n', line);
        if (line == std::string::npos || end == std::string::npos) continue;
        return static_cast<std::uint16_t>(std::atoi(said.c_str() + said.rfind(':', end) + 1));
    }
    return std::nullopt;
}

/// Limits the open files of this process: the child that becomes the server.
void limit_files(const Process::Way& way) {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = way.files;
    if (!way.may_raise) limit.rlim_max = way.files;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

Process::Process(const std::filesystem::path& data, std::uint16_t port, const Way& way)
    : log_(data.string() + ".log") {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    std::vector<std::string> words{REAMI_SERVER,
                                   "--port",
                                   std::to_string(port),
                                   "--data",
                                   data.string(),
                                   "--bot-waits",
                                   "0.001",
                                   "--messages-a-second",
                                   "100000",
                                   "--message-burst",
                                   "100000",
                                   "--arrival-burst",
                                   "100000",
                                   "--connects-a-second",
                                   "100000",
                                   "--connect-burst",
                                   "100000",
                                   "--rooms-an-hour",
                                   "1000"};
    if (!way.log_level.empty()) words.insert(words.end(), {"--log-level", way.log_level});
    words.insert(words.end(), way.more.begin(), way.more.end());
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const int log_file = ::open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    pid_ = ::fork();
    if (pid_ == 0) {
        ::dup2(pipe[1], STDOUT_FILENO);
        ::dup2(log_file, STDERR_FILENO);
        if (way.files > 0) limit_files(way);
        if (way.prepare) way.prepare();
        ::execv(REAMI_SERVER, arguments.data());
        ::_exit(127);
    }
    ::close(pipe[1]);
    ::close(log_file);
    const auto said = port_said_on(pipe[0]);
    ::close(pipe[0]);
    if (said) {
        port_ = *said;
        return;
    }
    wait();
    const std::string why = log();
    std::filesystem::remove(log_);
    throw std::runtime_error("the server did not start: " + why);
}

Process::~Process() {
    if (pid_ > 0) kill();
    std::filesystem::remove(log_);
}

void Process::kill() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    pid_ = 0;
}

void Process::hang_up() const { ::kill(pid_, SIGHUP); }

void Process::ask_to_end() const { ::kill(pid_, SIGTERM); }

int Process::terminate() {
    ask_to_end();
    return wait();
}

int Process::wait() {
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool Process::says(const std::string& words) const {
    constexpr std::chrono::minutes patience{1};
    constexpr std::chrono::milliseconds between_looks{5};
    const auto until = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < until) {
        if (log().find(words) != std::string::npos) return true;
        std::this_thread::sleep_for(between_looks);
    }
    return false;
}

std::string Process::log() const {
    std::ifstream file(log_);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace reami::testing
