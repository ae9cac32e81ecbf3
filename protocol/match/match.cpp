#include "protocol/match/match.hpp"

#include <utility>

#include "protocol/match/match_concept.hpp"

namespace reami::protocol {

Match::Match(std::unique_ptr<Concept> match) : match_(std::move(match)) {}
Match::Match(const Match& other) : match_(other.match_->copy()) {}
Match::Match(Match&&) noexcept = default;
Match& Match::operator=(const Match& other) {
    match_ = other.match_->copy();
    return *this;
}
Match& Match::operator=(Match&&) noexcept = default;
Match::~Match() = default;

int Match::seats() const { return match_->seats(); }
int Match::v() const { return match_->v(); }
int Match::ask(Seat seat) const { return match_->ask(seat); }
SeatSet Match::to_act() const { return match_->to_act(); }
std::vector<std::string> Match::legal_moves(Seat seat) const { return match_->legal_moves(seat); }
int Match::points(Seat seat) const { return match_->points(seat); }
std::optional<from_server::Result> Match::result() const { return match_->result(); }
int Match::round() const { return match_->round(); }
int Match::rounds_finished() const { return match_->rounds_finished(); }
bool Match::is_between_rounds() const { return match_->is_between_rounds(); }
std::map<Seat, int> Match::round_points(int round) const { return match_->round_points(round); }
std::uint64_t Match::proof() const { return match_->proof(); }

std::optional<Refusal> Match::play(Seat seat, std::string_view notation) {
    return match_->play(seat, notation);
}

std::string Match::view(Viewer viewer) const { return match_->view(viewer); }
std::string Match::patch_from(const Match& before, Viewer viewer) const {
    return match_->patch_from(*before.match_, viewer);
}
std::string Match::events(Viewer viewer) const { return match_->events(viewer); }

Match Match::resample(Viewer viewer, Random& random) const { return Match(match_->resample(viewer, random)); }
std::string Match::bot_move(std::string_view bot, Seat seat, Random& random) const {
    return match_->bot_move(bot, seat, random);
}

}  // namespace reami::protocol
