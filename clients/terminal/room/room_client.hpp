// The client's side of `reami.v1` in one room: greets, keeps the view whole, and sees that what was asked is
// answered, across lost connections and restarts of the server. Prints nothing.
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

/// The seat of `seat:2`; nothing for `public`, or for nobody.
std::optional<Seat> seat_in(std::string_view who);

class RoomClient {
public:
    RoomClient(Environment& environment, protocol::Language language)
        : environment_(environment), language_(language), witness_(environment) {}

    // What happens.
    /// Goes to that room. `hand_over` is what stands behind `#` in a link, or empty.
    void enter(const std::string& code, const std::string& hand_over);
    /// Goes away, without giving the seat up.
    void go_away();
    /// The connection stands.
    void opened();
    /// The connection is gone; it may come back.
    void lost() {
        here_ = false;
        leaves_in_ = 0;
    }
    /// What the message was, if it is news; the client has already done what the protocol asks for.
    std::optional<protocol::from_server::Message> take(std::string_view text);
    /// Every second: heartbeats, and what is to be tried again.
    void tick();

    // What the client wants.
    /// Sends a request until it is answered; its `id` is made here.
    void request(protocol::from_client::Message message);
    // One move or more, in order. Expects that this client is asked.
    /// Plays them, all or none.
    void play(const std::vector<std::string>& notations);
    /// Asks what they would do.
    void preview(const std::vector<std::string>& notations);
    /// Asks what was told in the match from that position on.
    void ask_for_past(protocol::Version from);
    /// Asks how the match stood at that position.
    void ask_for_position(protocol::Version v);
    /// Asks for the lines of chat before those that were shown. False if there are none.
    bool ask_for_older_chat();
    /// Whether some request has no answer yet.
    bool is_waiting() const { return !waiting_.empty() || older_than_; }
    /// No answer will come any more.
    void give_up();

    // What is known.
    bool is_in_room() const { return !code_.empty(); }  ///< or on the way to it
    bool is_here() const { return here_; }              ///< the server has greeted, and the connection stands
    bool was_here() const { return was_here_; }         ///< since it went to this room
    const std::string& code() const { return code_; }
    std::optional<Seat> me() const { return me_; }
    const std::optional<protocol::from_server::Room>& room() const { return room_; }
    const MatchView& match() const { return match_; }
    const MatchView& before() const { return before_; }  ///< the match before the newest state
    const ChatShown& chat() const { return chat_; }
    const Witness& witness() const { return witness_; }
    /// Whether the server has shown, by the newest room, another commitment than before.
    bool commitment_changed() const { return commitment_changed_; }

private:
    struct Waiting {
        protocol::RequestId id;
        std::string text;
        int again_in = 0;  ///< seconds; 0: an answer is on its way
    };

    void take_in(const protocol::from_server::Here& here);
    void take_in(const protocol::from_server::Room& room);
    void take_in(const protocol::from_server::Ok& ok);
    /// Whether another node has told more already; leaves the one that has lost the room.
    bool is_old(const protocol::from_server::Message& message);
    /// Takes out of the message what is no news.
    bool is_news(protocol::from_server::Message& message);
    bool is_news(const protocol::from_server::Patch& patch);
    bool is_news(const protocol::from_server::No& no);
    bool is_news(protocol::from_server::Lines& lines);
    void answered(const protocol::RequestId& id);
    void sync();
    /// The node at the other end has lost the room: what it says counts no more, and the client looks for
    /// another soon.
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
    std::optional<std::int64_t> older_than_;  ///< the line before which lines were asked for
    int seconds_ = 0;
    EpochSeen seen_;
    int leaves_in_ = 0;  ///< seconds; 0: it stays with the node where it is
};

}  // namespace reami::terminal
