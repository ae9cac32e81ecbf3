#include "server/cluster/room_taker.hpp"

#include <spdlog/spdlog.h>

#include "server/cluster/sql/pg_replays.hpp"
#include "server/lobby/rooms/restore.hpp"
#include "server/runtime/log_about.hpp"
#include "server/store/read/open_to_read.hpp"

namespace reami::cluster {

namespace asio = boost::asio;

namespace {

constexpr std::size_t most_waiting = 4'096;
constexpr int most_tries = 3;  ///< to find or take a room that other nodes try to take, too

}  // namespace

RoomTaker::RoomTaker(const store::PgAddress& address, const std::string& program,
                     const Dependencies& dependencies)
    : address_(address),
      dependencies_(dependencies),
      claims_(address, program),
      connection_(store::open_to_read(address)),
      work_(1, most_waiting) {}

asio::awaitable<Whereabouts> RoomTaker::find(std::string code, std::optional<std::string> lost) {
    co_return co_await work_.run([&] { return find_now(code, lost); });
}

void RoomTaker::take_some_time(const RoomPlace& seen, std::function<void()> done) {
    work_.give([this, seen, done = std::move(done)] {
        try {
            if (!dependencies_.directory.has(seen.code)) take(seen);
        } catch (const std::exception& error) {
            log_about(spdlog::level::warn, {seen.room}, "could not take over this room: {}", error.what());
        }
        done();
    });
}

void RoomTaker::warm_up() {
    constexpr int most_attempts = 2;  // the first attempt may find that a connection is broken
    work_.give([this] {
        for (int i = 0; i < most_attempts; ++i) {
            try {
                return ask_without_taking();
            } catch (const std::exception& error) {
                spdlog::debug("a thread that takes over rooms is not connected to the database yet: {}",
                              error.what());
            }
        }
    });
}

void RoomTaker::ask_without_taking() {
    constexpr const char* no_code = "";
    const RoomPlace no_room;
    claims_.look(no_code);
    claims_.take(no_room, dependencies_.lease.tenure());
    store::read_room(*connection_, store::read_last_room(*connection_));
}

Whereabouts RoomTaker::at(const RoomPlace::ServingNode& owner, const std::optional<std::string>& lost) {
    const bool can_be_reached = !owner.address.empty() && owner.incarnation != lost;
    if (!can_be_reached) return NotServedYet{std::chrono::milliseconds(owner.ends_in)};
    return ServedBy{owner.address, owner.incarnation};
}

Whereabouts RoomTaker::find_now(const std::string& code, const std::optional<std::string>& lost) {
    for (int i = 0; i < most_tries && !dependencies_.directory.has(code); ++i)
        if (auto found = look_once(code, lost)) return *std::move(found);
    if (dependencies_.directory.has(code)) return ServedHere{};
    return NotServedYet{};
}

/// Looks the room up once, and takes it if it is free. Empty if the caller must look again: the room has
/// changed meanwhile, or has just become free.
std::optional<Whereabouts> RoomTaker::look_once(const std::string& code,
                                                const std::optional<std::string>& lost) {
    const auto seen = claims_.look(code);
    if (!seen) return ServedHere{};
    const bool is_others =
        seen->owner && seen->owner->incarnation != dependencies_.lease.tenure()->incarnation;
    if (is_others && !seen->owner->is_late()) return at(*seen->owner, lost);
    if (is_others) {
        claims_.end_late(seen->owner->incarnation);
        return std::nullopt;
    }
    const auto other = seen->is_left_to_others ? claims_.left_to(seen->room) : std::nullopt;
    if (other) return at(*other, lost);
    if (take(*seen)) return ServedHere{};
    return std::nullopt;
}

/// Gives up a room whose match this program can't replay, if a node with another program is running that may
/// be able to replay it. Returns whether it has given up the room.
bool RoomTaker::leaves(const store::RoomClaim& claim, int match) {
    if (!claims_.leave_to_others(claim, match)) return false;
    log_about(spdlog::level::warn, {claim.room}, "is left to a node with another release");
    return true;
}

store::StoredRoom RoomTaker::log_of(const store::RoomClaim& claim) try {
    return store::read_taken_room(*connection_, claim);
} catch (const std::exception&) {
    connection_ = store::open_to_read(address_);  // a new connection may lead to another machine
    throw;
}

void RoomTaker::name_taken(std::optional<std::string> code) {
    const std::lock_guard lock(mutex_);
    taken_now_ = std::move(code);
}

bool RoomTaker::is_taking(const std::string& code) const {
    const std::lock_guard lock(mutex_);
    return taken_now_ == code;
}

bool RoomTaker::take(const RoomPlace& seen) try {
    name_taken(seen.code);
    const bool is_taken = take_now(seen);
    name_taken(std::nullopt);
    return is_taken;
} catch (...) {
    name_taken(std::nullopt);
    throw;
}

/// Takes the room first, and then reads its log: from then on, no other node can add to this log.
bool RoomTaker::take_now(const RoomPlace& seen) {
    const auto tenure = dependencies_.lease.tenure();
    if (tenure->deadline.is_over()) return false;  // this node could not send anything about the room
    const auto claim = claims_.take(seen, tenure);
    if (!claim) return false;
    auto brought = lobby::brought_back(log_of(*claim), dependencies_.directory.limits());
    if (!brought) {
        if (leaves(*claim, whole_room)) return false;
        log_about(spdlog::level::err, {seen.room}, "is set aside, and stays unchanged in the database: {}",
                  brought.error());
        return true;
    }
    auto& on_disk = *brought;
    const room::RoomState& state = on_disk.room.state();
    if (state.phase == room::Phase::held && leaves(*claim, state.match.value())) return false;
    if (tenure->deadline.is_over()) return false;
    on_disk.claim = claim;
    dependencies_.quota.restored(on_disk.opener);
    dependencies_.directory.add(std::move(on_disk));
    log_about(spdlog::level::info, {seen.room}, "is served by this node now");
    const auto actor = dependencies_.directory.find(seen.code);
    if (tenure->deadline.is_over() && actor && actor->claim() == claim)
        actor->lose();  // `lose_what_is_over` ran before the room was added
    return true;
}

}  // namespace reami::cluster
