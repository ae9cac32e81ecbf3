// One room, without sockets, SQL or clock. It takes inputs, and returns records to store and messages to
// send.
//
// `judge` turns a request into an answer or a step. A step has records to store. Once these are on disk,
// `advance` applies them, as the server does when it restores a room, and returns the messages to send. So
// the room can't show a change before it is stored, and never has to undo one.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/match/match.hpp"
#include "protocol/messages/admin_answers.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "server/room/chat/chat_budget.hpp"
#include "server/room/reply_cache.hpp"
#include "server/room/room_input.hpp"
#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"
#include "server/settings/settings.hpp"

namespace reami::room {

/// A question of a client, for which another thread computes the answer.
struct QuestionTask {
    using WorkedOut =
        std::variant<from_server::Preview, from_server::Events, from_server::Position, protocol::Refusal>;
    ClientId client = 0;
    RequestId id;
    bool replays = false;             ///< `work` replays moves of the match
    std::function<WorkedOut()> work;  ///< has its own copies; throws if the server is at fault
};

/// The consequence of a question: a refusal to send at once, or a task.
struct QuestionVerdict {
    std::vector<OutgoingMessage> answers;
    std::optional<QuestionTask> task;
};

/// The consequence of a line of chat: answers to send at once, or a record to store.
struct ChatVerdict {
    std::vector<OutgoingMessage> answers;
    std::optional<store::Said> line;
    Asker asker;
};

/// A bot that has to move.
struct BotTurn {
    Seat seat;
    std::string bot;
    MatchNumber match;
    AskNumber ask;
    friend bool operator==(const BotTurn&, const BotTurn&) = default;
};

/// A room's public view; all messages that show the room share one object.
using RoomMessage = std::shared_ptr<const from_server::Room>;

class Broadcast;

class Room {
public:
    /// An empty room; `apply` sets its state from its records.
    explicit Room(const Limits& limits) : limits_(limits), presence_(limits.away_after) {}
    /// Applies new limits, also to times that have already begun.
    void change(const Limits& limits);

    // Restoring:
    /// Applies a stored record; see RoomState::apply.
    std::optional<std::string> apply(const store::Record& record, Millis at) {
        if (const auto* granted = std::get_if<store::RequestGranted>(&record))
            granted_.push_back({*granted, at});
        return state_.apply(record, at);
    }
    /// Starts the room's times; to be called when all records are applied. `unused_for` is the served time
    /// since somebody was last known to be in the room. Before `stays_until`, on the steady clock, the room
    /// does not close by itself, because people need some time to come back after a start of the server.
    void wake(Moment now, Millis unused_for, Millis stays_until);
    /// Sets the epoch under which this node serves the room; 0: there is no other node, and clients get no
    /// epoch.
    void serve_in(std::int64_t epoch);

    // Inputs:
    std::vector<OutgoingMessage> answer(const ClientQuery& from, Moment now) const;
    /// Only a person whose seat has an ask may preview moves. A preview starts from the stored position.
    /// Everybody may ask about earlier moves.
    QuestionVerdict judge(const ClientQuestion& from) const;
    /// The answer for the client that asked; empty if the client has disconnected.
    std::vector<OutgoingMessage> worked_out(const QuestionTask& task, QuestionTask::WorkedOut outcome) const;
    /// The refusal for a client whose question can't be answered now, because too much other work is waiting.
    /// It says when the client may ask again.
    std::vector<OutgoingMessage> too_busy_for(const QuestionTask& task) const;
    Verdict judge(const ClientRequest& from, const InputContext& context) const;
    Verdict judge(const BotMoved& bot, const InputContext& context) const;
    std::variant<Step, protocol::Refusal> judge(const AdminOrder& order, const InputContext& context) const;
    /// Judges one line of chat. The actor stores chat independently of everything else, one line at a time;
    /// `said` shows a stored line.
    ChatVerdict judge(const ClientChat& from, Moment now);
    RoomOutput said(const ChatVerdict& stored, Moment now);
    /// The record to store with a granted request, so that the room still knows the answer after a restart.
    /// Expects that the player is stored, or is stored in the same entry.
    store::RequestGranted to_remember(const Asker& asker) const;
    RoomOutput advance(Step step, Moment now);  ///< expects that the step's records are stored
    RoomOutput come(const Came& came, Moment now);
    RoomOutput go(ClientId client, Moment now);
    RoomOutput attend(const Attended& attended, Moment now);
    RoomOutput tick(const Tick& tick, Moment now);
    /// The answer to the client if its step could not be stored. The client may try again after
    /// `again_seconds`. If `again_seconds` is empty, the step would always fail.
    std::vector<OutgoingMessage> refuse(const Asker& asker, std::optional<int> again_seconds) const;
    /// The answer to the sender of a message if the server failed to handle it. `id` is that of the message,
    /// if it has one.
    std::vector<OutgoingMessage> fault(ClientId from, const std::optional<RequestId>& id) const;

    // The room's own steps:
    /// The step that the room takes by itself now, if any. It notes that the room is used or that somebody
    /// has entered it, starts the next match if everybody wants it, lets a bot play on in an empty seat, says
    /// `ready` for a bot or an absent person, or closes the room and abandons its running match. A held room
    /// only notes that it is used.
    std::optional<Step> automatic_step(const InputContext& context) const;
    /// The time at which the room next has something to do without an input; on the steady clock, like `now`.
    std::optional<Millis> next_due(Millis now) const;
    /// The bots that have to move; empty if no person has a seat and nobody is connected.
    std::vector<BotTurn> bot_turns() const;
    /// The seats for which the running match waits, and the seat of `asker`; empty while no match is running.
    std::optional<protocol::plain::RunningMatch> running_match(std::optional<PlayerId> asker) const;
    /// The next move in the script of that seat; empty if that move is illegal, or if there is none.
    std::optional<std::string> scripted_move(Seat seat) const;

    // The public view:
    const RoomState& state() const { return state_; }
    Snapshot snapshot() const { return {state_, clients_, presence_, epoch_}; }
    bool is_empty() const { return clients_.empty(); }
    from_server::Room message(Millis now) const;
    /// Adds the people and bots in the seats, and the people who left seats.
    void fill_seats(from_server::Room& room) const;
    /// All that admins see of the room. The caller adds the room's number and its connections.
    protocol::admin::RoomInside inside() const;
    /// The last public view that the room has sent; a new object after each change. Never null.
    const RoomMessage& shown() const { return shown_; }

private:
    template <class Request>
    Verdict judge_request(const InputContext& context, ClientId from, const Request& request) const;
    std::variant<Step, protocol::Refusal> removed(PlayerId player) const;
    Verdict judge_move(const InputContext& context, ClientId from, const from_client::Move& move) const;
    using Question = std::variant<QuestionTask, protocol::Refusal>;
    Question question(ClientId from, const from_client::Preview& wanted) const;
    Question question(ClientId from, const from_client::Events& wanted) const;
    Question question(ClientId from, const from_client::Position& wanted) const;
    Verdict refuse(ClientId to, const RequestId& id, const protocol::Refusal& refusal) const;
    std::vector<OutgoingMessage> no(ClientId to, const std::optional<RequestId>& id,
                                    const protocol::Refusal& refusal, std::optional<int> again) const;
    std::vector<OutgoingMessage> fresh_state(ClientId to) const;
    bool all_want_a_rematch() const;
    std::optional<Seat> seat_made_ready() const;
    Step closing(const InputContext& context) const;
    /// Ends the running or held match without a result.
    Step abandoned(const InputContext& context, bool by_admin) const;
    std::optional<Seat> emptied_seat_for_a_bot() const;
    std::optional<Millis> closes_at() const;
    std::optional<Millis> use_noted_at() const;
    static constexpr Millis watchers_shown_every = 1000;

    std::optional<protocol::Refusal> why_no_chat(const Client& client) const;
    void remember_granted(Moment now);
    void apply(Step& step, Moment now);
    void close_others(Step& step) const;
    /// Updates presence. Ends an offer of the host's role if its maker is not the host any more, or if its
    /// receiver has left their seat.
    void update_presence(Millis now);
    using Viewers = std::map<ClientId, Viewer>;
    Viewers viewers() const;
    void tell_new_viewers(const Viewers& before, Broadcast& broadcast) const;
    void acknowledge(const Asker& asker, Millis now, Broadcast& broadcast);
    /// Sends the public view to everybody if it differs from the last one, and returns whether it did. If
    /// only the spectators have changed, sends it at most once a second.
    bool show_room(Millis now, Broadcast& broadcast);
    /// Sends the public view; the host's message also says which seats share an address.
    void send_room(const from_server::Room& room, const std::vector<ClientId>& to,
                   Broadcast& broadcast) const;

    Limits limits_;
    RoomState state_;
    std::optional<std::int64_t> epoch_;
    Clients clients_;
    Presence presence_;
    ChatBudget chat_budget_;
    ReplyCache<std::pair<PlayerId, RequestId>, from_server::Ok> replies_;
    struct StoredGrant {
        store::RequestGranted request;
        Millis at = 0;  ///< by the wall clock
    };
    std::vector<StoredGrant> granted_;  ///< stored before the server's start; `wake` takes them
    /// The last public view that the room has sent.
    RoomMessage shown_ = std::make_shared<const from_server::Room>();
    Millis watchers_shown_ = 0;      ///< when the spectators were last sent; on the steady clock
    bool watchers_changed_ = false;  ///< since then, the spectators have changed
    bool stalled_ = false;
    Millis empty_since_ = 0, use_noted_ = 0;  ///< on the steady clock
    Millis stays_until_ = 0;                  ///< on the steady clock
};

}  // namespace reami::room
