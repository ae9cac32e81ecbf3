// The match as this viewer sees it: the last state, with all patches that followed it. It notices lost
// messages. The next state then replaces the view. PROTOCOL.md, "The match".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/messages.hpp"

namespace reami::terminal {

class MatchView {
public:
    enum class Taken : std::uint8_t {
        shown,  ///< the message changed the view
        old,    ///< the client has this change already; the view has not changed
        hole,   ///< an earlier message was lost, or this one does not fit: the client needs a new state, and
                ///< until then it is asked for no move
    };

    /// Replaces the view by a state.
    void take(const protocol::from_server::State& state);
    Taken take(const protocol::from_server::Patch& patch, std::optional<Seat> me);
    /// Forgets everything that it has received.
    void forget() { *this = MatchView(); }

    /// Whether the client has received any match.
    bool is_there() const { return match_ > 0; }
    /// Whether the room has another match or another position than this view.
    bool is_behind(protocol::MatchNumber match, protocol::Version v) const {
        return is_there() && (match != match_ || v != v_);
    }

    protocol::MatchNumber match() const { return match_; }
    protocol::Version v() const { return v_; }
    const std::string& view() const { return view_; }  ///< canonical JSON
    /// The view as it would be after the previewed moves; nothing if the change is not valid.
    std::optional<std::string> view_after(const protocol::from_server::Preview& preview) const;
    const std::string& catalog() const { return catalog_; }
    const std::vector<Seat>& to_act() const { return to_act_; }
    const std::optional<protocol::from_server::Result>& result() const { return result_; }

    /// The number of the decision that the match asks this client for; nothing if it asks for none.
    std::optional<protocol::AskNumber> ask() const { return ask_; }
    const std::vector<std::string>& legal() const { return legal_; }
    /// The number with which this client can take its last turn back; nothing if it can't.
    std::optional<protocol::AskNumber> undo() const { return undo_; }
    /// Whether this player's last turn can be taken back if others agree.
    bool can_ask_for_undo() const { return can_ask_for_undo_; }

private:
    Taken be_lost();
    void be_asked(std::optional<protocol::AskNumber> ask,
                  const std::optional<protocol::from_server::LegalMoves>& legal);

    protocol::MatchNumber match_;
    protocol::Version v_;
    std::string view_ = "null", catalog_;
    std::vector<Seat> to_act_;
    std::optional<protocol::AskNumber> ask_, undo_;
    bool can_ask_for_undo_ = false;
    std::vector<std::string> legal_;
    std::optional<protocol::from_server::Result> result_;
};

}  // namespace reami::terminal
