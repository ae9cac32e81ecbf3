// reami-server: reads its settings, serves until it is told to stop, and reads its certificate again on
// SIGHUP.
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <functional>
#include <iostream>

#include "server/server.hpp"
#include "server/settings.hpp"

namespace {

/// Until SIGINT or SIGTERM.
void serve(const reami::Settings& settings) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("reami"));
    spdlog::set_level(spdlog::level::from_str(settings.log_level));
    boost::asio::io_context signals;
    boost::asio::signal_set end(signals, SIGINT, SIGTERM), again(signals, SIGHUP);
    reami::Server server(settings);
    const char* scheme = settings.certificate.empty() ? "http" : "https";
    std::cout << "Reami is at " << scheme << "://" << settings.listen << ':' << server.port() << std::endl;
    end.async_wait([&](auto, int) { signals.stop(); });
    std::function<void()> wait_for_reload = [&] {
        again.async_wait([&](auto error, int) {
            if (error) return;
            server.reload();
            wait_for_reload();
        });
    };
    wait_for_reload();
    signals.run();
    spdlog::info("stopping");
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const auto settings = reami::read_settings(argc, argv);
        if (const auto* printed = std::get_if<reami::Printed>(&settings)) {
            (printed->exit_status == 0 ? std::cout : std::cerr) << printed->text;
            return printed->exit_status;
        }
        serve(std::get<reami::Settings>(settings));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "reami-server: " << error.what() << '\n';
        return 1;
    }
}
