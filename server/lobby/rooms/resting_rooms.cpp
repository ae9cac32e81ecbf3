#include "server/lobby/rooms/resting_rooms.hpp"

#include "engine/core/expected.hpp"
#include "server/lobby/rooms/restore.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/log_outage.hpp"
#include "server/store/read/read_room.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
using store::Millis;

namespace {

constexpr Millis rests_after = 3'600'000;  ///< milliseconds without anybody in the room

}  // namespace

asio::awaitable<Directory::ActorPtr> RestingRooms::awake(std::string code) {
    // The room may begin to rest between the two lookups.
    while (dependencies_.directory.has(code) && !dependencies_.directory.is_draining()) {
        if (auto actor = dependencies_.directory.find(code)) co_return actor;
        co_await dependencies_.readers.ask([&](store::ReadConnection& db) { return read_back(db, code); });
    }
    co_return dependencies_.directory.find(code);
}

/// Runs on the readers' only thread: if two clients enter at the same time, the second one finds the room
/// awake.
bool RestingRooms::read_back(store::ReadConnection& db, const std::string& code) {
    const auto number = dependencies_.directory.number_of_resting(code);
    if (!number || dependencies_.directory.is_draining()) return false;
    const store::StoredRoom stored = store::read_room(db, *number);
    const bool is_gone = stored.records.empty() && !stored.unreadable;
    auto brought = is_gone ? Expected<RoomOnDisk, std::string>("it is not in the database any more")
                           : brought_back(stored, dependencies_.directory.limits());
    if (!brought) {
        log_about(spdlog::level::err, {*number}, "is set aside, and stays unchanged in the database: {}",
                  brought.error());
        dependencies_.directory.set_aside(code);
        throw std::runtime_error("a resting room can't be read, and is set aside");
    }
    dependencies_.directory.add(*std::move(brought));
    return true;
}

asio::awaitable<void> RestingRooms::wake(std::vector<std::string> codes) {
    for (std::string& code : codes) {
        try {
            co_await awake(std::move(code));
        } catch (const std::exception& error) {
            log_outage("could not read a resting room", error.what());
        }
    }
}

asio::awaitable<void> RestingRooms::wake_all() {
    co_await wake(dependencies_.directory.resting(std::numeric_limits<Millis>::max()));
}

void RestingRooms::look_around(const asio::any_io_executor& executor) {
    dependencies_.directory.let_rest(rests_after);
    if (wakes_due_.exchange(true)) return;
    auto due = dependencies_.directory.resting(dependencies_.clock.now().steady);
    asio::co_spawn(executor, wake(std::move(due)),
                   [this](const std::exception_ptr& /*logged*/) { wakes_due_ = false; });
}

}  // namespace reami::lobby
