// The match as this viewer sees it: the last state, patched. Finds out by itself when it has lost something;
// then a fresh state mends it. PROTOCOL.md, "The match".
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
        shown,  ///< the view is now what the message says
        old,    ///< it was known already; nothing has changed
        hole,   ///< something was lost before it, or it does not fit: only a fresh state helps; until then
                ///< nothing is asked
    };

    /// A state counts whatever was known. `me` is the seat of this client, or nobody for a spectator.
    void take(const protocol::from_server::State& state);
    Taken take(const protocol::from_server::Patch& patch, std::optional<Seat> me);
    /// As if nothing had ever come.
    void forget() { *this = MatchView(); }

    /// Whether there is a match to look at.
    bool is_there() const { return match_ > 0; }
    /// Whether the room stands elsewhere than this view.
    bool is_behind(protocol::MatchNumber match, protocol::Version v) const {
        return is_there() && (match != match_ || v != v_);
    }

    protocol::MatchNumber match() const { return match_; }
    protocol::Version v() const { return v_; }
    const std::string& view() const { return view_; }  ///< canonical JSON
    /// What a preview would make of it; nothing if it does not fit.
    std::optional<std::string> view_after(const protocol::from_server::Preview& preview) const;
    const std::string& catalog() const { return catalog_; }
    const std::vector<Seat>& to_act() const { return to_act_; }
    const std::optional<protocol::from_server::Result>& result() const { return result_; }

    /// The decision that this client is asked for; nothing if it is not asked.
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
