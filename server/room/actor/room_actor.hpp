// Runs a room: its inbox, its timer, its bots, and the storing of its records. Only the parts of an actor do
// I/O for a room, and only they change the room's state. They do this on the room's own shard.
//
// The actor hands its inputs to its parts, one at a time. While a step is being stored, each input that could
// lead to another step waits. The room answers joins, departures, pings and requests for a state at once,
// from the stored state. Chat has a lane of its own, so that no move waits for a line of chat.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

#include "server/room/actor/bots.hpp"
#include "server/room/actor/chat_lane.hpp"
#include "server/room/actor/inbox.hpp"
#include "server/room/actor/leaving.hpp"
#include "server/room/actor/room_timer.hpp"
#include "server/room/actor/step_lane.hpp"
#include "server/store/claim.hpp"

namespace reami::room {

/// Any thread may call these functions, and any executor may await the functions that return an `awaitable`.
class RoomActor : public std::enable_shared_from_this<RoomActor> {
public:
    using Executor = ServedRoom::Executor;

    /// `room` must have its stored state. The store takes the room's entries only while `claim` is valid; if
    /// `claim` is null, it always takes them. The caller must call `run` once.
    RoomActor(Executor shard, store::RoomId id, Room room, const RoomServices& services,
              std::shared_ptr<store::RoomClaim> claim = nullptr);

    /// Starts the room's timer.
    void run() { post(Tick{}); }
    /// Stops the room's work. From then on, the room handles no further input.
    void stop();

    /// Adds a connection, and returns its id. The caller passes this id to `deliver` with each message of the
    /// connection. `passed_on` is true if another node passed the connection on to this node.
    ClientId come(Visitor visitor, const from_client::Hello& hello,
                  std::shared_ptr<net::ConnectionHandle> connection, bool passed_on = false);
    void go(ClientId client) { post(Went{client}); }
    void attend(ClientId client, protocol::Attendance how) { post(Attended{client, how}); }
    void still_there(ClientId client) { post(StillThere{client}); }
    /// Adds a message of the client to the inbox. Returns false if the inbox is full.
    bool deliver(ClientId client, from_client::RoomMessage message);
    /// Applies new settings.
    void change(const SettingsPtr& settings);
    /// Drains the room, because the server stops: the actor stores and shows the current step, and starts no
    /// further step. Then calls `done` on the room's shard. The server calls this once.
    void drain(std::function<void()> done);
    /// Tells each client that the server stops, and closes the connections.
    void say_bye(const from_server::Bye& bye);

    /// This node's claim on the room; null if only one server uses the store.
    const std::shared_ptr<store::RoomClaim>& claim() const { return claim_; }
    /// The time since which no client has been connected directly to this node, on the steady clock; empty
    /// while one is. Connections that other nodes pass on do not count.
    std::optional<Millis> left_since() const { return served_.connections.left_since(); }
    /// Drains the room if no client is connected directly to this node and nothing is due soon; otherwise
    /// does nothing. After the room is drained, calls `ready` on the room's shard, with the wall-clock time
    /// at which something is next due in the room. The caller must then call `lose`.
    void leave_if_left(Leaving::WhenReady ready);
    /// Ends the room here if nobody is connected, nothing is being stored and nothing is due soon; otherwise
    /// does nothing. Then calls `rested` on the room's shard, with the steady-clock time at which something
    /// is next due in the room. If a client joins this actor afterwards, the actor closes the connection with
    /// `restart`. A held room does not rest.
    void rest_if_left(Leaving::WhenReady rested);
    /// Drains the room even while clients are connected, and then calls `ready` as `leave_if_left` does. Once
    /// the room is free, the caller may tell the clients with `say_bye`.
    void leave(Leaving::WhenReady ready);
    /// Stops serving the room, because another node or no node has it now. Closes the room's connections, so
    /// that the clients reconnect, and then calls `done` on the room's shard.
    void lose(std::function<void()> done = {});

    /// Calls `look` with the room, on the room's shard, and returns the result.
    template <class Look>
    auto see(Look look) {
        using Seen = boost::asio::awaitable<std::invoke_result_t<Look, const Room&>>;
        const auto there = [self = shared_from_this(), look]() -> Seen {
            co_return look(self->served_.room);
        };
        return boost::asio::co_spawn(executor(), there, boost::asio::use_awaitable);
    }
    /// Carries out an admin's order. Returns nothing once the order is carried out and stored; otherwise the
    /// refusal.
    boost::asio::awaitable<std::optional<protocol::Refusal>> carry_out(AdminOrder order);

    store::RoomId id() const { return served_.id; }
    const Executor& executor() const { return served_.shard; }
    /// The number of inputs that the room has not handled yet.
    std::size_t inputs() const { return inbox_.size(); }

private:
    using AnyInput = decltype(RoomInput::what);
    /// Posts an input. If the caller is on the room's shard, the actor handles the input at once, without
    /// another round through the event loop.
    void post(AnyInput what);
    void arrive(AnyInput what, std::chrono::steady_clock::time_point came);
    template <class Work>
    void work(const Work& work);
    /// Calls the function with `leaving_`, on the room's shard.
    template <class Work, class... Given>
    void post_leaving(Work task, Given... given);

    void sort(RoomInput input);
    void handle_waiting();
    void handle(const RoomInput& input);
    void note_act(const RoomInput& input);  ///< if a person has done something
    void answer(const RoomInput& input);    ///< handles the input's effects that need no store
    void judge(const RoomInput& input);
    void judge(const AdminOrder& order, const InputContext& context);
    void handle_chat(const RoomInput& input, const ClientChat& said);
    void report_fault(const RoomInput& input, const std::exception& fault) const;

    void take_automatic_steps(const InputContext& context);  ///< lets the room take a step by itself
    void take(Step step, const InputContext& context, const std::shared_ptr<OrderReply>& reply = nullptr);
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
