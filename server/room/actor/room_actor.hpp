// A room with its inputs, its timer, the journal and bots. Only this class does I/O for a room, and only it
// changes the room's state. All of it runs on the room's own shard.
//
// Inputs are handled one at a time. While a step is being stored, inputs that could lead to another step
// wait; joins, departures, pings and requests for a state are answered at once, from the stored state. Chat
// is handled separately: nothing waits for a line of chat.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>

#include "server/net/gateway.hpp"
#include "server/room/room.hpp"
#include "server/runtime/background.hpp"
#include "server/runtime/log_subject.hpp"
#include "server/store/claim.hpp"
#include "server/store/journal.hpp"

namespace reami::room {

/// The services that rooms share: the journal, the clock, the threads on which bots think and matches are
/// replayed, and the callback for changes of the public view.
struct RoomServices {
    store::Journal& journal;
    const Clock& clock;
    boost::asio::thread_pool& workers;
    Background& replays;  ///< for work that takes as long as a replay of a match
    std::chrono::milliseconds bot_waits;
    std::size_t inbox_size;
    /// Called on the room's shard when the room's public view has changed, or when the room is closed.
    std::function<void(const RoomMessage&)> changed;
};

class RoomActor : public std::enable_shared_from_this<RoomActor> {
public:
    using Executor = boost::asio::io_context::executor_type;

    /// `room` has its stored state; its entries are stored under `claim`. Expects one call of `run`.
    RoomActor(Executor shard, store::RoomId id, Room room, const RoomServices& services,
              std::shared_ptr<store::RoomClaim> claim = nullptr);

    /// Starts the room's timer.
    void run();
    /// The room handles no more inputs after this. May be called from any thread.
    void stop();

    /// Adds a connection, and returns the id under which `hand` takes its messages. May be called from any
    /// thread.
    ClientId come(Visitor visitor, const from_client::Hello& hello,
                  std::shared_ptr<net::ConnectionHandle> connection, bool passed_on = false);
    void go(ClientId client);
    void attend(ClientId client, protocol::Attendance how) { post(Attended{client, how}); }
    /// Returns false if too many inputs are waiting.
    bool hand(ClientId client, from_client::RoomMessage message);
    /// Applies new settings. May be called from any thread.
    void change(const Terms& terms, std::chrono::milliseconds bot_waits, std::size_t inbox_size);
    /// Drains the room, because the server stops: the step that is being stored is completed and shown, and
    /// no input leads to another step. Then calls `done` on the room's shard. May be called from any thread,
    /// once.
    void drain(std::function<void()> done);
    /// Tells each client that the server stops, and closes the connections.
    void say_bye(const from_server::Bye& bye);

    /// The claim of this node; null where only one server stores.
    const std::shared_ptr<store::RoomClaim>& claim() const { return claim_; }
    /// The time since when no client is connected that came directly to this node; empty while one is. May be
    /// called from any thread.
    std::optional<Millis> left_since() const;
    /// Drains the room if everybody has left and nothing is due soon. Then calls `ready` on the room's shard,
    /// with the time at which something is due, by the wall clock. The caller must then call `lose`. May be
    /// called from any thread, but not again before `ready` was called.
    void leave_if_left(std::function<void(store::Millis due_at)> ready);
    /// Ends the room here if nobody is connected, nothing is being stored and nothing is due soon. Then calls
    /// `rested` on the room's shard, with the steady-clock time at which something is due. A client that
    /// joins this actor afterwards is closed with `restart`. A held room does not rest. May be called from
    /// any thread.
    void rest_if_left(std::function<void(Millis due_at)> rested);
    /// Drains the room as `leave_if_left` does, also while clients are connected. `say_bye` may tell them
    /// once the room is free.
    void leave(std::function<void(store::Millis due_at)> ready);
    /// Stops serving the room, because it belongs to another node or to none, and closes its connections so
    /// that the clients reconnect. Then calls `done` on the room's shard. May be called from any thread.
    void lose(std::function<void()> done = {});

    /// The seats for which the match waits, as seen by the asking player; empty while no match is running.
    /// May be awaited on any executor.
    boost::asio::awaitable<std::optional<protocol::plain::RunningMatch>> running_match(
        std::optional<PlayerId> asker);

    /// Whether the player has a seat there, or a bot plays on for them. May be awaited on any executor.
    boost::asio::awaitable<bool> has_seat(PlayerId player);
    /// Carries out an admin's order. Returns nothing once it is stored; otherwise the refusal. May be awaited
    /// on any executor.
    boost::asio::awaitable<std::optional<protocol::Refusal>> carry_out(AdminOrder order);
    boost::asio::awaitable<protocol::admin::RoomInside> inside();

    store::RoomId id() const { return id_; }
    const Executor& executor() const { return shard_; }
    /// The number of waiting inputs. May be called from any thread.
    std::size_t inputs() const { return inputs_; }

private:
    /// A step that is being stored.
    struct Storing {
        Step step;
        Occasion occasion;                       ///< the occasion of the input that asked for the step
        Millis since = 0;                        ///< on the steady clock
        std::shared_ptr<OrderReply> reply = {};  ///< for the admin who asked for it
    };

    /// Posts an input. If the caller is on the room's shard, the input is handled at once, without another
    /// round through the event loop.
    void post(decltype(RoomInput::what) what);
    void arrive(decltype(RoomInput::what) what, std::chrono::steady_clock::time_point came);
    void deal_with_arrived();
    void sort(RoomInput input);
    bool must_wait(const RoomInput& input) const;
    void deal_with_waiting();
    /// Whether one of the inputs is from that connection.
    static bool is_among(const std::list<RoomInput>& inputs, ClientId client);
    void deal_with(const RoomInput& input);
    void deal_with_at_once(const RoomInput& input);  ///< inputs that change nothing in the store
    void judge(const RoomInput& input);
    void go_on(const Occasion& occasion);  ///< takes the room's own steps
    void take(Step step, const Occasion& occasion);
    void judge(const AdminOrder& order, const Occasion& occasion);
    void stop_working(protocol::Close why);
    void end(protocol::Close why);
    void forget(ClientId client);
    void be_lost();
    bool wants_nothing_soon(Millis now);
    void begin_draining(std::function<void()> done);
    Millis due_at(Moment now) const;
    void end_if_drained();

    // Chat, independent of the inputs above:
    void arrive_chat(RoomInput input);
    bool is_of_chat(const RoomInput& input) const;
    void deal_with_waiting_chat();
    bool asked_before(const RoomInput& input) const;
    void judge_chat(const ClientChat& from, const Occasion& occasion);
    void chat_answered(const ChatVerdict& said, Moment now, const store::Appended& appended);

    using Answered = std::function<void(RoomActor&, const store::Appended&)>;
    void store(store::Entry entry, Answered answered);
    void step_answered(const store::Appended& appended);
    void stored(const store::Appended& appended);
    void not_stored(const std::optional<Asker>& asker, const store::Fault& fault);
    static bool is_fenced(const store::Appended& appended);
    void retry_after(std::chrono::milliseconds pause);
    bool is_stalled() const;
    LogSubject subject() const;
    void log_fault(const std::exception& fault) const;
    /// Logs the fault, and reports it to the sender of the input.
    void report_fault(const RoomInput& input, const std::exception& fault) const;

    void send(const std::vector<OutgoingMessage>& messages) const;
    void send(const RoomOutput& output);
    void publish();
    bool has_seat_now(PlayerId player) const;
    /// Tells the connection whether its player has a seat.
    void note_seat(ClientId client) const;
    void note_seats() const;

    void wake_bots();
    bool is_wanted(const BotTurn& turn) const;
    boost::asio::awaitable<void> think(BotTurn turn);
    /// A bot's move led to no step. If the bot still has to move, it waits before it thinks again.
    void note_futile(const BotMoved& bot);
    std::chrono::milliseconds futile_wait(const BotTurn& turn) const;
    boost::asio::awaitable<std::vector<std::string>> thought(const BotTurn& turn);
    void work_out(QuestionVerdict question);
    boost::asio::awaitable<void> work_out(QuestionTask task);
    boost::asio::awaitable<QuestionTask::WorkedOut> outcome_of(const QuestionTask& task);
    void set_alarm();

    static constexpr Millis somebody_is_here = -1;

    Executor shard_;
    store::RoomId id_;
    const std::shared_ptr<store::RoomClaim> claim_;
    Room room_;
    RoomServices services_;
    std::unique_ptr<Alarm> alarm_;
    std::optional<Millis> rings_at_;
    Secret next_secret_;  ///< for the next match that ends; nobody has seen it
    std::atomic<ClientId> next_client_{1};
    std::atomic<std::size_t> inputs_{0};  ///< posted or waiting
    std::atomic<std::size_t> most_inputs_;
    // Lists, because an empty deque takes half a KiB.
    std::list<RoomInput> arrived_;
    bool is_busy_ = false;  ///< an input is being handled; inputs that arrive meanwhile wait
    std::list<RoomInput> waiting_;
    std::optional<Storing> storing_;
    std::list<RoomInput> waiting_chat_;
    std::optional<Millis> storing_chat_since_;  ///< a line of chat is on its way to the disk
    bool is_open_ = true;
    bool is_draining_ = false;
    bool is_lost_ = false;
    protocol::Close why_ended_ = protocol::Close::room_closed;  ///< why it is not open
    std::function<void()> when_drained_;
    struct RoomConnection {
        std::shared_ptr<net::ConnectionHandle> connection;
        bool passed_on = false;
    };
    std::map<ClientId, RoomConnection> connections_;
    std::atomic<Millis> left_since_;  ///< `somebody_is_here` while such a client is connected
    std::vector<BotTurn> thinking_;
    struct FutileTurn {
        BotTurn turn;
        std::chrono::milliseconds wait{0};
    };
    std::vector<FutileTurn> futile_;         ///< turns in which the bots' moves led to no step
    std::chrono::milliseconds retry_in_{0};  ///< grows with each failure of the store, at most once per pause
    Millis retries_at_ = 0;                  ///< on the steady clock
    RoomMessage published_;                  ///< the last view that the lobby received
};

}  // namespace reami::room
