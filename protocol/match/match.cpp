#include "protocol/match/match.hpp"

#include <concepts>
#include <cstddef>
#include <utility>

#include "engine/bots/bots.hpp"
#include "engine/core/game.hpp"
#include "engine/core/small_map.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/merge_patch.hpp"
#include "protocol/json/write.hpp"
#include "protocol/match/match_game.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {

/// The values that a replay compares. Their form must never change, because the database stores their hash.
struct Proven {
    SmallMap<Seat, std::size_t, max_seats> choices;  ///< the number of legal moves of each seat to act
    SmallMap<Seat, int, max_seats> points;
    BOOST_DESCRIBE_CLASS(Proven, (), (choices, points), (), ())
};

namespace {

/// Calls the function with the state of the game.
template <class Do>
auto with_game(const Match::AnyGame& any, Do do_it) {
    return std::visit([&](const auto& playing) { return do_it(playing.game); }, any.playing);
}

template <class G>
void announce(Playing<G>& playing, Events<typename G::Event> told, bool goes_on) {
    auto all = std::move(told).told();
    if (goes_on && playing.told) all.insert(all.begin(), playing.told->begin(), playing.told->end());
    playing.told = std::make_shared<const std::vector<typename G::Event>>(std::move(all));
}

template <class G>
std::string events_seen(const Playing<G>& playing, Viewer viewer) {
    if (!playing.told) return "[]";
    if (ShowsAll<G>) return json::write(*playing.told);
    std::vector<typename G::Event> seen;
    for (const auto& event : *playing.told) seen.push_back(G::seen(event, viewer));
    return json::write(seen);
}

template <class G>
std::string patch_between(const G& before, const G& after, Viewer viewer) {
    if constexpr (HasViewsOfSeats<G>) {
        const SeatSet changed = G::changed_seats(before, after);
        return json::merge_patch(before.view(viewer, changed), after.view(viewer, changed));
    }
    return json::merge_patch(before.view(viewer), after.view(viewer));
}

from_server::Result as_message(const Result& ended, int seats) {
    from_server::Result result;
    for (const Seat seat : SeatSet::first(seats)) {
        result.points[seat] = ended.points(seat);
        result.ranks[seat] = ended.rank(seat);
    }
    if (const auto tie_break = ended.tie_break(); !tie_break.empty()) result.tie_break = tie_break;
    auto& tie_breaks = result.tie_breaks.emplace();
    for (std::size_t i = 1; i < ended.criteria().size(); ++i)
        for (const Seat seat : SeatSet::first(seats))
            tie_breaks[std::string(ended.criteria()[i])][seat] = ended[seat][i];
    return result;
}

}  // namespace

Match::Match(std::unique_ptr<AnyGame> game) : game_(std::move(game)) {}
Match::Match(const Match& other)
    : game_(std::make_unique<AnyGame>(*other.game_)), v_(other.v_), asks_(other.asks_), used_(other.used_) {}
Match::Match(Match&&) noexcept = default;
Match& Match::operator=(const Match& other) { return *this = Match(other); }
Match& Match::operator=(Match&&) noexcept = default;
Match::~Match() = default;

// The present position.

int Match::seats() const {
    return with_game(*game_, [](const auto& game) { return game.seats(); });
}

Version Match::v() const { return v_; }

AskNumber Match::ask(Seat seat) const { return asks_[seat] + 1; }

SeatSet Match::to_act() const {
    return with_game(*game_, [](const auto& game) { return game.to_act(); });
}

std::vector<std::string> Match::legal_moves(Seat seat) const {
    return with_game(*game_, [&]<class G>(const G& game) {
        std::vector<std::string> texts;
        const auto moves = game.legal_moves(seat);
        texts.reserve(moves.size());
        for (const auto& move : moves) texts.push_back(G::print(move));
        return texts;
    });
}

from_server::LegalMoves Match::legal_json(Seat seat) const {
    std::string list;
    list.reserve(120);  // the usual size; repeated growth would cost more
    list += '[';
    with_game(*game_, [&]<class G>(const G& game) {
        for (const auto& move : game.legal_moves(seat)) {
            if (list.size() > 1) list += ',';
            json::append_quoted(list, G::print(move));
        }
    });
    list += ']';
    return {std::move(list)};
}

int Match::points(Seat seat) const {
    return with_game(*game_, [&](const auto& game) { return game.points(seat); });
}

std::optional<from_server::Result> Match::result() const {
    const auto ended = with_game(*game_, [](const auto& game) { return game.result(); });
    return ended ? std::optional(as_message(*ended, seats())) : std::nullopt;
}

int Match::round() const {
    return with_game(*game_, [](const auto& game) { return game.round(); });
}

int Match::rounds_finished() const {
    return with_game(*game_, [](const auto& game) { return static_cast<int>(game.finished().size()); });
}

bool Match::is_between_rounds() const {
    return with_game(*game_, [](const auto& game) { return game.is_between_rounds(); });
}

std::map<Seat, int> Match::round_points(int round) const {
    return with_game(*game_, [&](const auto& game) {
        const Result& finished = game.finished()[static_cast<std::size_t>(round - 1)];
        std::map<Seat, int> points;
        for (const Seat seat : SeatSet::first(game.seats())) points[seat] = finished.points(seat);
        return points;
    });
}

std::uint64_t Match::proof() const {
    return with_game(*game_, [](const auto& game) {
        Proven proven;
        for (const Seat seat : game.to_act()) proven.choices[seat] = game.legal_moves(seat).size();
        for (const Seat seat : SeatSet::first(game.seats())) proven.points[seat] = game.points(seat);
        return json::view_hash(json::write(proven));
    });
}

// Moves.

std::optional<Refusal> Match::play(Seat seat, std::string_view notation) {
    return play(seat, notation, Announcing::anew);
}

std::optional<Refusal> Match::play(Seat seat, std::string_view notation, Announcing announcing) {
    if (to_act().empty()) return Refusal{std::string(code::over)};
    if (!to_act().contains(seat)) return Refusal{std::string(code::not_yours)};
    auto why_not = std::visit(
        [&]<class G>(Playing<G>& playing) -> std::optional<Refusal> {
            const auto move = G::parse(notation);
            if (!move) return Refusal{std::string(code::unreadable)};
            if (const auto broken = playing.game.check(seat, *move))
                return Refusal{"rule." + std::string(G::name) + '.' + std::string(G::rule_name(*broken))};
            Events<typename G::Event> told;
            used_ = playing.game.play(seat, *move, told);
            announce(playing, std::move(told), announcing == Announcing::on);
            return std::nullopt;
        },
        game_->playing);
    if (why_not) return why_not;
    v_ = v_.next();
    ++asks_[seat];
    return std::nullopt;
}

bool Match::play_known_part(Seat seat, std::string_view notation, Announcing announcing) {
    return std::visit(
        [&]<class G>(Playing<G>& playing) {
            if constexpr (HasKnownPart<G>) {
                const auto move = G::parse(notation);
                if (!move || move->is_ready()) return false;
                Events<typename G::Event> told;
                playing.game.play_known_part(seat, *move, told);
                announce(playing, std::move(told), announcing == Announcing::on);
                return true;
            }
            return false;
        },
        game_->playing);
}

std::optional<Refusal> Match::play_list(Seat seat, const std::vector<std::string>& moves) {
    auto after = after_list(seat, moves);
    if (auto* why = std::get_if<Refusal>(&after)) return std::move(*why);
    *this = std::get<Match>(std::move(after));
    return std::nullopt;
}

std::variant<Match, Refusal> Match::after_list(Seat seat, const std::vector<std::string>& moves) const {
    Match after = *this;
    auto announcing = Announcing::anew;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool goes_too_far = i > 0 && !after.may_go_on(seat);
        auto why = goes_too_far ? refusal(code::too_far) : after.play(seat, moves[i], announcing);
        if (why) {
            why->at = static_cast<int>(i) + 1;
            return *std::move(why);
        }
        announcing = Announcing::on;
    }
    return after;
}

bool Match::may_go_on(Seat seat) const {
    return used_ == Used::known && to_act() == SeatSet(seat) && !is_between_rounds();
}

std::variant<from_server::Preview, Refusal> Match::preview(Seat seat, Viewer viewer,
                                                           const std::vector<std::string>& moves) const {
    auto played = after_list(seat, moves);
    if (auto* why = std::get_if<Refusal>(&played)) return std::move(*why);
    std::optional<Match> after = std::get<Match>(std::move(played));
    if (after->used_ == Used::hidden) after = known_after(seat, moves);
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
    const auto announcing = moves.size() == 1 ? Announcing::anew : Announcing::on;
    if (!known.play_known_part(seat, moves.back(), announcing)) return std::nullopt;
    return known;
}

// Views and events.

bool Match::shows_all() const {
    return with_game(*game_, []<class G>(const G&) { return ShowsAll<G>; });
}

std::string Match::view(Viewer viewer) const {
    return with_game(*game_, [&](const auto& game) { return json::write(game.view(viewer)); });
}

std::string Match::patch_from(const Match& before, Viewer viewer) const {
    return std::visit(
        [&]<class G>(const Playing<G>& now) {
            const auto& then = std::get<Playing<G>>(before.game_->playing);
            return patch_between(then.game, now.game, viewer);
        },
        game_->playing);
}

std::string Match::events(Viewer viewer) const {
    return std::visit([&](const auto& playing) { return events_seen(playing, viewer); }, game_->playing);
}

void Match::forget_events() {
    std::visit([](auto& playing) { playing.told.reset(); }, game_->playing);
}

// Bots.

Match Match::resample(Viewer viewer, Random& random) const {
    Match other = *this;
    std::visit([&](auto& playing) { playing.game = playing.game.resample(viewer, random); },
               other.game_->playing);
    return other;
}

std::string Match::bot_move(std::string_view bot, Seat seat, Random& random) const {
    return with_game(
        *game_, [&]<class G>(const G& game) { return G::print(reami::bot_move(bot, game, seat, random)); });
}

std::vector<std::string> Match::bot_moves(std::string_view bot, Seat seat, Random& random) const {
    return {bot_move(bot, seat, random)};
}

}  // namespace reami::protocol
