#include "server/lobby/rooms/rooms_elsewhere.hpp"

#include "server/lobby/rooms/restore.hpp"
#include "server/store/read/find_room.hpp"
#include "server/store/read/read_room.hpp"

namespace reami::lobby {

namespace asio = boost::asio;

namespace {

std::optional<store::StoredRoom> read_open_room(store::ReadConnection& db, const std::string& code) {
    const auto id = store::find_open_room(db, code);
    if (!id) return std::nullopt;
    auto stored = store::read_room(db, *id);
    const bool was_closed_meanwhile = stored.records.empty() && !stored.unreadable;
    if (was_closed_meanwhile) return std::nullopt;
    return stored;
}

RoomsElsewhere::SeenRoom seen(const store::StoredRoom& stored, std::optional<store::PlayerId> who,
                              const Limits& limits, Millis now) {
    const auto brought = brought_back(stored, limits);
    if (!brought) throw std::runtime_error(brought.error());
    const room::Room& room = brought->room;
    return {room::public_view(room.snapshot(), now), room::running_match(room.state(), who)};
}

}  // namespace

asio::awaitable<std::optional<RoomsElsewhere::SeenRoom>> RoomsElsewhere::find(
    std::string code, std::optional<store::PlayerId> who) const {
    const auto stored = co_await dependencies_.readers.ask(read_open_room, code);
    if (!stored) co_return std::nullopt;
    const Limits limits = dependencies_.directory.limits();
    const Millis now = dependencies_.clock.now().steady;
    co_return co_await dependencies_.workers.run([&] { return seen(*stored, who, limits, now); });
}

}  // namespace reami::lobby
