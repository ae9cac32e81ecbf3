#include "protocol/match/match.hpp"

#include <utility>

#include "protocol/match/match_concept.hpp"
#include "protocol/messages/codes.hpp"

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
Version Match::v() const { return match_->v(); }
AskNumber Match::ask(Seat seat) const { return match_->ask(seat); }
SeatSet Match::to_act() const { return match_->to_act(); }
std::vector<std::string> Match::legal_moves(Seat seat) const { return match_->legal_moves(seat); }
from_server::LegalMoves Match::legal_json(Seat seat) const { return match_->legal_json(seat); }
int Match::points(Seat seat) const { return match_->points(seat); }
std::optional<from_server::Result> Match::result() const { return match_->result(); }
int Match::round() const { return match_->round(); }
int Match::rounds_finished() const { return match_->rounds_finished(); }
bool Match::is_between_rounds() const { return match_->is_between_rounds(); }
std::map<Seat, int> Match::round_points(int round) const { return match_->round_points(round); }
std::uint64_t Match::proof() const { return match_->proof(); }

std::optional<Refusal> Match::play(Seat seat, std::string_view notation) {
    return match_->play(seat, notation, Concept::Announcing::anew);
}

std::optional<Refusal> Match::play_list(Seat seat, const std::vector<std::string>& moves) {
    auto after = after_list(seat, moves);
    if (!after) return after.error();
    *this = *std::move(after);
    return std::nullopt;
}

Expected<Match, Refusal> Match::after_list(Seat seat, const std::vector<std::string>& moves) const {
    Match after = *this;
    auto announcing = Concept::Announcing::anew;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool goes_too_far = i > 0 && !after.may_go_on(seat);
        auto why = goes_too_far ? refusal(code::too_far) : after.match_->play(seat, moves[i], announcing);
        if (why) {
            why->at = static_cast<int>(i) + 1;
            return *std::move(why);
        }
        announcing = Concept::Announcing::on;
    }
    return after;
}

bool Match::may_go_on(Seat seat) const {
    return match_->last_used() == Used::known && to_act() == SeatSet(seat) && !is_between_rounds();
}

Expected<from_server::Preview, Refusal> Match::preview(Seat seat, Viewer viewer,
                                                       const std::vector<std::string>& moves) const {
    auto played = after_list(seat, moves);
    if (!played) return played.error();
    std::optional<Match> after = *std::move(played);
    if (after->match_->last_used() == Used::hidden) after = known_after(seat, moves);
    if (!after) return Refusal{std::string(code::too_far), {}, static_cast<int>(moves.size())};
    from_server::Preview preview;
    preview.legal = after->legal_moves(seat);
    preview.events.text = after->events(viewer);
    for (const Seat each : SeatSet::first(seats())) preview.points[each] = after->points(each);
    preview.change.text = after->patch_from(*this, viewer);
    return preview;
}

std::optional<Match> Match::known_after(Seat seat, const std::vector<std::string>& moves) const {
    Match known = *this;
    known.play_list(seat, {moves.begin(), moves.end() - 1});
    const auto announcing = moves.size() == 1 ? Concept::Announcing::anew : Concept::Announcing::on;
    if (!known.match_->play_known_part(seat, moves.back(), announcing)) return std::nullopt;
    return known;
}

bool Match::shows_all() const { return match_->shows_all(); }
std::string Match::view(Viewer viewer) const { return match_->view(viewer); }
std::string Match::patch_from(const Match& before, Viewer viewer) const {
    return match_->patch_from(*before.match_, viewer);
}
std::string Match::events(Viewer viewer) const { return match_->events(viewer); }
void Match::forget_events() { match_->forget_events(); }

Match Match::resample(Viewer viewer, Random& random) const { return Match(match_->resample(viewer, random)); }
std::string Match::bot_move(std::string_view bot, Seat seat, Random& random) const {
    return match_->bot_move(bot, seat, random);
}
std::vector<std::string> Match::bot_moves(std::string_view bot, Seat seat, Random& random) const {
    return {bot_move(bot, seat, random)};
}

}  // namespace reami::protocol
