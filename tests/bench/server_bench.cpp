// Matches through a real server on loopback, everything stored: moves a second, the time from a move to the
// opponent's patch, bytes a move, memory a room. Prints a line for each number of rooms; arguments: rooms and
// seconds.
//     server_bench 1 10 100 --seconds 5
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "server/server.hpp"

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Clock = std::chrono::steady_clock;
using Json = nlohmann::json;

struct Figures {
    std::vector<double> micros;  ///< from a move to the opponent's patch
    std::size_t moves = 0, bytes = 0, matches = 0;
    Clock::time_point until;
};

/// The moves on their way in one room: when each was sent, by the `v` that it will have.
using Sent = std::map<std::pair<int, int>, Clock::time_point>;

class Player {
public:
    Player(asio::io_context& context, std::uint16_t port, Figures& figures, Sent& sent)
        : socket_(context), port_(port), figures_(figures), sent_(sent) {}

    asio::awaitable<void> play(std::string room, int seat) {
        co_await connect(room);
        Json hello = {{"t", "hello"}};
        co_await say(hello);
        Json sit = {{"t", "sit"},
                    {"id", "s"},
                    {"seat", seat},
                    {"name", "P" + std::to_string(seat)},
                    {"word", word()}};
        co_await say(sit);
        while (Clock::now() < figures_.until) co_await hear();
    }

private:
    asio::awaitable<void> connect(const std::string& room) {
        const asio::ip::tcp::endpoint server(asio::ip::make_address("127.0.0.1"), port_);
        co_await beast::get_lowest_layer(socket_).async_connect(server, asio::use_awaitable);
        socket_.next_layer().set_option(asio::ip::tcp::no_delay(true));
        socket_.set_option(
            beast::websocket::stream_base::decorator([](beast::websocket::request_type& request) {
                request.set(http::field::sec_websocket_protocol, "reami.v1");
            }));
        const std::string host = "127.0.0.1:" + std::to_string(port_), path = "/ws/r/" + room;
        co_await socket_.async_handshake(host, path, asio::use_awaitable);
    }

    asio::awaitable<void> hear() {
        beast::flat_buffer buffer;
        const std::size_t bytes = co_await socket_.async_read(buffer, asio::use_awaitable);
        const Json message = Json::parse(beast::buffers_to_string(buffer.data()));
        const std::string kind = message.at("t");
        if (kind == "room") co_await get_going(message);
        if (kind == "patch") note(message, bytes);
        if (kind == "state") match_ = message.at("match");
        if ((kind == "patch" || kind == "state") && message.contains("legal")) co_await move(message);
        const bool was_not_the_host =
            kind == "no" && message.value("id", "") == "z";  // both ask for the start
        if (kind == "no" && !was_not_the_host) std::cerr << message << '\n';
    }

    asio::awaitable<void> get_going(const Json& room) {
        const bool both_sit = !room.at("seats").at("1").is_null() && !room.at("seats").at("2").is_null();
        const std::string phase = room.at("phase");
        if (phase == "ended" && both_sit && wanted_ != room.at("match")) {
            wanted_ = room.at("match");
            Json rematch = {{"t", "rematch"}, {"id", "r" + std::to_string(wanted_)}, {"word", word()}};
            co_await say(rematch);
        }
        if (phase != "seating" || !both_sit) co_return;
        if (!std::exchange(said_ready_, true)) {
            Json ready = {{"t", "ready"}, {"id", "y"}};
            co_await say(ready);
        } else if (is_ready(room, "1") && is_ready(room, "2")) {
            Json start = {{"t", "start"}, {"id", "z"}};
            co_await say(start);
        }
    }

    static bool is_ready(const Json& room, const char* seat) {
        return room.at("seats").at(seat).value("ready", false);
    }

    void note(const Json& patch, std::size_t bytes) {
        figures_.bytes += bytes;
        if (patch.contains("result")) ++figures_.matches;
        if (patch.contains("id")) return;  // our own
        ++figures_.moves;
        const auto sent = sent_.find({patch.at("match"), patch.at("v")});
        if (sent == sent_.end()) return;
        const std::chrono::duration<double, std::micro> took = Clock::now() - sent->second;
        figures_.micros.push_back(took.count());
        sent_.erase(sent);
    }

    asio::awaitable<void> move(const Json& asked) {
        const auto& legal = asked.at("legal");
        Json move = {{"t", "move"},
                     {"id", "m" + std::to_string(match_) + "x" + std::to_string(asked.at("ask").get<int>())},
                     {"match", match_},
                     {"ask", asked.at("ask")},
                     {"m", legal.at(random_() % legal.size())}};
        sent_[{match_, asked.at("v").get<int>() + 1}] = Clock::now();
        co_await say(move);
    }

    asio::awaitable<void> say(const Json& message) {
        const std::string text = message.dump();
        co_await socket_.async_write(asio::buffer(text), asio::use_awaitable);
    }

    static std::string word() { return "00112233445566778899aabbccddeeff"; }

    beast::websocket::stream<asio::ip::tcp::socket> socket_;
    std::uint16_t port_;
    Figures& figures_;
    Sent& sent_;
    std::mt19937 random_{1};
    int match_ = 0, wanted_ = 0;
    bool said_ready_ = false;
};

std::string open_room(std::uint16_t port, int number) {
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    socket.connect({asio::ip::make_address("127.0.0.1"), port});
    http::request<http::string_body> request(http::verb::post, "/api/rooms", 11);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    request.set(http::field::content_type, "application/json");
    request.body() =
        Json({{"id", "b" + std::to_string(number)}, {"game", "kingdomino"}, {"seats", 2}}).dump();
    request.prepare_payload();
    http::write(socket, request);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(socket, buffer, response);
    return Json::parse(response.body()).at("code");
}

std::size_t resident_kilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stoul(line.substr(6));
    return 0;
}

double percentile(std::vector<double> sorted, double part) {
    if (sorted.empty()) return 0;
    std::sort(sorted.begin(), sorted.end());
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

void run(int rooms, int seconds) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("reami-bench-" + std::to_string(::getpid()));
    reami::Settings settings;
    settings.port = 0;
    settings.data = folder;
    settings.log_level = "warn";
    settings.limits.rooms_an_hour = settings.limits.rooms = settings.limits.connections_an_address = 100'000;
    settings.limits.connections = 100'000;
    settings.limits.requests_a_second = settings.limits.request_burst = 1'000'000;
    settings.limits.messages_a_second = settings.limits.message_burst = 1'000'000;
    {
        reami::Server server(settings);
        const std::size_t before = resident_kilobytes();
        std::vector<std::string> codes;
        codes.reserve(static_cast<std::size_t>(rooms));
        for (int i = 0; i < rooms; ++i) codes.push_back(open_room(server.port(), i));
        const std::size_t after = resident_kilobytes();

        asio::io_context context;
        Figures figures;
        figures.until = Clock::now() + std::chrono::seconds(seconds);
        std::vector<Sent> sent(codes.size());
        std::vector<std::unique_ptr<Player>> players;
        for (std::size_t i = 0; i < codes.size(); ++i)
            for (int seat = 1; seat <= 2; ++seat) {
                players.push_back(std::make_unique<Player>(context, server.port(), figures, sent[i]));
                asio::co_spawn(context, players.back()->play(codes[i], seat), asio::detached);
            }
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

int main(int argc, char** argv) {
    int seconds = 5;
    std::vector<int> counts;
    for (int i = 1; i < argc; ++i)
        if (std::string(argv[i]) == "--seconds" && i + 1 < argc)
            seconds = std::stoi(argv[++i]);
        else
            counts.push_back(std::stoi(argv[i]));
    for (const int rooms : counts.empty() ? std::vector<int>{1, 10, 100} : counts) run(rooms, seconds);
}
