#include "server/cluster/node.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/log_outage.hpp"

namespace reami::cluster {

namespace asio = boost::asio;
using store::Millis;

namespace {

/// The number of takers: while one of them waits for the database, the others can take rooms.
constexpr std::size_t taker_count = 3;
constexpr int most_taken_a_second = 100, most_given_up_a_second = 100;
constexpr std::chrono::milliseconds pause_of_leaving{50};  ///< the time for each group of rooms, at least
constexpr Millis left_alone_for = 30'000;  ///< ms for which only a person's request takes the room
constexpr std::chrono::milliseconds looked_at_every{5};  ///< by a request that waits until a room is taken
constexpr Millis given_up_after = 60'000;  ///< ms without a client that connected to this node itself

}  // namespace

std::deque<RoomTaker> Node::takers(const store::PgAddress& address, const std::string& program,
                                   const RoomTaker::Dependencies& dependencies) {
    std::deque<RoomTaker> all;
    for (std::size_t i = 0; i < taker_count; ++i) all.emplace_back(address, program, dependencies);
    return all;
}

Node::Node(const store::PgAddress& address, const store::NodeRecord& record, const Dependencies& dependencies,
           store::LeaseTimes times)
    : dependencies_(dependencies),
      claims_(address, record.program),
      work_(1, 0),
      takers_(takers(address, record.program,
                     {dependencies.directory, dependencies.quota, dependencies.clock, lease_})),
      lease_(address, record,
             {[this](const store::Tenure&) { dependencies_.directory.lose_all(); },
              [this](const store::Tenure&) {
                  begin(&Node::compare);
                  for (RoomTaker& taker : takers_) taker.warm_up();
              }},
             times) {
    for (RoomTaker& taker : takers_) taker.warm_up();
    dependencies_.directory.share(
        [this](const lobby::Directory::ActorPtr& gone) { give_up_some_time(gone); });
}

void Node::stop() {
    lease_.stop();
    work_.stop();
    for (RoomTaker& taker : takers_) taker.stop();
}

/// Each code always has the same taker, which does all work on one room in order.
RoomTaker& Node::taker_of(const std::string& code) {
    return takers_.at(std::hash<std::string>()(code) % takers_.size());
}

/// Queues the work for the thread `work_`.
void Node::begin(Work work) {
    work_.give([this, work] {
        try {
            (this->*work)();
        } catch (const std::exception& error) {
            log_outage("this node could not look after its rooms", error.what());
        }
    });
}

asio::awaitable<Whereabouts> Node::whereabouts(std::string code, std::optional<std::string> lost) {
    if (has(code)) co_return ServedHere{};
    if (is_leaving_) co_return NotServedHere{};
    if (is_cut_off()) co_return NotServedYet{};
    try {
        co_return co_await taker_of(code).find(code, lost);
    } catch (const std::exception& error) {
        log_outage("could not find the node that serves a room", error.what());
    }
    co_return NotServedYet{};
}

asio::awaitable<bool> Node::serves(std::string code) {
    asio::steady_timer pausing(co_await asio::this_coro::executor);
    while (taker_of(code).is_taking(code)) {
        pausing.expires_after(looked_at_every);
        co_await pausing.async_wait(transport::outcome);
    }
    co_return has(code);
}

/// Drops the rooms of a lease whose deadline is over: this node must not send anything more about these
/// rooms. Their people connect again, to the rooms' next node.
void Node::lose_what_is_over() {
    const auto tenure = lease_.tenure();
    if (!tenure->deadline.is_over()) return;
    for (const auto& actor : dependencies_.directory.all())
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
    if (takes_due()) due_ = claims_.due(dependencies_.clock.now().wall, most_taken_a_second);
}

void Node::take_next() {
    if (due_.empty() || !takes_due()) {
        looks_around_ = false;
        return;
    }
    const RoomPlace seen = std::move(due_.front());
    due_.pop_front();
    taker_of(seen.code).take_some_time(seen, [this] { begin(&Node::take_next); });
}

void Node::give_up_left() {
    const Millis now = dependencies_.clock.now().steady;
    int given_up = 0;
    for (const auto& actor : dependencies_.directory.all()) {
        const auto since = actor->left_since();
        if (!since || now - *since < given_up_after) continue;
        actor->leave_if_left([this, actor](Millis due_at) {
            work_.give([this, actor, due_at] {
                give_up(*actor->claim(), due_at);
                actor->lose();  // from now on, people connect to the room's next node
            });
        });
        if (++given_up == most_given_up_a_second) return;
    }
}

/// Gives up the held rooms that this node can't replay, as soon as a node with another program is running
/// that may be able to replay them.
void Node::leave_to_others() {
    const auto left = claims_.leave_rooms(lease_.tenure()->incarnation);
    if (left.empty()) return;
    for (const auto& actor : dependencies_.directory.all())
        if (std::ranges::find(left, actor->id()) != left.end()) actor->lose();
}

void Node::give_up(const store::RoomClaim& claim, Millis due_at) try {
    claims_.give_up(claim, due_at);
} catch (const std::exception& error) {
    log_outage("could not give up a room", error.what());
}

/// Gives these rooms up. Their people connect again, to the rooms' next node. The future is ready when all of
/// these rooms are given up.
std::future<void> Node::leave(std::span<const lobby::Directory::ActorPtr> rooms) {
    return lobby::Directory::once_each_has(
        rooms, [this](const lobby::Directory::ActorPtr& actor, const lobby::Directory::AllDone& done) {
            actor->leave([this, actor, done](Millis due_at) {
                work_.give([this, actor, due_at, done] {
                    give_up(*actor->claim(), due_at);
                    actor->say_bye({"restart", 0});
                    actor->lose();
                });
            });
        });
}

void Node::leave(std::chrono::milliseconds at_most, const std::function<void()>& takes_none) {
    is_leaving_ = true;
    takes_none();
    const auto end = std::chrono::steady_clock::now() + at_most;
    const auto rooms = dependencies_.directory.all();
    const std::size_t at_a_time = 1 + rooms.size() * pause_of_leaving / at_most;
    for (std::size_t left = 0; left < rooms.size() && !is_cut_off(); left += at_a_time) {
        const auto next = std::chrono::steady_clock::now() + pause_of_leaving;
        const auto these = std::span(rooms).subspan(left, std::min(at_a_time, rooms.size() - left));
        if (next > end || leave(these).wait_until(end) != std::future_status::ready) return;
        std::this_thread::sleep_until(next);
    }
}

/// Frees the room in the database later, on the thread of `work_`, if this node's claim is still valid. The
/// directory calls this for a room that it has dropped.
void Node::give_up_some_time(const lobby::Directory::ActorPtr& gone) {
    if (is_leaving_) return;  // `leave` or the end of the lease frees the room
    work_.give([this, gone] { give_up(*gone->claim(), dependencies_.clock.now().wall + left_alone_for); });
}

/// Compares the rooms of this node with their rows in the database, and drops each room whose row differs.
/// Called after a new connection to the database, which may lead to another machine. If the row has an
/// earlier log version than this node, the database has lost moves that people have seen.
void Node::compare() {
    std::map<store::RoomId, std::pair<lobby::Directory::ActorPtr, std::int64_t>> ours;
    for (const auto& actor : dependencies_.directory.all())
        if (actor->claim()) ours[actor->id()] = {actor, actor->claim()->log_version.load()};
    for (const auto& seen : claims_.claims_of(lease_.tenure()->incarnation)) {
        const auto found = ours.find(seen.room);
        if (found == ours.end()) continue;
        const auto& [actor, log_version] = found->second;
        if (seen.log_version < log_version)
            log_about(
                spdlog::level::critical, {seen.room},
                "the database has lost commits: it has {} entries of this room, but this node has stored {}",
                seen.log_version, log_version);
        else if (actor->claim()->epoch == seen.epoch)
            ours.erase(found);
    }
    for (const auto& [id, room] : ours) room.first->lose();
}

}  // namespace reami::cluster
