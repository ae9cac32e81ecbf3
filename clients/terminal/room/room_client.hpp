// The client's part of `reami.v1` in one room. It greets, keeps the view complete, and repeats each request
// until the server has answered it, even after lost connections and restarts of the server. It prints
// nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "clients/terminal/room/chat_shown.hpp"
#include "clients/terminal/room/environment.hpp"
#include "clients/terminal/room/epoch_seen.hpp"
#include "clients/terminal/room/match_clocks.hpp"
#include "clients/terminal/room/match_view.hpp"
#include "clients/terminal/room/witness.hpp"
#include "protocol/messages/messages.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// The seat in a text such as `seat:2`; nothing for `public` and for any other text.
std::optional<Seat> seat_in(std::string_view who);

class RoomClient {
public:
    RoomClient(Environment& environment, protocol::Language language)
        : environment_(environment), language_(language), witness_(environment) {}

    // Events for the client.
    /// Enters a room. `hand_over` is the text after `#` in a link, or empty.
    void enter(const std::string& code, const std::string& hand_over);
    /// Disconnects. The player keeps the seat.
    void go_away();
    /// Call this when the connection is open.
    void opened();
    /// Call this when the connection is lost. `opened` may follow.
    void lost() {
        here_ = false;
        leaves_in_ = 0;
    }
    /// Handles a message as the protocol requires. Returns the message if it has news for the caller.
    std::optional<protocol::from_server::Message> take(std::string_view text);
    /// Sends heartbeats, and repeats refused requests. Callers must call it every second.
    void tick();

    /// The person has typed something: answers the server's question whether they are still there, if it has
    /// asked.
    void note_person();
    /// Whether the server asks this person whether they are still there.
    bool is_asked_if_there() const;

    // Requests to the server.
    /// Sets the request's `id` and sends it. Sends it again after a reconnect, until the server has answered
    /// it.
    void request(protocol::from_client::Message message);
    // In the next two functions, `notations` are one or more moves in order. Both expect that the match asks
    // this client for a move.
    /// Plays these moves: the server plays all of them or none.
    void play(const std::vector<std::string>& notations);
    /// Takes the last turn back. Expects that the match allows it.
    void take_back();
    /// Asks for the effects of these moves. The server does not play them.
    void preview(const std::vector<std::string>& notations);
    /// Asks what a strong bot would play now. Expects that the match asks this player.
    void ask_for_hint();
    /// Asks for the events of the match from this position on.
    void ask_for_past(protocol::Version from);
    /// Asks for the view of the match at this position.
    void ask_for_position(protocol::Version v);
    /// Asks for the chat lines before those that the client has shown. Returns false if the room has none.
    bool ask_for_older_chat();
    /// Whether the server has still to answer a request.
    bool is_waiting() const { return !waiting_.empty() || older_than_; }
    /// Drops all requests that the server has not answered.
    void give_up();

    // The client's knowledge of the room.
    bool is_in_room() const { return !code_.empty(); }  ///< true also while the client connects to the room
    bool is_here() const { return here_; }       ///< true while the connection is open, after the greeting
    bool was_here() const { return was_here_; }  ///< true after the first greeting since `enter`
    const std::string& code() const { return code_; }
    std::optional<Seat> me() const { return me_; }
    const std::optional<protocol::from_server::Room>& room() const { return room_; }
    const MatchView& match() const { return match_; }
    const MatchView& before() const { return before_; }  ///< the match as it was before the newest state
    const MatchClocks& clocks() const { return clocks_; }
    const ChatShown& chat() const { return chat_; }
    const Witness& witness() const { return witness_; }
    /// Whether the newest `room` message has another commitment for the match than the one before it.
    bool commitment_changed() const { return commitment_changed_; }

private:
    struct Waiting {
        protocol::RequestId id;
        std::string text;
        int again_in = 0;  ///< seconds until the client repeats it; 0 while it waits for an answer
    };

    void apply(const protocol::from_server::Here& here);
    void apply(const protocol::from_server::Room& room);
    void apply(const protocol::from_server::Ok& ok);
    /// Whether the message is older than another one, which the client has got from another node. Leaves a
    /// node that has lost the room.
    bool is_old(const protocol::from_server::Message& message);
    /// Returns whether the message has news, and removes from it what the client already knows.
    bool is_news(protocol::from_server::Message& message);
    bool is_news(const protocol::from_server::Patch& patch);
    bool is_news(const protocol::from_server::No& no);
    bool is_news(protocol::from_server::Lines& lines);
    void answered(const protocol::RequestId& id);
    void sync();
    /// The node of this connection has lost the room. From now on the client ignores its messages. Soon it
    /// connects again, and may reach another node.
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
    MatchClocks clocks_;
    ChatShown chat_;
    Witness witness_;
    bool commitment_changed_ = false;
    std::optional<std::int64_t> older_than_;  ///< the client has asked for the chat lines before this one
    int seconds_ = 0;
    EpochSeen seen_;
    int leaves_in_ = 0;  ///< seconds until the client leaves this node; 0 if it stays
};

}  // namespace reami::terminal
