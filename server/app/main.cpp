// reami-server: reads its settings, serves until it is told to stop, and reads its certificate again on
// SIGHUP.
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <iostream>
#include <string_view>

#include "server/app/own_addresses.hpp"
#include "server/app/server.hpp"
#include "server/commands/export_match.hpp"
#include "server/runtime/descriptors.hpp"
#include "server/settings/settings.hpp"

namespace {

/// Those that end the server, or have it read its certificate again. From now on they wait to be asked for,
/// in every thread that starts after this.
sigset_t held_signals() {
    sigset_t signals;
    ::sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signals;
}

/// Until SIGINT or SIGTERM, or until the database is another server's; the exit status.
int serve(const reami::Settings& settings) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("reami"));
    spdlog::set_level(spdlog::level::from_str(settings.log_level));
    reami::raise_descriptor_limit();
    const sigset_t signals = held_signals();
    std::atomic<bool> is_lost = false;
    const auto end = [&is_lost] {
        is_lost = true;
        ::kill(::getpid(), SIGTERM);
    };
    reami::Server server(settings, end);
    for (const std::string& url : reami::urls(settings, server.port(), reami::own_addresses()))
        std::cout << "Reami is at " << url << std::endl;
    for (int signal = 0; ::sigwait(&signals, &signal) == 0 && signal == SIGHUP;) server.reload();
    spdlog::info("stopping");
    return is_lost ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    ::umask(S_IRWXG | S_IRWXO);  // what is stored holds secrets
    try {
        if (argc > 1 && std::string_view(argv[1]) == "export")
            return reami::commands::export_match(argc - 1, argv + 1);
        const auto settings = reami::read_settings(argc, argv);
        if (const auto* printed = std::get_if<reami::Printed>(&settings)) {
            (printed->exit_status == 0 ? std::cout : std::cerr) << printed->text;
            return printed->exit_status;
        }
        return serve(std::get<reami::Settings>(settings));
    } catch (const std::exception& error) {
        std::cerr << "reami-server: " << error.what() << '\n';
        return 1;
    }
}
