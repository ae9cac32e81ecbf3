// The server as a process of its own, to be killed.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace reami::testing {

class Process {
public:
    struct Way {
        std::vector<std::string> more = {};  ///< arguments
        unsigned files = 0;                  ///< its soft limit of open files; 0: as ours
        bool may_raise = true;               ///< the limit; otherwise it is the hard one too
        std::string log_level = "warn";      ///< empty: as the settings say
        std::function<void()> prepare = {};  ///< runs in the child, before it becomes the server
    };

    /// Starts reami-server on that folder and waits until it listens; port 0 takes a free one. Throws if it
    /// ends, with what it said.
    Process(const std::filesystem::path& data, std::uint16_t port, const Way& way);
    Process(const std::filesystem::path& data, std::uint16_t port) : Process(data, port, Way()) {}
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    std::uint16_t port() const { return port_; }
    void kill();              ///< SIGKILL; waits for the end
    void hang_up() const;     ///< SIGHUP: it reads its settings again
    void ask_to_end() const;  ///< SIGTERM
    int terminate();          ///< SIGTERM; waits for the end: the exit status, -1 if it did not exit
    int wait();               ///< for its end, whatever ends it; the same
    std::string log() const;  ///< its warnings and errors
    /// Waits until its log says that; false if it does not for long.
    bool says(const std::string& words) const;

private:
    std::filesystem::path log_;
    pid_t pid_ = 0;
    std::uint16_t port_ = 0;
};

}  // namespace reami::testing
