// A list of moves has the same effect as its moves one by one, or no effect at all. Neither an accepted list,
// nor a refused one, nor a preview tells a seat hidden things. PROTOCOL.md, "Lists of moves".
#include <optional>

#include "protocol/messages/codes.hpp"
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::Refusal;
using protocol::SharedMatch;
using Texts = std::vector<std::string>;

constexpr std::size_t longest = 4;

/// A list that a seat may try: mostly legal moves, as long as it is the seat's turn, and then a move that was
/// legal before, one of another kind, or an unreadable text.
Texts any_list(const SharedMatch& match, Seat seat, Random& random) {
    Texts moves;
    SharedMatch next = match;
    const std::size_t size = 1 + random.below(longest);
    while (moves.size() < size) {
        const Texts legal = next->legal_moves(seat);
        const auto before = match->legal_moves(seat);
        const bool goes_astray = legal.empty() || random.below(8) == 0;
        if (goes_astray) {
            moves.push_back(random.below(4) == 0
                                ? "hello"
                                : before[random.below(static_cast<std::uint32_t>(before.size()))]);
            continue;
        }
        moves.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        RC_ASSERT(play(next, seat, moves.back()) == std::nullopt);
    }
    return moves;
}

std::string text(const Refusal& refusal) { return refusal.code + " at " + std::to_string(*refusal.at); }

/// Everything that the seat gets about a list, except the events of an accepted list, which all seats get.
std::string events(const SharedMatch& match, Seat seat, const Texts& moves) {
    SharedMatch next = match;
    const auto refusal = play_list(next, seat, moves);
    std::string answer = refusal ? text(*refusal) : "accepted";
    const auto preview = protocol::preview(*match, seat, seat, moves);
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

/// Passes some positions of a whole match to `visit`, each with a seat to act.
template <class Visit>
void some_asks(const RandomMatch& of, Visit visit) {
    Random random = of.chance().fork(11);
    SharedMatch match = of.start();
    while (!match->to_act().empty()) {
        const PlayedMove move = any_move(match, random);
        if (random.below(8) == 0) visit(match, move.seat, random);
        RC_ASSERT(play(match, move.seat, move.notation) == std::nullopt);
    }
}

TYPED_TEST(Law, AListAndItsPreviewTellNothingThatTheSeatMayNotKnow) {
    this->hold("lists keep secrets", [](const RandomMatch& of) {
        some_asks(of, [](const SharedMatch& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            const std::string answer = events(match, seat, moves);
            for (int i = 0; i < 3; ++i)
                RC_ASSERT(events(match->resample(seat, random), seat, moves) == answer);
        });
    });
}

TYPED_TEST(Law, AListDoesWhatItsMovesDoOneByOneOrNothing) {
    this->hold("lists are their moves", [](const RandomMatch& of) {
        some_asks(of, [](const SharedMatch& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            SharedMatch list = match, single = match;
            const auto refusal = play_list(list, seat, moves);
            const std::size_t good = refusal ? static_cast<std::size_t>(*refusal->at) - 1 : moves.size();
            for (std::size_t i = 0; i < good; ++i) RC_ASSERT(play(single, seat, moves[i]) == std::nullopt);
            const SharedMatch& expected = refusal ? match : single;
            RC_ASSERT(list->v() == expected->v());
            RC_ASSERT(list->proof() == expected->proof());
            RC_ASSERT(list->ask(seat) == expected->ask(seat));
            for (const Viewer viewer : viewers(match))
                RC_ASSERT(list->view(viewer) == expected->view(viewer));
        });
    });
}

TYPED_TEST(Law, AListGoesOnOnlyWhileTheSameSeatAloneActsInTheSameRound) {
    this->hold("lists end with the turn", [](const RandomMatch& of) {
        some_asks(of, [](const SharedMatch& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            if (moves.size() < 2) return;
            SharedMatch after = match, list = match;
            if (play(after, seat, moves.front())) return;
            const bool acts_alone = after->to_act() == SeatSet(seat) && after->round() == match->round() &&
                                    !after->is_between_rounds();
            const auto refusal = play_list(list, seat, moves);
            const bool too_far = refusal && refusal->code == protocol::code::too_far && refusal->at == 2;
            if (!acts_alone) RC_ASSERT(too_far);
        });
    });
}

TYPED_TEST(Law, APreviewIsWhatTheListThenShows) {
    this->hold("previews come true", [](const RandomMatch& of) {
        some_asks(of, [](const SharedMatch& match, Seat seat, Random& random) {
            const Texts moves = any_list(match, seat, random);
            const auto shown = protocol::preview(*match, seat, seat, moves);
            if (!shown) return;
            const auto played = match->after(seat, moves);
            RC_ASSERT(played.has_value());
            const auto after = (*played)->after();
            for (const auto& [each, points] : shown->points) RC_ASSERT(points == after->points(each));
            if (shown->change.text == (*played)->patch(seat)) {
                RC_ASSERT(shown->events.text == (*played)->events(seat));
                RC_ASSERT(shown->legal == after->legal_moves(seat));
                return;
            }
            // Everything but the draw of the last move is preview->
            RC_ASSERT(HasKnownPart<TypeParam>);
            RC_ASSERT(!after->may_go_on(seat));
            RC_ASSERT(begins(shown->events.text, (*played)->events(seat)));
            RC_ASSERT(shown->legal.empty());
        });
    });
}

}  // namespace
}  // namespace reami::laws
