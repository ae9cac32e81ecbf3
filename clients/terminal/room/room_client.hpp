// The client's side of `reami.v1` in one room: greets, keeps the view complete, and repeats each request
// until it is answered, across lost connections and restarts of the server. Prints nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "clients/terminal/room/chat_shown.hpp"
#include "clients/terminal/room/environment.hpp"
#include "clients/terminal/room/epoch_seen.hpp"
#include "clients/terminal/room/match_view.hpp"
#include "clients/terminal/room/witness.hpp"
#include "protocol/messages/messages.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// The seat in `seat:2`; nothing for `public` and any other text.
std::optional<Seat> seat_in(std::string_view who);

class RoomClient {
public:
    RoomClient(Environment& environment, protocol::Language language)
        : environment_(environment), language_(language), witness_(environment) {}

    // Events.
    /// Enters that room. `hand_over` is the text after `#` in a link, or empty.
    void enter(const std::string& code, const std::string& hand_over);
    /// Disconnects without giving the seat up.
    void go_away();
    /// The connection is open.
    void opened();
    /// The connection is lost; `opened` may follow.
    void lost() {
        here_ = false;
        leaves_in_ = 0;
    }
    /// Handles the message as the protocol requires, and returns it if it contains news for the caller.
    std::optional<protocol::from_server::Message> take(std::string_view text);
    /// Sends heartbeats and repeats refused requests. Callers call it every second.
    void tick();

    // Requests.
    /// Sends a request, and again after a reconnect, until it is answered. Sets its `id`.
    void request(protocol::from_client::Message message);
    // `notations` are one or more moves, in order. These require that this client is asked for a move.
    /// Plays all of the moves or none.
    void play(const std::vector<std::string>& notations);
    /// Asks for the effects of the moves without playing them.
    void preview(const std::vector<std::string>& notations);
    /// Asks for the events of the match from that position on.
    void ask_for_past(protocol::Version from);
    /// Asks for the view of the match at that position.
    void ask_for_position(protocol::Version v);
    /// Asks for the chat lines before the shown ones. Returns false if there are none.
    bool ask_for_older_chat();
    /// Whether any request has no answer yet.
    bool is_waiting() const { return !waiting_.empty() || older_than_; }
    /// Drops all requests without an answer.
    void give_up();

    // State.
    bool is_in_room() const { return !code_.empty(); }  ///< or connecting to it
    bool is_here() const { return here_; }       ///< the server has greeted, and the connection is open
    bool was_here() const { return was_here_; }  ///< the server has greeted at least once since `enter`
    const std::string& code() const { return code_; }
    std::optional<Seat> me() const { return me_; }
    const std::optional<protocol::from_server::Room>& room() const { return room_; }
    const MatchView& match() const { return match_; }
    const MatchView& before() const { return before_; }  ///< the match before the newest state
    const ChatShown& chat() const { return chat_; }
    const Witness& witness() const { return witness_; }
    /// Whether the newest `room` message has another commitment than before.
    bool commitment_changed() const { return commitment_changed_; }

private:
    struct Waiting {
        protocol::RequestId id;
        std::string text;
        int again_in = 0;  ///< seconds until the request is repeated; 0: waits for an answer
    };

    void take_in(const protocol::from_server::Here& here);
    void take_in(const protocol::from_server::Room& room);
    void take_in(const protocol::from_server::Ok& ok);
    /// Whether the client already has newer messages, from another node. Leaves a node that has lost the
    /// room.
    bool is_old(const protocol::from_server::Message& message);
    /// Returns whether the message contains news, and removes the known parts from it.
    bool is_news(protocol::from_server::Message& message);
    bool is_news(const protocol::from_server::Patch& patch);
    bool is_news(const protocol::from_server::No& no);
    bool is_news(protocol::from_server::Lines& lines);
    void answered(const protocol::RequestId& id);
    void sync();
    /// The node at the other end has lost the room. The client ignores its messages from now on, and soon
    /// connects again to reach another node.
    void leave_node();
    void send(const protocol::from_client::Message& message);

    Environment& environment_;
    protocol::Language language_;
    std::string code_, hand_over_;
    bool here_ = false, was_here_ = false;
    std::optional<Seat> me_;
    std::optional<protocol::from_server::Room> room_;
    MatchView match_, before_;
    std::vector<Waiting> waiting_;
    ChatShown chat_;
    Witness witness_;
    bool commitment_changed_ = false;
    std::optional<std::int64_t> older_than_;  ///< the client asked for the chat lines before this one
    int seconds_ = 0;
    EpochSeen seen_;
    int leaves_in_ = 0;  ///< seconds until the client leaves this node; 0: it stays
};

}  // namespace reami::terminal
