// `reami-server drain`: ends the running server. Nobody loses a move.
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/core/noncopyable.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "engine/core/expected.hpp"
#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/store/file/lock.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

/// How long this command waits: for --drain-for, and until the server has ended. systemd waits equally long
/// (reami.service).
constexpr std::chrono::milliseconds patience{90'000};

/// The name of a process's program; empty if this user can't see the process, or if it does not exist.
std::string program_name(pid_t process) {
    std::string name;
    std::getline(std::ifstream("/proc/" + std::to_string(process) + "/comm"), name);
    return name;
}

/// A handle to a process. It stays valid even if the system reuses the process's number.
class OtherProcess : boost::noncopyable {
public:
    // A plain system call, because sys/pidfd.h of glibc 2.36 does not compile as C++.
    explicit OtherProcess(pid_t number) : file_(static_cast<int>(::syscall(SYS_pidfd_open, number, 0))) {}
    ~OtherProcess() {
        if (file_ >= 0) ::close(file_);
    }

    /// Sends SIGTERM to the process. If that fails, returns false, and the reason is in `errno`.
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

/// Ends the server. Returns nothing if the server has ended, or else the reason why it has not.
Expected<void, std::string> end_of(pid_t server) {
    const std::string process = "process " + std::to_string(server);
    // A server in a container writes the number that the process has inside the container. Outside, this
    // number belongs to another process, or to none.
    if (server == ::getpid() || program_name(server) != program_name(::getpid()))
        return process +
               " has locked the database, but is not a server on this machine: if the server is in a "
               "container, run this command there";
    const OtherProcess running(server);
    if (!running.ask_to_end())
        return process + " can't be asked to end: " + std::strerror(errno) +
               "; run this command as the server's user, or as root";
    if (running.ends_within(patience)) return {};
    return process + " has not ended within 90 seconds; see its log";
}

}  // namespace

int drain(int count, const char* const* arguments) {
    CLI::App app(
        "Ends the running server without the loss of a move. With --drain-for, people play on for that time, "
        "while /ready says draining. Then the server begins no match, stores all moves, asks the clients to "
        "reconnect, and ends. The command returns when the server has ended. SIGTERM and `systemctl restart` "
        "also end the server in this way.",
        "reami-server drain");
    return on_folder(app, {count, arguments}, [&](const fs::path& data) {
        const fs::path database = data / "reami.db";
        const auto server = store::Lock::holder(database);  // also finds a server with a PostgreSQL store
        if (!server && !fs::exists(database))
            return refused(app, "there is no " + database.string() + "; name its folder with --data");
        if (!server) return refused(app, "no server serves " + database.string());
        if (const auto ended = end_of(*server); !ended) return refused(app, ended.error());
        std::cout << "the server of " << database.string() << " has ended, and everything is stored\n";
        return 0;
    });
}

}  // namespace reami::commands
