// The server as a separate process, which tests can kill.
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
        std::vector<std::string> more = {};  ///< further arguments
        unsigned files = 0;                  ///< the soft limit of open files; 0: that of the test
        bool may_raise = true;               ///< false: `files` is the hard limit, too
        std::string log_level = "warn";      ///< empty: the level of the settings
        std::function<void()> prepare = {};  ///< runs in the child, before it becomes the server
    };

    /// Starts reami-server on that folder, and waits until the server listens; port 0 means a free port.
    /// Throws, with the server's output, if the server ends before that.
    Process(const std::filesystem::path& data, std::uint16_t port, const Way& way);
    Process(const std::filesystem::path& data, std::uint16_t port) : Process(data, port, Way()) {}
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    std::uint16_t port() const { return port_; }
    void kill();              ///< SIGKILL; waits for the end
    void hang_up() const;     ///< SIGHUP: the server reads its settings again
    void ask_to_end() const;  ///< SIGTERM
    int terminate();          ///< SIGTERM; waits for the end. Returns the exit status; -1 if it did not exit
    int wait();               ///< waits for the end, whatever its cause; returns the same
    std::string log() const;  ///< its warnings and errors
    /// Waits until the log has these words; false if they don't come for a long time.
    bool says(const std::string& words) const;

private:
    std::filesystem::path log_;
    pid_t pid_ = 0;
    std::uint16_t port_ = 0;
};

}  // namespace reami::testing
