// The clocks of the match as the server sent them last: PROTOCOL.md, "Clocks".
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "protocol/messages/from_server.hpp"

namespace reami::terminal {

class MatchClocks {
public:
    /// Whether the client knows the clocks of this match.
    bool are_of(protocol::MatchNumber match) const { return clocks_ && clocks_->match == match; }
    /// Expects that it knows clocks.
    const std::map<Seat, protocol::from_server::SeatClock>& seats() const { return clocks_->seats; }
    /// The time that is left now, in milliseconds; negative: below zero. Expects that it knows this clock.
    std::int64_t left(Seat owner) const {
        const auto& clock = clocks_->seats.at(owner);
        return clock.left - (clock.runs.value_or(false) ? seconds_ * 1000 : 0);
    }
    /// The seats whose clocks have reached zero since the message before the newest one.
    const std::vector<Seat>& ran_out() const { return ran_out_; }

    void take(protocol::from_server::Clocks clocks) {
        ran_out_.clear();
        const auto outs = clocks.outs.value_or(Outs());
        // A client that enters in the middle of a match does not announce earlier ones.
        const std::size_t known = are_of(clocks.match) ? clocks_->outs.value_or(Outs()).size() : outs.size();
        for (std::size_t i = known; i < outs.size(); ++i) ran_out_.push_back(outs[i].seat);
        clocks_ = std::move(clocks);
        seconds_ = 0;
    }
    /// Callers must call it every second.
    void tick() { ++seconds_; }

private:
    using Outs = std::vector<protocol::from_server::ClockOut>;

    std::optional<protocol::from_server::Clocks> clocks_;
    std::int64_t seconds_ = 0;  ///< since the message
    std::vector<Seat> ran_out_;
};

}  // namespace reami::terminal
