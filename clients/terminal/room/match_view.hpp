// The match as this viewer sees it: the last state with all patches since. It detects lost messages; the next
// state then replaces the view. PROTOCOL.md, "The match".
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
        old,    ///< the change was known already; the view is unchanged
        hole,   ///< an earlier message was lost, or this one does not fit: the client needs a new state, and
                ///< until then it is asked for no move
    };

    /// A state replaces the view. `me` is the seat of this client; none for a spectator.
    void take(const protocol::from_server::State& state);
    Taken take(const protocol::from_server::Patch& patch, std::optional<Seat> me);
    /// Returns to the state before any message.
    void forget() { *this = MatchView(); }

    /// Whether the client has received a match.
    bool is_there() const { return match_ > 0; }
    /// Whether the room is at another match or position than this view.
    bool is_behind(protocol::MatchNumber match, protocol::Version v) const {
        return is_there() && (match != match_ || v != v_);
    }

    protocol::MatchNumber match() const { return match_; }
    protocol::Version v() const { return v_; }
    const std::string& view() const { return view_; }  ///< canonical JSON
    /// The view after the previewed moves; nothing if the change is invalid.
    std::optional<std::string> view_after(const protocol::from_server::Preview& preview) const;
    const std::string& catalog() const { return catalog_; }
    const std::vector<Seat>& to_act() const { return to_act_; }
    const std::optional<protocol::from_server::Result>& result() const { return result_; }

    /// The number of the decision that this client is asked for; nothing if it is not asked.
    std::optional<protocol::AskNumber> ask() const { return ask_; }
    const std::vector<std::string>& legal() const { return legal_; }

private:
    Taken be_lost();
    void be_asked(std::optional<protocol::AskNumber> ask,
                  const std::optional<protocol::from_server::LegalMoves>& legal);

    protocol::MatchNumber match_;
    protocol::Version v_;
    std::string view_ = "null", catalog_;
    std::vector<Seat> to_act_;
    std::optional<protocol::AskNumber> ask_;
    std::vector<std::string> legal_;
    std::optional<protocol::from_server::Result> result_;
};

}  // namespace reami::terminal
