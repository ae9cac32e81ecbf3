// Matches through a real server on loopback, everything stored: moves a second, the time from a move to the
// opponent's patch, bytes a move, memory a room. Prints a line for each number of rooms; arguments: rooms and
// seconds.
//     server_bench 1 10 100 --seconds 5
#include <unistd.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "server/app/server.hpp"
#include "tests/bench/player.hpp"

namespace reami::bench {

namespace {

namespace asio = boost::asio;

std::size_t resident_kilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stoul(line.substr(6));
    return 0;
}

void run(int rooms, int seconds) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("reami-bench-" + std::to_string(::getpid()));
    Settings settings;
    settings.port = 0;
    settings.data = folder;
    settings.log_level = "warn";
    settings.limits.rooms_an_hour = settings.limits.rooms = settings.limits.connections_an_address = 100'000;
    settings.limits.connections = 100'000;
    settings.limits.requests_a_second = settings.limits.request_burst = 1'000'000;
    settings.limits.connects_a_second = settings.limits.connect_burst = 1'000'000;
    settings.limits.messages_a_second = settings.limits.message_burst = 1'000'000;
    {
        Server server(settings);
        const Way way{.port = server.port()};
        const std::size_t before = resident_kilobytes();
        std::vector<std::string> codes;
        codes.reserve(static_cast<std::size_t>(rooms));
        for (int i = 0; i < rooms; ++i) codes.push_back(open_room(way, i));
        const std::size_t after = resident_kilobytes();

        asio::io_context context;
        Figures figures;
        figures.until = Clock::now() + std::chrono::seconds(seconds);
        std::vector<Sent> sent(codes.size());
        for (std::size_t i = 0; i < codes.size(); ++i)
            for (int seat = 1; seat <= 2; ++seat)
                asio::co_spawn(context, play(way, {codes[i], seat}, figures, sent[i]), asio::detached);
        context.run_for(std::chrono::seconds(seconds));
        const auto moves = static_cast<double>(std::max<std::size_t>(figures.moves, 1));
        std::cout << rooms << " rooms: " << static_cast<double>(figures.moves) / seconds
                  << " moves/s, median " << percentile(figures.micros, 0.5) << " us, p99 "
                  << percentile(figures.micros, 0.99) << " us, " << static_cast<double>(figures.bytes) / moves
                  << " bytes a move to both seats, " << figures.matches / 2 << " matches, "
                  << (after - before) / static_cast<std::size_t>(rooms) << " KB a room" << std::endl;
    }
    std::filesystem::remove_all(folder);
}

}  // namespace

}  // namespace reami::bench

int main(int argc, char** argv) {
    int seconds = 5;
    std::vector<int> counts;
    for (int i = 1; i < argc; ++i)
        if (std::string(argv[i]) == "--seconds" && i + 1 < argc)
            seconds = std::stoi(argv[++i]);
        else
            counts.push_back(std::stoi(argv[i]));
    for (const int rooms : counts.empty() ? std::vector<int>{1, 10, 100} : counts)
        reami::bench::run(rooms, seconds);
}
