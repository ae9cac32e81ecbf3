#include "server/cluster/passing_on/room_search.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>

#include "protocol/transport/as_tuple_awaitable.hpp"

namespace reami::cluster {
namespace {

namespace asio = boost::asio;
using SteadyClock = std::chrono::steady_clock;

/// How often the search asks again after a node has refused the client, although the database names this node
/// as the room's owner.
constexpr int most_questions_anew = 2;
/// A node that refuses a client may be giving the room up. After this time, the database no longer names this
/// node.
constexpr std::chrono::milliseconds giving_up_takes{100};
/// The search computes the end of a lease from an answer of the database, which takes time. So the computed
/// end may change by this much although nobody has renewed the lease.
constexpr std::chrono::milliseconds blur{500};

}  // namespace

RoomSearch::RoomSearch(const asio::any_io_executor& executor, const NodeWaits& waits, RoomLocator& locator,
                       const NodeCalls& calls, Wanted wanted)
    : waits_(waits),
      locator_(locator),
      calls_(calls),
      wanted_(std::move(wanted)),
      end_(SteadyClock::now() + waits_.at_most),
      pausing_(executor),
      asks_again_in_(waits_.ask_again_in) {}

void RoomSearch::stop() {
    is_stopped_ = true;
    pausing_.cancel();
}

asio::awaitable<SearchResult> RoomSearch::run() {
    for (;;) {
        const auto asked = SteadyClock::now();
        auto found = co_await ask_once();
        if (is_stopped_) co_return given_up();
        if (found) co_return std::move(*found);
        const bool goes_on = co_await pause(asked + std::exchange(asks_again_in_, waits_.ask_again_in));
        if (wanted_.has_left()) co_return WentAway{};
        if (!goes_on) co_return given_up();
    }
}

/// Asks once for the room's node. Returns the result of the search, or nothing if the search must ask again.
asio::awaitable<std::optional<SearchResult>> RoomSearch::ask_once() {
    const Whereabouts where = co_await ask();
    if (is_stopped_) co_return std::nullopt;
    if (std::holds_alternative<ServedHere>(where)) co_return ServedHere{};
    if (std::holds_alternative<NotServedHere>(where)) co_return NotServedHere{};
    if (const auto* const by = std::get_if<ServedBy>(&where)) co_return co_await hand_over_to(*by);
    note(std::get<NotServedYet>(where));
    co_return std::nullopt;
}

asio::awaitable<std::optional<SearchResult>> RoomSearch::hand_over_to(ServedBy node) {
    Called called = co_await call(node.address);
    if (auto* const taken = std::get_if<HandedOver>(&called)) co_return std::move(*taken);
    const bool is_refused = std::holds_alternative<NotTaken>(called);
    if (is_refused && questions_anew_++ == most_questions_anew) co_return given_up();
    const bool may_give_up = is_refused && std::exchange(refused_by_, node.incarnation) != node.incarnation;
    asks_again_in_ = may_give_up ? giving_up_takes : std::chrono::milliseconds(0);
    if (!may_give_up) lost_ = LostNode{std::move(node.incarnation)};
    co_return std::nullopt;
}

asio::awaitable<Whereabouts> RoomSearch::ask() {
    try {
        std::optional<std::string> lost;
        if (lost_) lost = lost_->incarnation;
        co_return co_await locator_.whereabouts(wanted_.room, std::move(lost));
    } catch (const std::exception& fault) {
        spdlog::error("could not find the node that serves a room: {}", fault.what());
    }
    co_return NotServedYet{};
}

asio::awaitable<Called> RoomSearch::call(const std::string& address) {
    const auto until = std::min(end_, SteadyClock::now() + waits_.answer_within);
    co_return co_await calls_.call(address, wanted_.handshake(), until);
}

/// Notes when the rooms of the lost node become free. If the node has renewed its lease, it no longer counts
/// as lost.
void RoomSearch::note(const NotServedYet& answer) {
    if (!lost_ || !answer.free_in) return;
    const auto free_at = SteadyClock::now() + *answer.free_in;
    const bool is_renewed = lost_->free_at && free_at > *lost_->free_at + blur;
    if (is_renewed)
        lost_.reset();
    else
        lost_->free_at = free_at;
}

asio::awaitable<bool> RoomSearch::pause(SteadyClock::time_point until) {
    const auto now = SteadyClock::now();
    if (now >= end_) co_return false;
    if (now >= until) co_return !is_stopped_;
    if (lost_ && lost_->free_at && *lost_->free_at > now) until = std::min(until, *lost_->free_at);
    pausing_.expires_at(std::min(end_, until));
    co_await pausing_.async_wait(transport::outcome);
    co_return !is_stopped_;
}

SearchResult RoomSearch::given_up() const {
    wanted_.meters.hand_overs_failed.count("given_up");
    return GivenUp{};
}

}  // namespace reami::cluster
