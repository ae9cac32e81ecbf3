// A relay without rules, which shows the limit of a server on Beast. Two WebSockets with one path form a
// room, and the relay sends each message of one to the other. With a database, it first stores the message.
// It uses one thread, and another one to store. Usage:
//     relay PORT [DATABASE]
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "tests/bench/relay/client.hpp"
#include "tests/bench/relay/group_commit.hpp"

namespace reami::bench {

namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Acceptor = asio::basic_socket_acceptor<tcp, asio::io_context::executor_type>;

void accept(Acceptor& acceptor, RelayRooms& rooms) {
    acceptor.async_accept([&](boost::system::error_code error, RelayClient::Socket socket) {
        if (error) return;
        std::make_shared<RelayClient>(std::move(socket), rooms)->serve();
        accept(acceptor, rooms);
    });
}

void relay(std::uint16_t port, const char* database) {
    asio::io_context context(1);
    RelayRooms rooms;
    std::optional<GroupCommit> store;
    if (database == nullptr) {
        rooms.pass = [](const std::shared_ptr<RelayClient>& to, std::string text) {
            to->send(std::move(text));
        };
    } else {
        store.emplace(database, [&context](PassedList stored) {
            asio::post(context, [stored = std::move(stored)]() mutable {
                for (Passed& message : stored) message.to->send(std::move(message.text));
            });
        });
        rooms.pass = [&store](std::shared_ptr<RelayClient> to, std::string text) {
            store->store({std::move(to), std::move(text)});
        };
    }
    const tcp::endpoint here(asio::ip::make_address("127.0.0.1"), port);
    Acceptor acceptor(context, here);
    accept(acceptor, rooms);
    asio::signal_set stop(context, SIGTERM, SIGINT);
    stop.async_wait([&context](boost::system::error_code, int) { context.stop(); });
    context.run();
}

}  // namespace

}  // namespace reami::bench

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "relay PORT [DATABASE]\n";
        return 2;
    }
    reami::bench::relay(static_cast<std::uint16_t>(std::stoi(argv[1])), argc > 2 ? argv[2] : nullptr);
}
