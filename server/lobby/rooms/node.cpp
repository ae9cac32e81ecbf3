#include "server/lobby/rooms/node.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <map>
#include <utility>

#include "server/lobby/rooms/restore.hpp"
#include "server/runtime/log_about.hpp"
#include "server/store/postgresql/pg_replays.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
using store::Millis;

namespace {

constexpr std::size_t most_waiting = 4'096;
constexpr int most_taken_a_second = 100, most_given_up_a_second = 100;
constexpr int most_tries = 3;              ///< to take a room that others want too
constexpr Millis left_alone_for = 30'000;  ///< so that people come first, and not who takes what is due
constexpr Millis given_up_after = 60'000;  ///< without anybody who came straight here

bool is_over(const store::Tenure& tenure) { return tenure.deadline.is_over(); }

}  // namespace

Node::Node(const store::PgAddress& address, store::NodeCard card, const Means& means, store::LeaseTimes times)
    : address_(address),
      means_(means),
      claims_(address, card.program),
      reader_(address),
      work_(1, most_waiting),
      lease_(address, std::move(card),
             {[this](const store::Tenure&) { means_.directory.lose_all(); },
              [this](const store::Tenure&) { begin(&Node::compare); }},
             times) {
    means_.directory.share([this](const Directory::ActorPtr& gone) { give_up_some_time(gone); });
}

void Node::stop() {
    lease_.stop();
    work_.stop();
}

/// On the thread of the work.
void Node::begin(Work work) {
    work_.give([this, work] {
        try {
            (this->*work)();
        } catch (const std::exception& error) {
            spdlog::warn("this node can't look after its rooms: {}", error.what());
        }
    });
}

asio::awaitable<net::Whereabouts> Node::whereabouts(std::string code, std::optional<std::string> lost) {
    if (serves(code)) co_return net::ServedHere{};
    if (is_cut_off()) co_return net::NotServedYet{};
    try {
        co_return co_await work_.run([&] { return find(code, lost); });
    } catch (const std::exception& error) {
        spdlog::warn("where a room is served can't be found out: {}", error.what());
    }
    co_return net::NotServedYet{};
}

net::Whereabouts Node::at(const store::RoomPlace::ServingNode& owner,
                          const std::optional<std::string>& lost) {
    const bool can_be_reached = !owner.address.empty() && owner.incarnation != lost;
    if (!can_be_reached) return net::NotServedYet{std::chrono::milliseconds(owner.ends_in)};
    return net::ServedBy{owner.address, owner.incarnation};
}

net::Whereabouts Node::find(const std::string& code, const std::optional<std::string>& lost) {
    for (int tries = 0; tries < most_tries && !has(code); ++tries)
        if (auto found = look_once(code, lost)) return *std::move(found);
    if (has(code)) return net::ServedHere{};
    return net::NotServedYet{};
}

/// Nothing: the room has changed hands meanwhile, or may be taken now.
std::optional<net::Whereabouts> Node::look_once(const std::string& code,
                                                const std::optional<std::string>& lost) {
    const auto seen = claims_.look(code);
    if (!seen) return net::ServedHere{};
    const bool is_others = seen->owner && seen->owner->incarnation != lease_.tenure()->incarnation;
    if (is_others && !seen->owner->is_late()) return at(*seen->owner, lost);
    if (is_others) {
        claims_.end_late(seen->owner->incarnation);
        return std::nullopt;
    }
    const auto other = seen->is_left_to_others ? claims_.left_to(seen->room) : std::nullopt;
    if (other) return at(*other, lost);
    if (take(*seen, means_.clock.now().wall)) return net::ServedHere{};
    return std::nullopt;
}

/// Whether this program can't replay the match (or the room), and another node is there that may.
bool Node::leaves(const store::RoomClaim& claim, int match) {
    if (!claims_.leave_to_others(claim, match)) return false;
    log_about(spdlog::level::warn, {claim.room}, "is left to a node with another program");
    return true;
}

store::StoredRoom Node::log_of(const store::RoomClaim& claim) try {
    return reader_.taken_room(claim);
} catch (const std::exception&) {
    reader_ = store::Reader(address_);  // another connection may lead elsewhere
    throw;
}

/// Only what is read after the taking is the room's log.
bool Node::take(const store::RoomPlace& seen, Millis quiet_since) {
    const auto tenure = lease_.tenure();
    if (is_over(*tenure)) return false;  // it could tell nobody anything
    const auto claim = claims_.take(seen, tenure);
    if (!claim) return false;
    auto brought = brought_back(log_of(*claim), means_.directory.terms());
    if (const auto* why_not = std::get_if<std::string>(&brought)) {
        if (leaves(*claim, store::whole_room)) return false;
        log_about(spdlog::level::err, {seen.room}, "is set aside, and stays as it is in the database: {}",
                  *why_not);
        return true;
    }
    auto& on_disk = std::get<RoomOnDisk>(brought);
    const room::RoomState& state = on_disk.room.state();
    if (state.phase == room::Phase::held && leaves(*claim, state.match.value())) return false;
    if (is_over(*tenure)) return false;
    on_disk.claim = claim;
    on_disk.quiet_since = std::max(on_disk.quiet_since, quiet_since);
    means_.quota.restored(on_disk.opener);
    means_.directory.add(std::move(on_disk));
    log_about(spdlog::level::info, {seen.room}, "is served by this node now");
    const auto actor = means_.directory.find(seen.code);
    if (is_over(*tenure) && actor && actor->claim() == claim) actor->lose();  // who lost all did not see it
    return true;
}

/// The lease is over, as far as this node knows: it has nothing to say any more to who is in its rooms, and
/// they come back to who has them next.
void Node::lose_what_is_over() {
    const auto tenure = lease_.tenure();
    if (!is_over(*tenure)) return;
    for (const auto& actor : means_.directory.all())
        if (actor->claim() && actor->claim()->owner == tenure) actor->lose();
}

void Node::look_around() {
    lose_what_is_over();
    if (looks_around_.exchange(true)) return;
    begin(&Node::give_up_left);
    begin(&Node::leave_to_others);
    begin(&Node::look_for_due);
    begin(&Node::take_next);
}

void Node::look_for_due() {
    if (!means_.directory.is_draining()) due_ = claims_.due(means_.clock.now().wall, most_taken_a_second);
}

void Node::take_next() {
    if (due_.empty() || means_.directory.is_draining()) {
        looks_around_ = false;
        return;
    }
    const store::RoomPlace seen = std::move(due_.front());
    due_.pop_front();
    begin(&Node::take_next);
    if (!has(seen.code)) take(seen, seen.was_left_behind ? means_.clock.now().wall : 0);
}

void Node::give_up_left() {
    const Millis now = means_.clock.now().steady;
    int given_up = 0;
    for (const auto& actor : means_.directory.all()) {
        const auto since = actor->left_since();
        if (!since || now - *since < given_up_after) continue;
        actor->leave_if_left([this, actor](Millis due_at) {
            work_.give([this, actor, due_at] {
                give_up(*actor->claim(), due_at);
                actor->lose();  // now people come back to who has it next
            });
        });
        if (++given_up == most_given_up_a_second) return;
    }
}

/// What is held here, and a node with another program has come since.
void Node::leave_to_others() {
    const auto left = claims_.leave_rooms(lease_.tenure()->incarnation);
    if (left.empty()) return;
    for (const auto& actor : means_.directory.all())
        if (std::ranges::find(left, actor->id()) != left.end()) actor->lose();
}

void Node::give_up(const store::RoomClaim& claim, Millis due_at) try {
    claims_.give_up(claim, due_at);
} catch (const std::exception& error) {
    spdlog::warn("a room can't be given up: {}", error.what());
}

/// If the claim still holds, as it does where the log went back.
void Node::give_up_some_time(const Directory::ActorPtr& gone) {
    work_.give([this, gone] { give_up(*gone->claim(), means_.clock.now().wall + left_alone_for); });
}

/// After a new connection to the database, which may be to another machine: a room whose row is behind what
/// was stored of it has lost what people were told.
void Node::compare() {
    std::map<store::RoomId, std::pair<Directory::ActorPtr, std::int64_t>> ours;
    for (const auto& actor : means_.directory.all())
        if (actor->claim()) ours[actor->id()] = {actor, actor->claim()->log_version.load()};
    for (const auto& seen : claims_.claims_of(lease_.tenure()->incarnation)) {
        const auto found = ours.find(seen.room);
        if (found == ours.end()) continue;
        const auto& [actor, log_version] = found->second;
        if (seen.log_version < log_version)
            log_about(spdlog::level::critical, {seen.room},
                      "the database has lost commits: it has {} entries, and {} were stored",
                      seen.log_version, log_version);
        else if (actor->claim()->epoch == seen.epoch)
            ours.erase(found);
    }
    for (const auto& [id, room] : ours) room.first->lose();
}

}  // namespace reami::lobby
