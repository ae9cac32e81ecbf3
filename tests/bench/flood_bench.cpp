// Measures how much a flood into one room slows down other rooms. 64 connections from one address send 40
// messages per second each, while people play in eight other rooms. Three cases take turns: no flood; a flood
// to a server in the same process, which has as many threads, and reads and drops the messages; and a flood
// into a room. The result is how much longer the 99th percentile of the time from a move to the opponent's
// patch is in the third case than in the second. These are the arguments with their defaults:
//     flood_bench --seconds 6 --times 3 --connections 64 --rate 40 --threads 2
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/app/server.hpp"
#include "tests/bench/flood.hpp"
#include "tests/bench/player.hpp"

namespace reami::bench {

namespace {

namespace asio = boost::asio;

constexpr int rooms = 8;
constexpr std::chrono::seconds warming_up{1};

struct Wanted {
    int seconds = 6, times = 3, connections = 64, rate = 40, threads = 2;
};

/// Uses the default limits: the players keep to them, at another address.
Settings settings_in(const std::filesystem::path& folder, int threads) {
    Settings settings;
    settings.port = 0;
    settings.data = folder;
    settings.shards = static_cast<unsigned>(threads);
    settings.limits.rooms_an_hour = 1000;
    settings.limits.rooms_an_address = 1000;
    settings.limits.arrivals_a_second = settings.limits.connects_a_second = 1000;
    return settings;
}

class House {
public:
    House(const std::filesystem::path& folder, const Wanted& wanted)
        : wanted_(wanted),
          server_(settings_in(folder, wanted.threads)),
          sink_(settings_in(folder, wanted.threads).shards) {}

    /// The 99th percentile in microseconds.
    double quiet() { return measure("nobody floods", std::nullopt); }
    double dropped() {
        return measure("read and dropped",
                       Flood::To{sink_.port(), "KETMKARD", wanted_.connections, wanted_.rate});
    }
    double into_a_room() {
        const std::string room = open_room({.port = server_.port()}, ++opened_);
        return measure("into a room", Flood::To{server_.port(), room, wanted_.connections, wanted_.rate});
    }

private:
    double measure(const std::string& what, const std::optional<Flood::To>& to) {
        const Way way{
            .port = server_.port(), .from = "127.0.0.2", .before_moves = std::chrono::milliseconds(60)};
        std::vector<std::string> codes;
        codes.reserve(rooms);
        for (int n = 0; n < rooms; ++n) codes.push_back(open_room(way, ++opened_));
        std::optional<Flood> flood;
        if (to) flood.emplace(*to);

        asio::io_context context;
        Figures figures;
        figures.until = Clock::now() + std::chrono::seconds(wanted_.seconds) + warming_up;
        std::vector<Sent> sent(codes.size());
        for (std::size_t i = 0; i < codes.size(); ++i)
            for (int seat = 1; seat <= 2; ++seat)
                asio::co_spawn(context, play(way, {codes[i], seat}, figures, sent[i]), asio::detached);
        context.run_for(warming_up);
        figures.micros.clear();
        const std::size_t before = flood ? flood->sent() : 0;
        context.run_for(std::chrono::seconds(wanted_.seconds));

        const double p99 = percentile(figures.micros, 0.99);
        std::cout << what << ": " << figures.micros.size() << " moves, median "
                  << percentile(figures.micros, 0.5) << " us, p99 " << p99 << " us";
        if (flood)
            std::cout << "; " << (flood->sent() - before) / static_cast<std::size_t>(wanted_.seconds)
                      << " messages a second, " << flood->came_again() << " connections came again";
        std::cout << std::endl;
        return p99;
    }

    Wanted wanted_;
    Server server_;
    Sink sink_;
    int opened_ = 0;
};

void run(const Wanted& wanted) {
    spdlog::set_level(spdlog::level::err);
    const auto folder =
        std::filesystem::temp_directory_path() / ("reami-flood-" + std::to_string(::getpid()));
    {
        House house(folder, wanted);
        house.quiet();
        std::vector<double> ratios;
        for (int n = 0; n < wanted.times; ++n) {
            const double dropped = house.dropped();
            ratios.push_back(house.into_a_room() / dropped);
            std::cout << "ratio of the 99th percentiles: " << ratios.back() << std::endl;
        }
        std::cout << "median ratio: " << percentile(ratios, 0.5) << std::endl;
    }
    std::filesystem::remove_all(folder);
}

}  // namespace

}  // namespace reami::bench

int main(int argc, char** argv) {
    reami::bench::Wanted wanted;
    const std::map<std::string, int*> names{{"--seconds", &wanted.seconds},
                                            {"--times", &wanted.times},
                                            {"--connections", &wanted.connections},
                                            {"--rate", &wanted.rate},
                                            {"--threads", &wanted.threads}};
    for (int i = 1; i + 1 < argc; i += 2) *names.at(argv[i]) = std::stoi(argv[i + 1]);
    reami::bench::run(wanted);
}
