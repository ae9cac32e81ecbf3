#include "server/http/endpoints/held_match.hpp"

#include <algorithm>

#include "protocol/match/match.hpp"
#include "server/http/endpoints/match_file_endpoint.hpp"

namespace reami::http {

namespace {

/// Replays a log, and counts the hidden moves at its end: seats made them while other seats still have to
/// make the same decision.
class Hidden {
public:
    explicit Hidden(protocol::SharedMatch match) : match_(std::move(match)) { look(); }

    /// Returns false if the move can't be played under the rules of this program.
    bool play(const store::MovePlayed& moved) {
        const SeatSet before = match_->to_act();
        if (protocol::play(match_, moved.seat, moved.move)) return false;
        if (moved.proof != 0 && match_->proof() != moved.proof) return false;
        SeatSet others = before;
        others.erase(moved.seat);
        const bool others_are_still_asked = !others.empty() && match_->to_act() == others;
        count_ = others_are_still_asked ? count_ + 1 : 0;
        look();
        return true;
    }
    std::size_t count() const { return count_; }
    /// Whether the match has ever asked several seats at the same time, so that moves may be hidden.
    bool is_possible() const { return is_possible_; }

private:
    void look() { is_possible_ |= match_->to_act().size() > 1 && !match_->is_between_rounds(); }

    protocol::SharedMatch match_;
    std::size_t count_ = 0;
    bool is_possible_ = false;
};

}  // namespace

std::size_t moves_shown(const store::StoredMatch& match) {
    const store::MatchStarted& started = match.started;
    const std::size_t all = match.moves.size();
    const auto most_hidden = static_cast<std::size_t>(started.seats - 1);
    const auto without_the_last = [&](std::size_t moves) { return all - std::min(all, moves); };

    auto begun = protocol::Match::start({match.game, started.options, started.seats, started.origin()});
    if (!begun) return without_the_last(most_hidden);
    Hidden hidden(*std::move(begun));
    for (const store::MovePlayed& moved : match.moves)
        if (!hidden.play(moved)) return without_the_last(hidden.is_possible() ? most_hidden : 0);
    return without_the_last(hidden.count());
}

std::string public_match_file(const store::StoredMatch& match) {
    store::StoredMatch shown = match;
    shown.moves.resize(moves_shown(match));
    return match_file_of(shown, Chance::left_out);
}

}  // namespace reami::http
