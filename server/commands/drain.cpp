#include "server/commands/drain.hpp"

#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>

#include "server/commands/database_command.hpp"
#include "server/store/file/lock.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

/// As systemd waits (reami.service): for --drain-for, and for what is under way.
constexpr std::chrono::milliseconds patience{90'000};

/// Empty if there is no such process, or none that this one may see.
std::string program_name(pid_t process) {
    std::string name;
    std::getline(std::ifstream("/proc/" + std::to_string(process) + "/comm"), name);
    return name;
}

/// Stays that process, whatever becomes of its number.
class OtherProcess {
public:
    // Not by sys/pidfd.h, which glibc 2.36 has for C alone.
    explicit OtherProcess(pid_t number) : file_(static_cast<int>(::syscall(SYS_pidfd_open, number, 0))) {}
    ~OtherProcess() {
        if (file_ >= 0) ::close(file_);
    }
    OtherProcess(const OtherProcess&) = delete;
    OtherProcess& operator=(const OtherProcess&) = delete;

    /// False, and why in `errno`.
    bool ask_to_end() const {
        return file_ >= 0 && ::syscall(SYS_pidfd_send_signal, file_, SIGTERM, nullptr, 0) == 0;
    }
    bool ends_within(std::chrono::milliseconds time) const {
        pollfd end{.fd = file_, .events = POLLIN, .revents = 0};
        return ::poll(&end, 1, static_cast<int>(time.count())) == 1;
    }

private:
    int file_;
};

/// Why that server did not end; nothing if it did.
std::optional<std::string> end_of(pid_t server) {
    const std::string process = "process " + std::to_string(server);
    // The number was written where the server runs: in another container it is another process's.
    if (server == ::getpid() || program_name(server) != program_name(::getpid()))
        return process +
               " holds the lock, and is no server here: if it runs in a container, call this command there";
    const OtherProcess running(server);
    if (!running.ask_to_end())
        return process + " can't be told to end: " + std::strerror(errno) +
               "; call this command as the server's user, or as root";
    if (running.ends_within(patience)) return std::nullopt;
    return process + " has not ended within 90 seconds; its log says what it waits for";
}

}  // namespace

int drain(int count, const char* const* arguments) {
    CLI::App app(
        "Ends the running server so that nobody loses a move: nothing new begins (and, with --drain-for, "
        "people "
        "play on so long, while /ready says draining), what was played is stored, "
        "clients are told to come back within a second, and the server ends. Returns when it has ended. "
        "SIGTERM does the same, and so does `systemctl restart`.",
        "reami-server drain");
    return on_folder(app, {count, arguments}, [&](const fs::path& data) {
        const fs::path database = data / "reami.db";
        const auto server = store::Lock::holder(database);  // also of one that has another store
        if (!server && !fs::exists(database))
            return refused(app, "there is no " + database.string() + "; give its folder with --data");
        if (!server) return refused(app, "no server serves " + database.string());
        if (const auto why = end_of(*server)) return refused(app, *why);
        std::cout << "the server of " << database.string() << " has ended, and everything is stored\n";
        return 0;
    });
}

}  // namespace reami::commands
