// One room, without sockets, SQL or clock: it takes inputs and returns what to store and to send.
//
// `judge` turns a request into an answer, or into a step: records to store. Once they are on disk, `advance`
// applies them, as a start of the server does with all records of the room, and returns what to send. Nothing
// can be shown before it is stored, because the room does not have it yet; and there is nothing to undo.
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

namespace reami::room {

/// The time limits of a room, in milliseconds of time that was served (PROTOCOL.md, "Time").
struct Terms {
    Millis away_after = 60'000;  ///< then a person counts as long away
    Millis remembered_for = 600'000;
    Millis unentered_closes_after = 3'600'000;   ///< a room to which nobody ever came
    Millis empty_closes_after = 86'400'000;      ///< one that was left, and in which no match runs
    Millis abandoned_after = 90 * 86'400'000LL;  ///< one that was left, with its running match
    Millis kept_closes_after =
        730 * 86'400'000LL;       ///< one that its host keeps, if the others don't take longer
    int chat_lines_at_once = 5;   ///< of a player, and of an address
    Millis chat_line_in = 2'000;  ///< and then one line per this time

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The client that asked for a step, and its answer `ok`. A move is answered by its patch instead of `ok`.
struct Asker {
    ClientId client = 0;
    PlayerId player;
    from_server::Ok ok;
};

struct Step {
    std::vector<store::Record> records;       ///< none: there is nothing to store
    std::optional<Intention> intention;       ///< what changes without being stored
    std::optional<protocol::Match> position;  ///< of the match after the records, where they change it
    std::optional<Asker> asker;
    std::vector<Disconnect> disconnects;
};

/// Whether the record uses the secret of its occasion.
bool ends_match(const store::Record& record);

/// The consequence of an input: answers to send at once, or a step to take, or neither.
struct Verdict {
    std::vector<OutgoingMessage> answers;
    std::optional<Step> step;
};

/// A question that may be answered, once another thread has worked it out.
struct QuestionTask {
    using WorkedOut =
        std::variant<from_server::Preview, from_server::Events, from_server::Position, protocol::Refusal>;
    ClientId client = 0;
    RequestId id;
    bool replays = false;             ///< takes as long as the match was until then
    std::function<WorkedOut()> work;  ///< on copies of its own; throws where the server is at fault
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

/// A room's description of itself; everything that shows the room shares the same one.
using RoomMessage = std::shared_ptr<const from_server::Room>;

class Broadcast;

class Room {
public:
    /// An empty room; `apply` makes it what its records say.
    explicit Room(const Terms& terms)
        : terms_(terms),
          presence_(terms.away_after),
          chat_budget_(terms.chat_lines_at_once, terms.chat_line_in) {}
    /// Applies new terms, also to work that is already due.
    void change(const Terms& terms);

    // Restoring.
    /// Applies a stored record; see RoomState::apply.
    std::optional<std::string> apply(const store::Record& record, Millis at) {
        if (const auto* granted = std::get_if<store::RequestGranted>(&record))
            granted_.push_back({*granted, at});
        return state_.apply(record, at);
    }
    /// Call this when all records are applied: from now on time counts. As far as is known, nobody was there
    /// for `unused_for` of the time that was served. Until `stays_until`, on the steady clock, it does not
    /// close by itself: people need a moment to come back after a start.
    void wake(Moment now, Millis unused_for, Millis stays_until);
    /// Under which epoch this node serves the room; 0: there is no other node, and none is told.
    void serve_in(std::int64_t epoch);

    // Inputs.
    std::vector<OutgoingMessage> answer(const ClientQuery& from, Moment now) const;
    /// Only a seat that is asked looks ahead, from the position that is stored; everybody looks back.
    QuestionVerdict judge(const ClientQuestion& from) const;
    /// The answer to who asked, while they are there.
    std::vector<OutgoingMessage> worked_out(const QuestionTask& task, QuestionTask::WorkedOut outcome) const;
    /// The same where too much else has to be worked out: to ask again soon.
    std::vector<OutgoingMessage> too_busy_for(const QuestionTask& task) const;
    Verdict judge(const ClientRequest& from, const Occasion& occasion) const;
    Verdict judge(const BotMoved& bot, const Occasion& occasion) const;
    std::variant<Step, protocol::Refusal> judge(const AdminOrder& order, const Occasion& occasion) const;
    /// Chat is judged and stored independently of everything else, one line at a time; `said` shows each
    /// line.
    ChatVerdict judge(const ClientChat& from, Moment now);
    RoomOutput said(const ChatVerdict& stored, Moment now);
    /// The record that is stored with a granted request, so that the answer outlives a restart. Expects that
    /// the player is stored.
    store::RequestGranted to_remember(const Asker& asker) const;
    RoomOutput advance(Step step, Moment now);  ///< expects that the step's records are stored
    RoomOutput come(const Came& came, Moment now);
    RoomOutput go(ClientId client, Moment now);
    RoomOutput attend(const Attended& attended, Moment now);
    RoomOutput tick(const Tick& tick, Moment now);
    /// The answer to the asker if the step could not be stored: to try again after so many seconds, or never.
    std::vector<OutgoingMessage> refuse(const Asker& asker, std::optional<int> again_seconds) const;
    /// The answer to the sender of a message if the server failed to handle it. `id` is the message's, if it
    /// has one.
    std::vector<OutgoingMessage> fault(ClientId from, const std::optional<RequestId>& id) const;

    // The room's own actions.
    /// The next step that the room takes by itself: `ready` for bots and for seats where nobody is present,
    /// the next match if everybody wants it, noting that it is used, closing; if a match runs, that is
    /// abandoned. A held room only counts as used.
    std::optional<Step> own_step(const Occasion& occasion) const;
    /// When the passing of time changes something next; on the steady clock, like `now`.
    std::optional<Millis> next_due(Millis now) const;
    /// The bots that have to move, while somebody is there to play with or to watch.
    std::vector<BotTurn> bot_turns() const;
    /// The seats that its match waits for, for the asking player; empty while no match runs.
    std::optional<protocol::plain::RunningMatch> running_match(std::optional<PlayerId> asker) const;
    /// The move that the room's script has for that seat now; empty if that move is illegal, or if there is
    /// none.
    std::optional<std::string> scripted_move(Seat seat) const;

    // How it looks from outside.
    const RoomState& state() const { return state_; }
    Snapshot snapshot() const { return {state_, clients_, presence_, epoch_}; }
    bool is_empty() const { return clients_.empty(); }
    from_server::Room message(Millis now) const;
    /// Fills in the occupants of seats, and the people who left one.
    void fill_seats(from_server::Room& room) const;
    /// The room for admins: nothing that is hidden, without its number and its connections.
    protocol::admin::RoomInside inside() const;
    /// The room as it was last sent; a new message after each change. Never null.
    const RoomMessage& shown() const { return shown_; }

private:
    template <class Request>
    Verdict judge_request(const Occasion& occasion, ClientId from, const Request& request) const;
    std::variant<Step, protocol::Refusal> removed(PlayerId player) const;
    Verdict judge_move(const Occasion& occasion, ClientId from, const from_client::Move& move) const;
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
    Step closing(const Occasion& occasion) const;
    /// The match that runs or is held ends without a result.
    Step abandoned(const Occasion& occasion, bool by_admin) const;
    std::optional<Seat> emptied_seat_for_a_bot() const;
    std::optional<Millis> closes_at() const;
    std::optional<Millis> use_noted_at() const;
    static constexpr Millis watchers_shown_every = 1000;

    std::optional<protocol::Refusal> why_no_chat(const Client& client) const;
    void remember_granted(Moment now);
    void apply(Step& step, Moment now);
    void close_others(Step& step) const;
    /// Updates presence, and ends offers of the host's role from a former host, or to a person who left.
    void update_presence(Millis now);
    using Viewers = std::map<ClientId, Viewer>;
    Viewers viewers() const;
    void tell_new_viewers(const Viewers& before, Broadcast& broadcast) const;
    void acknowledge(const Asker& asker, Millis now, Broadcast& broadcast);
    /// Sends the room to everybody if it differs from the last message. A change of the watchers alone is
    /// sent at most once a second.
    bool show_room(Millis now, Broadcast& broadcast);
    /// Sends the room; the host's message also has the seats that share an address.
    void send_room(const from_server::Room& room, const std::vector<ClientId>& to,
                   Broadcast& broadcast) const;

    Terms terms_;
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
    std::vector<StoredGrant> granted_;  ///< before a start, until it wakes
    /// It is sent again when it differs.
    RoomMessage shown_ = std::make_shared<const from_server::Room>();
    Millis watchers_shown_ = 0;      ///< when they were last sent; on the steady clock
    bool watchers_changed_ = false;  ///< since then; not sent yet
    bool stalled_ = false;
    Millis empty_since_ = 0, use_noted_ = 0;  ///< on the steady clock
    Millis stays_until_ = 0;                  ///< the same
};

}  // namespace reami::room
