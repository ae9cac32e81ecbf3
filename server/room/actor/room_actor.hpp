// A room with its inbox, its time, the journal and bots. Only the parts of an actor do I/O for a room, and
// only they change the room's state. All of it runs on the room's own shard.
//
// The actor hands its inputs to its parts, one at a time. While a step is being stored, inputs that could
// lead to another step wait; joins, departures, pings and requests for a state are answered at once, from the
// stored state. Chat has a lane of its own: nothing waits for a line of chat.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>

#include "server/room/actor/bots.hpp"
#include "server/room/actor/chat_lane.hpp"
#include "server/room/actor/inbox.hpp"
#include "server/room/actor/leaving.hpp"
#include "server/room/actor/room_timer.hpp"
#include "server/room/actor/step_lane.hpp"
#include "server/store/claim.hpp"

namespace reami::room {

/// All functions may be called from any thread, and those that return an `awaitable` may be awaited on any
/// executor.
class RoomActor : public std::enable_shared_from_this<RoomActor> {
public:
    using Executor = ServedRoom::Executor;

    /// `room` has its stored state; its entries are stored under `claim`. Expects one call of `run`.
    RoomActor(Executor shard, store::RoomId id, Room room, const RoomServices& services,
              std::shared_ptr<store::RoomClaim> claim = nullptr);

    /// Starts the room's timer.
    void run() { post(Tick{}); }
    /// The room handles no more inputs after this.
    void stop();

    /// Adds a connection, and returns the id under which `hand` takes its messages.
    ClientId come(Visitor visitor, const from_client::Hello& hello,
                  std::shared_ptr<net::ConnectionHandle> connection, bool passed_on = false);
    void go(ClientId client) { post(Went{client}); }
    void attend(ClientId client, protocol::Attendance how) { post(Attended{client, how}); }
    /// Returns false if too many inputs are waiting.
    bool hand(ClientId client, from_client::RoomMessage message);
    /// Applies new settings.
    void change(const SettingsPtr& settings);
    /// Drains the room, because the server stops: the step that is being stored is completed and shown, and
    /// no input leads to another step. Then calls `done` on the room's shard. To be called once.
    void drain(std::function<void()> done);
    /// Tells each client that the server stops, and closes the connections.
    void say_bye(const from_server::Bye& bye);

    /// The claim of this node; null where only one server stores.
    const std::shared_ptr<store::RoomClaim>& claim() const { return claim_; }
    /// The time since when no client is connected that came directly to this node; empty while one is.
    std::optional<Millis> left_since() const { return served_.connections.left_since(); }
    /// Drains the room if everybody has left and nothing is due soon. Then calls `ready` on the room's shard,
    /// with the time at which something is due, by the wall clock. The caller must then call `lose`. Not to
    /// be called again before `ready` was called.
    void leave_if_left(Leaving::WhenReady ready);
    /// Ends the room here if nobody is connected, nothing is being stored and nothing is due soon. Then calls
    /// `rested` on the room's shard, with the steady-clock time at which something is due. A client that
    /// joins this actor afterwards is closed with `restart`. A held room does not rest.
    void rest_if_left(Leaving::WhenReady rested);
    /// Drains the room as `leave_if_left` does, also while clients are connected. `say_bye` may tell them
    /// once the room is free.
    void leave(Leaving::WhenReady ready);
    /// Stops serving the room, because it belongs to another node or to none, and closes its connections so
    /// that the clients reconnect. Then calls `done` on the room's shard.
    void lose(std::function<void()> done = {});

    /// The seats for which the match waits, as seen by the asking player; empty while no match is running.
    boost::asio::awaitable<std::optional<protocol::plain::RunningMatch>> running_match(
        std::optional<PlayerId> asker);
    /// Whether the player has a seat there, or a bot plays on for them.
    boost::asio::awaitable<bool> has_seat(PlayerId player);
    boost::asio::awaitable<protocol::admin::RoomInside> inside();
    /// Carries out an admin's order. Returns nothing once it is stored; otherwise the refusal.
    boost::asio::awaitable<std::optional<protocol::Refusal>> carry_out(AdminOrder order);

    store::RoomId id() const { return served_.id; }
    const Executor& executor() const { return served_.shard; }
    /// The number of waiting inputs.
    std::size_t inputs() const { return inbox_.size(); }

private:
    using AnyInput = decltype(RoomInput::what);
    /// Posts an input. If the caller is on the room's shard, the input is handled at once, without another
    /// round through the event loop.
    void post(AnyInput what);
    void arrive(AnyInput what, std::chrono::steady_clock::time_point came);
    template <class Work>
    void work(const Work& work);
    template <class Ask>
    void ask_leaving(Ask ask);

    void sort(RoomInput input);
    void deal_with_waiting();
    void deal_with(const RoomInput& input);
    void answer(const RoomInput& input);  ///< inputs that change nothing in the store
    void judge(const RoomInput& input);
    void judge(const AdminOrder& order, const Occasion& occasion);
    void deal_with_chat(const RoomInput& input, const ClientChat& said);
    void report_fault(const RoomInput& input, const std::exception& fault) const;

    void go_on(const Occasion& occasion);  ///< takes the room's own steps
    void take(Step step, const Occasion& occasion, const std::shared_ptr<OrderReply>& reply = nullptr);
    using Answered = void (RoomActor::*)(const store::Appended& appended);
    void store(store::Entry entry, Answered answered);
    void step_answered(const store::Appended& appended);
    void chat_answered(const store::Appended& appended);
    void settle(const store::Appended& appended);

    void wake_bots();
    boost::asio::awaitable<void> play(BotTurn turn);
    void work_out(const ClientQuestion& asked);
    void set_timer();

    ServedRoom served_;
    const std::shared_ptr<store::RoomClaim> claim_;
    std::atomic<ClientId> next_client_{1};
    Inbox inbox_;
    StoreFaults faults_{served_};
    StepLane steps_{served_, faults_};
    ChatLane chat_{served_, steps_, faults_};
    Bots bots_{served_, faults_};
    RoomTimer timer_{served_, faults_, steps_, chat_};
    Leaving leaving_{{served_, faults_, steps_, chat_, bots_, timer_}};
};

}  // namespace reami::room
