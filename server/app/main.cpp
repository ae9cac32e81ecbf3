// reami-server: runs a command such as `backup`, or reads the settings and serves until a signal ends the
// server. On SIGHUP, the server reads the settings again. It supports systemd's Type=notify, watchdog and
// socket activation.
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <iostream>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/match/game_info.hpp"
#include "protocol/messages/limits.hpp"
#include "server/app/open_store.hpp"
#include "server/app/own_addresses.hpp"
#include "server/app/server.hpp"
#include "server/commands/commands.hpp"
#include "server/commands/usual_settings.hpp"
#include "server/runtime/descriptors.hpp"
#include "server/runtime/log_format.hpp"
#include "server/runtime/service_manager.hpp"
#include "server/runtime/version.hpp"
#include "server/settings/settings.hpp"
#include "server/store/file/migrate.hpp"

namespace reami {
namespace {

/// Joins the lines of CLI11's message into one line for the log.
std::string in_one_line(std::string text) {
    constexpr std::string_view advice = "Run with --help for more information.";
    if (const auto at = text.find(advice); at != std::string::npos) text.erase(at, advice.size());
    while (!text.empty() && text.back() == '\n') text.pop_back();
    for (char& letter : text)
        if (letter == '\n' || letter == '\t') letter = ' ';
    return text;
}

void say_difference(const SettingInForce& before, const SettingInForce& now) {
    if (before.value == now.value) return;
    const std::string from = now.origin.empty() ? "the default" : now.origin;
    if (now.needs_restart)
        spdlog::warn(
            "{} = {} ({}) takes effect only when the server starts again; until then the value is {}",
            now.name, now.value, from, before.value);
    else
        spdlog::info("{} is now {} ({}); it was {}", now.name, now.value, from, before.value);
}

/// Reads the settings again on SIGHUP, from their sources, and applies those that can change while the server
/// runs.
class Reload {
public:
    /// `arguments` are the program's own arguments. `in_force` are the settings with which the server has
    /// started.
    Reload(std::span<const char* const> arguments, std::vector<SettingInForce> in_force)
        : arguments_(arguments), in_force_(std::move(in_force)) {}

    /// Reads the arguments, the environment and the file again, and applies the settings. Logs each changed
    /// setting, and whether it needs a restart. If a setting is wrong, logs the error and its place, and
    /// changes no setting.
    void read_again(Server& server) {
        auto read = read_settings_with_origins(static_cast<int>(arguments_.size()), arguments_.data());
        if (!read) return spdlog::error("all settings stay as they were: {}", in_one_line(read.error().text));
        auto& [settings, all, notes] = *read;
        spdlog::set_level(spdlog::level::from_str(settings.log_level));
        for (std::size_t i = 0; i < all.size(); ++i) {
            say_difference(in_force_[i], all[i]);
            if (all[i].needs_restart) all[i].value = in_force_[i].value;  // so later reloads log it again
        }
        in_force_ = std::move(all);
        server.reload(settings);
        spdlog::info("reloaded the settings");
    }

private:
    std::span<const char* const> arguments_;
    std::vector<SettingInForce> in_force_;  ///< the values that the server uses now
};

/// Asks the program to end by SIGTERM, as a service manager does. The server drains first, so no move is
/// lost. Any thread may call this; it returns at once.
void ask_to_end() { ::kill(::getpid(), SIGTERM); }

}  // namespace
}  // namespace reami

namespace {

/// Blocks the signals that end the server or make it read its settings again, in this thread and in all
/// threads that start later. `next_of` receives the blocked signals.
sigset_t held_signals() {
    sigset_t signals;
    ::sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signals;
}

/// Waits for the next of these signals. Returns nothing if none comes within this time; without a time, waits
/// for ever.
std::optional<int> next_of(const sigset_t& signals, std::optional<std::chrono::microseconds> within) {
    int signal = 0;
    if (!within) return ::sigwait(&signals, &signal) == 0 ? std::optional(signal) : std::nullopt;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(*within);
    const std::chrono::nanoseconds rest = *within - seconds;
    const timespec time{seconds.count(), rest.count()};
    signal = ::sigtimedwait(&signals, nullptr, &time);
    return signal > 0 ? std::optional(signal) : std::nullopt;
}

/// Puts the socket of the service manager, if there is one, into the settings: the socket replaces the
/// address there.
reami::Settings with_given_socket(reami::Settings settings) {
    if (auto socket = reami::service_manager::given_socket()) {
        spdlog::info(
            "using the socket of the service manager: --listen, --port and --socket-mode have no effect");
        if (settings.redirect_port != 0 && socket->address.starts_with("unix:"))
            throw std::runtime_error(
                "--redirect-port needs an address to listen on, but the socket of the service manager is at "
                "a path");
        settings.given_socket = socket->descriptor;
        settings.listen = std::move(socket->address);
        settings.port = socket->port;
    }
    return settings;
}

bool serves_others_in_clear(const reami::Settings& settings) {
    const bool is_protected = !settings.certificate.empty() || !settings.proxies.empty();
    return !is_protected && !reami::listens_here_alone(settings);
}

void show_life(reami::Server& server) {
    server.settle();  // hangs if a shard hangs, so that the service manager restarts the server
    reami::service_manager::say_alive();
}

/// Reloads the settings and sends signs of life until a signal ends the server.
void watch_over(reami::Server& server, const sigset_t& signals, reami::Reload reload) {
    const auto life_every = reami::service_manager::wants_life_every();
    reami::service_manager::say_ready();
    for (;;) {
        const auto signal = next_of(signals, life_every);
        if (!signal) {
            show_life(server);
        } else if (*signal == SIGHUP) {
            reload.read_again(server);
        } else {
            return reami::service_manager::say_stopping();
        }
    }
}

/// Waits for this time, or until a second signal comes. Meanwhile, /ready tells a load balancer that the
/// server will end, and people continue to play.
void let_it_be_heard(reami::Server& server, const sigset_t& signals, std::chrono::milliseconds time) {
    using std::chrono::steady_clock;
    if (time.count() == 0) return;
    server.begin_draining();
    spdlog::info("draining: /ready fails from now on, and the server ends in {} seconds",
                 std::chrono::duration<double>(time).count());
    const auto end = steady_clock::now() + time;
    for (auto now = steady_clock::now(); now < end; now = steady_clock::now()) {
        const auto left = std::chrono::ceil<std::chrono::microseconds>(end - now);
        const auto signal =
            next_of(signals, std::min(left, reami::service_manager::wants_life_every().value_or(left)));
        if (signal && *signal != SIGHUP) return;
        show_life(server);
    }
}

/// The version of each game's rules, for the log: ` kingdomino 1, toncc 2`.
std::string versions_of_rules() {
    std::string versions;
    for (const reami::protocol::GameInfo* game : reami::protocol::all_games())
        versions += (versions.empty() ? " " : ", ") + game->name + ' ' + std::to_string(game->rules_version);
    return versions;
}

/// Serves until SIGINT or SIGTERM, or until another server takes over the database. Returns the exit status.
int serve(const reami::Settings& wanted, const std::vector<std::string>& notes, reami::Reload reload) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("reami"));
    spdlog::set_level(spdlog::level::from_str(wanted.log_level));
    if (wanted.log_format == "text" && reami::stderr_is_read_by_journal())
        reami::set_log_format_of_journal();
    else
        reami::set_log_format(wanted.log_format);
    spdlog::info("reami-server {}, protocol {}, schema {}, rules of{}", reami::version,
                 reami::protocol::subprotocol, reami::store::migrations().size(), versions_of_rules());
    for (const std::string& note : notes) spdlog::warn(note);
    const reami::Settings settings = with_given_socket(wanted);
    reami::raise_descriptor_limit();
    const sigset_t signals = held_signals();
    std::atomic<bool> is_lost = false;
    const auto end = [&is_lost] {
        is_lost = true;
        reami::ask_to_end();
    };
    reami::Server server(settings, end, reami::ask_to_end);
    for (const std::string& url : reami::urls(settings, server.port(), reami::own_addresses()))
        std::cout << "Reami is at " << url << std::endl;
    if (serves_others_in_clear(settings))
        spdlog::warn(
            "serving without TLS: everybody on the network path can read and change all data. Do this only "
            "in a network that you trust. For the Internet, set --certificate and --key, or put a reverse "
            "proxy in front of the server (--proxies)");
    if (settings.push_contact.empty())
        spdlog::info("players get no messages by web push, because push_contact is not set");
    watch_over(server, signals, std::move(reload));
    if (!is_lost) let_it_be_heard(server, signals, settings.drain_for);
    server.drain();
    spdlog::info("stopping");
    return is_lost ? 1 : 0;
}

bool asks_for_help(std::span<const char* const> arguments) {
    return std::ranges::any_of(arguments,
                               [](std::string_view one) { return one == "--help" || one == "-h"; });
}

}  // namespace

int main(int argc, char** argv) {
    ::umask(S_IRWXG | S_IRWXO);  // the database holds secrets
    try {
        const std::span<const char* const> arguments(argv, static_cast<std::size_t>(argc));
        const std::string_view first = argc > 1 ? argv[1] : "";
        if (const auto command = reami::commands::command_named(first)) {
            reami::commands::use_usual_settings(arguments.subspan(1));
            return command(argc - 1, argv + 1);
        }
        if (!first.empty() && !first.starts_with('-')) {
            std::cerr << "reami-server: " << reami::commands::no_such_command(first) << '\n';
            return reami::usage_error;
        }
        auto read = reami::read_settings_with_origins(argc, argv);
        if (!read) {
            const reami::Printed printed = read.error();
            if (printed.exit_status == 0 && asks_for_help(arguments))
                std::cout << reami::commands::list_of_commands();
            return reami::print(printed);
        }
        auto& [settings, in_force, notes] = *read;
        return serve(settings, notes, {{argv, static_cast<std::size_t>(argc)}, std::move(in_force)});
    } catch (const reami::ServedByAnother& error) {
        std::cerr << "reami-server: " << error.what() << '\n';
        return reami::usage_error;
    } catch (const std::exception& error) {
        std::cerr << "reami-server: " << error.what() << '\n';
        return 1;
    }
}
