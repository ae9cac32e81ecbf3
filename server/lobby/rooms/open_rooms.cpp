#include "server/lobby/rooms/open_rooms.hpp"

#include "protocol/json/described.hpp"
#include "server/net/encoded.hpp"

namespace reami::lobby {

namespace from_server = protocol::from_server;

namespace {

bool is_on_list(const from_server::Room& room) {
    return room.listed &&
           (room.phase == from_server::Phase::seating || room.phase == from_server::Phase::playing);
}

}  // namespace

auto OpenRooms::changed(RoomPtr room) -> RoomPtr {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(room->code);
    RoomPtr before = found == rooms_.end() ? nullptr : found->second;
    if ((before && is_on_list(*before)) || is_on_list(*room)) is_announced_ = false;
    resting_.erase(room->code);
    if (room->phase == from_server::Phase::closed)
        rooms_.erase(room->code);
    else
        rooms_.insert_or_assign(room->code, std::move(room));
    return before;
}

void OpenRooms::rests(const std::string& code) {
    const std::lock_guard lock(mutex_);
    resting_.insert(code);
}

void OpenRooms::heard(std::map<std::string, from_server::OpenRoom> everywhere) {
    const std::lock_guard lock(mutex_);
    if (everywhere == everywhere_) return;
    everywhere_ = std::move(everywhere);
    is_announced_ = false;
}

from_server::Rooms OpenRooms::listed() const {
    const std::lock_guard lock(mutex_);
    auto shown = everywhere_;
    for (const auto& [code, room] : rooms_)
        if (is_on_list(*room))
            shown[code] = {room->code, room->game,  room->options,  room->phase,
                           room->time, room->seats, room->watching, room->date};
        else
            shown.erase(code);
    from_server::Rooms list;
    for (auto& [code, room] : shown) list.rooms.push_back(std::move(room));
    return list;
}

std::vector<RoomCount> OpenRooms::counts() const {
    std::map<std::pair<std::string, from_server::Phase>, RoomCount> counts;
    const std::lock_guard lock(mutex_);
    for (const auto& [code, room] : rooms_) {
        if (resting_.contains(code)) continue;
        RoomCount& count = counts[{room->game, room->phase}];
        ++count.rooms;
        count.watching += static_cast<std::size_t>(room->watching);
        for (const auto& [seat, occupant] : room->seats) count.seats_taken += occupant ? 1 : 0;
    }
    std::vector<RoomCount> all;
    for (auto& [kind, count] : counts) {
        count.game = kind.first;
        count.phase = json::enum_name(kind.second);
        all.push_back(std::move(count));
    }
    return all;
}

std::optional<from_server::Room> OpenRooms::find(const std::string& code) const {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(code);
    if (found == rooms_.end()) return std::nullopt;
    return *found->second;
}

std::vector<from_server::Room> OpenRooms::all() const {
    const std::lock_guard lock(mutex_);
    std::vector<from_server::Room> rooms;
    for (const auto& [code, room] : rooms_) rooms.push_back(*room);
    return rooms;
}

auto OpenRooms::open_watchers() const -> std::vector<OpenWatcher> {
    std::vector<OpenWatcher> open;
    const std::lock_guard lock(mutex_);
    for (const Watcher& watcher : watchers_)
        if (auto connection = watcher.connection.lock())
            open.push_back({std::move(connection), watcher.from});
    return open;
}

std::vector<Watching> OpenRooms::watchers() const {
    std::vector<Watching> all;
    for (const OpenWatcher& watcher : open_watchers()) all.push_back(watcher.from);
    return all;
}

int OpenRooms::close(const std::function<bool(const boost::asio::ip::address&)>& which,
                     protocol::Close why) const {
    int closed = 0;
    for (const OpenWatcher& watcher : open_watchers()) {
        if (!which(watcher.from.address)) continue;
        watcher.connection->close(why);
        ++closed;
    }
    return closed;
}

int OpenRooms::send(const net::EncodedMessage& message) const {
    const auto watchers = open_watchers();
    for (const OpenWatcher& watcher : watchers) watcher.connection->send(message, net::Delivery::always);
    return static_cast<int>(watchers.size());
}

net::EncodedMessage OpenRooms::text() const { return net::encoded(listed()); }

void OpenRooms::watch(const std::shared_ptr<net::ConnectionHandle>& connection, const Watching& from) {
    connection->send(text(), net::Delivery::state);
    const std::lock_guard lock(mutex_);
    watchers_.push_back({connection, from});
}

void OpenRooms::tell() {
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(watchers_, [](const Watcher& watcher) { return watcher.connection.expired(); });
        if (is_announced_) return;
        is_announced_ = true;
    }
    const auto watchers = open_watchers();
    if (watchers.empty()) return;
    const net::EncodedMessage list = text();
    for (const OpenWatcher& watcher : watchers) watcher.connection->send(list, net::Delivery::state);
}

}  // namespace reami::lobby
