// A list of moves has the same effect as its moves one by one, or no effect at all. Neither an accepted list,
// nor a refused one, nor a preview tells a seat hidden things. PROTOCOL.md, "Lists of moves".
#include <optional>

#include "protocol/messages/codes.hpp"
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::Match;
using protocol::Refusal;
using Texts = std::vector<std::string>;

constexpr std::size_t longest = 4;

/// A list that a seat may try: mostly legal moves, as long as it is the seat's turn, and then a move that was
/// legal before, one of another kind, or an unreadable text.
Texts any_list(const Match& match, Seat seat, Random& random) {
    Texts moves;
    Match next = match;
    const std::size_t size = 1 + random.below(longest);
    while (moves.size() < size) {
        const Texts legal = next.legal_moves(seat);
        const auto before = match.legal_moves(seat);
        const bool goes_astray = legal.empty() || random.below(8) == 0;
        if (goes_astray) {
            moves.push_back(random.below(4) == 0
                                ? "hello"
                                : before[random.below(static_cast<std::uint32_t>(before.size()))]);
            continue;
        }
        moves.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        RC_ASSERT(next.play(seat, moves.back()) == std::nullopt);
    }
    return moves;
}

std::string text(const Refusal& refusal) { return refusal.code + " at " + std::to_string(*refusal.at); }

/// Everything that the seat gets about a list, except the events of an accepted list, which all seats get.
std::string events(const Match& match, Seat seat, const Texts& moves) {
    Match next = match;
    const auto refusal = next.play_list(seat, moves);
    std::string answer = refusal ? text(*refusal) : "accepted";
    const auto preview = match.preview(seat, seat, moves);
    if (!preview) return answer + ", " + text(preview.error());
    answer += ", " + preview->events.text + preview->change.text;
    for (const std::string& move : preview->legal) answer += ' ' + move;
    for (const auto& [each, points] : preview->points) answer += ' ' + std::to_string(points);
    return answer;
}

/// Whether `[a,b]` begins `[a,b,c]`.
bool begins(const std::string& events, const std::string& all) {
    if (events == "[]") return true;
    const std::size_t size = events.size() - 1;
    return all.starts_with(std::string_view(events).substr(0, size)) &&
           (all[size] == ',' || all[size] == ']');
}

/// Passes positions of a whole match to `visit`, each with a seat to act.
template <class Visit>
void some_positions(const RandomMatch& of, Visit visit) {
    Random random = of.chance().fork(11);
    Match match = of.start();
    while (!match.to_act().empty()) {
        const PlayedMove move = any_move(match, random);
        if (random.below(8) == 0) visit(match, move.seat, random);
        RC_ASSERT(match.play(move.seat, move.notation) == std::nullopt);
    }
}

TYPED_TEST(Law, AListAndItsPreviewTellNothingThatTheSeatMayNotKnow) {
    this->hold("lists keep secrets", [](const RandomMatch& of) {
        some_positions(of, [](const Match& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            const std::string answer = events(match, seat, moves);
            for (int i = 0; i < 3; ++i)
                RC_ASSERT(events(match.resample(seat, random), seat, moves) == answer);
        });
    });
}

TYPED_TEST(Law, AListDoesWhatItsMovesDoOneByOneOrNothing) {
    this->hold("lists are their moves", [](const RandomMatch& of) {
        some_positions(of, [](const Match& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            Match list = match, single = match;
            const auto refusal = list.play_list(seat, moves);
            const std::size_t good = refusal ? static_cast<std::size_t>(*refusal->at) - 1 : moves.size();
            for (std::size_t i = 0; i < good; ++i) RC_ASSERT(single.play(seat, moves[i]) == std::nullopt);
            const Match& expected = refusal ? match : single;
            RC_ASSERT(list.v() == expected.v());
            RC_ASSERT(list.proof() == expected.proof());
            RC_ASSERT(list.ask(seat) == expected.ask(seat));
            for (const Viewer viewer : viewers(match)) RC_ASSERT(list.view(viewer) == expected.view(viewer));
        });
    });
}

TYPED_TEST(Law, AListGoesOnOnlyWhileTheSameSeatAloneActsInTheSameRound) {
    this->hold("lists end with the turn", [](const RandomMatch& of) {
        some_positions(of, [](const Match& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            if (moves.size() < 2) return;
            Match after = match, list = match;
            if (after.play(seat, moves.front())) return;
            const bool acts_alone = after.to_act() == SeatSet(seat) && after.round() == match.round() &&
                                    !after.is_between_rounds();
            const auto refusal = list.play_list(seat, moves);
            const bool too_far = refusal && refusal->code == protocol::code::too_far && refusal->at == 2;
            if (!acts_alone) RC_ASSERT(too_far);
        });
    });
}

TYPED_TEST(Law, APreviewIsWhatTheListThenShows) {
    this->hold("previews come true", [](const RandomMatch& of) {
        some_positions(of, [](const Match& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            const auto shown = match.preview(seat, seat, moves);
            if (!shown) return;
            Match after = match;
            RC_ASSERT(after.play_list(seat, moves) == std::nullopt);
            for (const auto& [each, points] : shown->points) RC_ASSERT(points == after.points(each));
            if (shown->change.text == after.patch_from(match, seat)) {
                RC_ASSERT(shown->events.text == after.events(seat));
                RC_ASSERT(shown->legal == after.legal_moves(seat));
                return;
            }
            // Everything but the draw of the last move is preview->
            RC_ASSERT(HasKnownPart<TypeParam>);
            RC_ASSERT(!after.may_go_on(seat));
            RC_ASSERT(begins(shown->events.text, after.events(seat)));
            RC_ASSERT(shown->legal.empty());
        });
    });
}

}  // namespace
}  // namespace reami::laws
