#include "tests/bench/load/relay_table.hpp"

#include <stdexcept>

namespace reami::bench {

namespace {

/// A text that is as long as a turn of Kingdomino.
constexpr std::string_view turn = R"({"t":"move","id":"m1x12","match":1,"ask":12,"moves":["g8g9","=17"]})";

}  // namespace

RelayTable::RelayTable(boost::asio::io_context& context, const Way& way, const Place& place, Figures& figures)
    : way_(way),
      figures_(figures),
      path_("/ws/r/" + place.code),
      first_(context, *this),
      second_(context, *this),
      pacer_(context, way, place.number) {}

void RelayTable::Client::closed() { throw std::runtime_error("the relay closed a connection, or took none"); }

void RelayTable::opened(const Client& client) {
    if (&client == &first_) return second_.connection.open(way_.port, path_);
    has_begun_ = true;
    send(first_);
}

void RelayTable::heard(Client& client, std::string_view message) {
    if (message != turn) throw std::runtime_error("the relay says what nobody said");
    const std::chrono::duration<double, std::micro> took = Clock::now() - sent_;
    figures_.micros.push_back(took.count());
    ++figures_.turns;
    ++figures_.messages;
    ++figures_.moves;
    send(client);
}

void RelayTable::go_on() {
    rests_ = false;
    send(first_);
}

void RelayTable::send(Client& client) {
    if (rests_) return;
    pacer_.next([this, &client](Clock::time_point counts_from) {
        sent_ = counts_from;
        client.connection.say(turn);
    });
}

}  // namespace reami::bench
