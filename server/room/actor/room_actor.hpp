// A room with its inputs, its time, the journal and bots: the only place with I/O around a room, and the only
// one that changes its state. Everything happens on the room's own shard.
//
// Inputs are dealt with one at a time. While a step waits for the disk, those that could need another step
// wait behind it; clients that come, go, ping or ask for a state are answered from the stored state. Chat is
// handled separately: nothing waits for a line of chat.
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

/// The services that rooms share: the journal, the time, the threads on which bots think and matches are
/// replayed, and the callback that learns how a room looks.
struct RoomServices {
    store::Journal& journal;
    const Clock& clock;
    boost::asio::thread_pool& workers;
    Background& replays;  ///< for what takes as long as a match
    std::chrono::milliseconds bot_waits;
    std::size_t inbox_size;
    /// Called on the room's shard when the room looks different from outside, or is closed.
    std::function<void(const RoomMessage&)> changed;
};

class RoomActor : public std::enable_shared_from_this<RoomActor> {
public:
    using Executor = boost::asio::io_context::executor_type;

    /// `room` has its stored state; its entries are stored under that claim. Expects `run` to be called once.
    RoomActor(Executor shard, store::RoomId id, Room room, const RoomServices& services,
              std::shared_ptr<store::RoomClaim> claim = nullptr);

    /// From now on the room acts when time has passed.
    void run();
    /// The room handles no more inputs after this. May be called from any thread.
    void stop();

    /// Adds a connection; its messages are then given to `hand` with the returned id. May be called from any
    /// thread.
    ClientId come(Visitor visitor, const from_client::Hello& hello,
                  std::shared_ptr<net::ConnectionHandle> connection, bool passed_on = false);
    void go(ClientId client);
    void attend(ClientId client, protocol::Attendance how) { post(Attended{client, how}); }
    /// Returns false if too many inputs wait already.
    bool hand(ClientId client, from_client::RoomMessage message);
    /// From now on. May be called from any thread.
    void change(const Terms& terms, std::chrono::milliseconds bot_waits, std::size_t inbox_size);
    /// The server stops: the step on its way to the disk is stored and shown, and no input leads to another
    /// step. Then `done` is called, on the room's shard. May be called from any thread, once.
    void drain(std::function<void()> done);
    /// Tells every client that the server stops, and closes the connections.
    void say_bye(const from_server::Bye& bye);

    /// Null where only one server stores.
    const std::shared_ptr<store::RoomClaim>& claim() const { return claim_; }
    /// Since when nobody is connected who came straight to this node; nothing while somebody is. May be
    /// called from any thread.
    std::optional<Millis> left_since() const;
    /// If everybody has left and nothing is due soon, the step on its way to the disk is stored and shown,
    /// and no input leads to another step. Then `ready` is called, on the room's shard, with the time when
    /// something is due, by the wall clock. `lose` is to follow. May be called from any thread, once at a
    /// time.
    void leave_if_left(std::function<void(store::Millis due_at)> ready);
    /// If nobody is connected, nothing is on its way to the disk and the room wants nothing soon: it ends
    /// here, and `rested` is called, on the room's shard, with when something is due there, on the steady
    /// clock. A client that joins this actor afterwards is closed with `restart`. A held room stays. May be
    /// called from any thread.
    void rest_if_left(std::function<void(Millis due_at)> rested);
    /// The same as `leave_if_left`, also while clients are connected. They may be told when the room is
    /// free.
    void leave(std::function<void(store::Millis due_at)> ready);
    /// The room is another node's, or nobody's: it is not served any more, and its clients are told to come
    /// back. Then `done` is called, on the room's shard. May be called from any thread.
    void lose(std::function<void()> done = {});

    /// The seats that its match waits for, for the asking player; empty while no match runs. May be awaited
    /// on any executor.
    boost::asio::awaitable<std::optional<protocol::plain::RunningMatch>> running_match(
        std::optional<PlayerId> asker);

    /// Whether the player sits there, or a bot plays on for them. May be awaited on any executor.
    boost::asio::awaitable<bool> has_seat(PlayerId player);
    /// Empty once the order is carried out and stored; otherwise the refusal. May be awaited on any executor.
    boost::asio::awaitable<std::optional<protocol::Refusal>> carry_out(AdminOrder order);
    boost::asio::awaitable<protocol::admin::RoomInside> inside();

    store::RoomId id() const { return id_; }
    const Executor& executor() const { return shard_; }
    /// How many inputs wait. May be called from any thread.
    std::size_t inputs() const { return inputs_; }

private:
    /// A step on its way to the disk.
    struct Storing {
        Step step;
        Occasion occasion;                       ///< of the input that asked for the step
        Millis since = 0;                        ///< on the steady clock
        std::shared_ptr<OrderReply> reply = {};  ///< to the admin who asked for it
    };

    /// Posts an input; on the room's shard it is taken at once, so that a message needs no hop.
    void post(decltype(RoomInput::what) what);
    void arrive(decltype(RoomInput::what) what, std::chrono::steady_clock::time_point came);
    void deal_with_arrived();
    void sort(RoomInput input);
    bool must_wait(const RoomInput& input) const;
    void deal_with_waiting();
    /// Whether one of the inputs comes from that connection.
    static bool is_among(const std::list<RoomInput>& inputs, ClientId client);
    void deal_with(const RoomInput& input);
    void deal_with_at_once(const RoomInput& input);  ///< what changes nothing that is stored
    void judge(const RoomInput& input);
    void go_on(const Occasion& occasion);  ///< with what the room does by itself
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

    // Chat, independent of the above.
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
    /// The same, and tells the sender of the input.
    void report_fault(const RoomInput& input, const std::exception& fault) const;

    void send(const std::vector<OutgoingMessage>& messages) const;
    void send(const RoomOutput& output);
    void publish();
    bool has_seat_now(PlayerId player) const;
    /// Tells connections whether their players have seats.
    void note_seat(ClientId client) const;
    void note_seats() const;

    void wake_bots();
    bool is_wanted(const BotTurn& turn) const;
    boost::asio::awaitable<void> think(BotTurn turn);
    /// A bot's move led to no step. If its turn is still wanted, the bot waits before it thinks again.
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
    Secret next_secret_;  ///< nobody has seen it: for the next match that ends
    std::atomic<ClientId> next_client_{1};
    std::atomic<std::size_t> inputs_{0};  ///< on their way, or waiting
    std::atomic<std::size_t> most_inputs_;
    // Lists, as an empty deque takes half a KiB.
    std::list<RoomInput> arrived_;
    bool is_busy_ =
        false;  ///< what arrives meanwhile, as its own doing makes connections ask, comes after it
    std::list<RoomInput> waiting_;
    std::optional<Storing> storing_;
    std::list<RoomInput> waiting_chat_;
    std::optional<Millis> storing_chat_since_;  ///< a line of chat is on its way to the disk
    bool is_open_ = true;
    bool is_draining_ = false;
    bool is_lost_ = false;
    protocol::Close why_ended_ = protocol::Close::room_closed;  ///< once it is not open
    std::function<void()> when_drained_;
    struct RoomConnection {
        std::shared_ptr<net::ConnectionHandle> connection;
        bool passed_on = false;
    };
    std::map<ClientId, RoomConnection> connections_;
    std::atomic<Millis> left_since_;  ///< `somebody_is_here` while somebody is
    std::vector<BotTurn> thinking_;
    struct FutileTurn {
        BotTurn turn;
        std::chrono::milliseconds wait{0};
    };
    std::vector<FutileTurn> futile_;         ///< what bots played there led to no step
    std::chrono::milliseconds retry_in_{0};  ///< grows while the store refuses, once in that time
    Millis retries_at_ = 0;                  ///< on the steady clock
    RoomMessage published_;                  ///< the last of which the lobby heard
};

}  // namespace reami::room
