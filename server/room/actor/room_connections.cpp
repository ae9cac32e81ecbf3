#include "server/room/actor/room_connections.hpp"

#include <algorithm>
#include <utility>

#include "server/net/encoded.hpp"

namespace reami::room {

namespace {

/// Says whether the session may drop the message for a slow reader.
net::Delivery delivery(const SharedMessage& message) {
    if (message.answers) return net::Delivery::always;
    if (message.tag == from_server::Patch::tag) return net::Delivery::patch;
    if (message.tag == from_server::Room::tag) return net::Delivery::room;
    if (message.tag == from_server::State::tag) return net::Delivery::state;
    return net::Delivery::always;
}

}  // namespace

bool has_seat(const Room& room, PlayerId player) {
    const Seats& seats = room.state().seats;
    return seats.seat_of(player) || seats.kept_for(player);
}

void RoomConnections::add(ClientId client, std::shared_ptr<net::ConnectionHandle> connection,
                          bool passed_on) {
    connections_.emplace(client, RoomConnection{std::move(connection), passed_on});
    if (!passed_on) left_since_ = somebody_is_here;
}

void RoomConnections::remove(ClientId client, Millis now) {
    connections_.erase(client);
    const bool is_anyone_here =
        std::ranges::any_of(connections_, [](const auto& one) { return !one.second.passed_on; });
    if (!is_anyone_here && !left_since()) left_since_ = now;
}

std::vector<ClientId> RoomConnections::clients() const {
    std::vector<ClientId> clients;
    for (const auto& [client, connection] : connections_) clients.push_back(client);
    return clients;
}

std::optional<Millis> RoomConnections::left_since() const {
    const Millis since = left_since_;
    return since == somebody_is_here ? std::nullopt : std::optional(since);
}

void RoomConnections::send(const std::vector<OutgoingMessage>& messages) const {
    for (const OutgoingMessage& one : messages) {
        if (!one.message.refusal.empty()) refusals_.count(one.message.refusal);
        if (const auto to = connections_.find(one.to); to != connections_.end())
            to->second.connection->send(one.message.text, delivery(one.message));
    }
}

void RoomConnections::send(const RoomOutput& output) const {
    send(output.messages);
    for (const Disconnect& one : output.disconnects)
        if (const auto to = connections_.find(one.to); to != connections_.end())
            to->second.connection->close(one.why);
}

void RoomConnections::note_seat(const Room& room, ClientId client) const {
    const auto to = connections_.find(client);
    const Client* const who = room.snapshot().clients.find(client);
    if (to != connections_.end() && who)
        to->second.connection->note_seat(has_seat(room, who->identity.player));
}

void RoomConnections::note_seats(const Room& room) const {
    for (const auto& [client, to] : connections_) note_seat(room, client);
}

void RoomConnections::say_bye(const from_server::Bye& bye) const {
    const auto text = net::encoded(bye);
    for (const auto& [client, to] : connections_) to.connection->send(text, net::Delivery::always);
    close(protocol::Close::restart);
}

void RoomConnections::close(protocol::Close why) const {
    for (const auto& [client, to] : connections_) to.connection->close(why);
}

}  // namespace reami::room
