// A seat that is not asked may preview its next decision. It learns nothing that it may not know, and can
// plan nothing that the rules forbid. PROTOCOL.md, "Plans".
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::SharedMatch;
using Moves = std::vector<std::string>;

/// Everything that the seat gets about these moves for its next decision.
std::string planned(const SharedMatch& match, Seat seat, const Moves& moves) {
    const auto preview = protocol::preview_plan(*match, seat, seat, moves);
    if (!preview) return preview.error().code;
    std::string answer = preview->events.text + preview->change.text;
    for (const std::string& move : preview->legal) answer += ' ' + move;
    for (const auto& [each, points] : preview->points) answer += ' ' + std::to_string(points);
    return answer;
}

/// A list that the seat may plan: legal moves as long as the preview offers some, and sometimes another move.
Moves any_plan(const SharedMatch& match, Seat seat, Random& random) {
    Moves moves;
    while (moves.size() < 4 && random.below(4) != 0) {
        const auto preview = protocol::preview_plan(*match, seat, seat, moves);
        if (!preview || preview->legal.empty()) break;
        const auto legal = static_cast<std::uint32_t>(preview->legal.size());
        moves.push_back(preview->legal[random.below(legal)]);
    }
    if (random.below(8) == 0) moves.push_back(match->legal_moves(*match->to_act().begin()).front());
    return moves;
}

TYPED_TEST(Law, APreviewOfAPlanTellsNothingThatTheSeatMayNotKnow) {
    this->hold("plans know no secrets", [](const RandomMatch& of) {
        Random random = of.chance().fork(12);
        some_positions(of, [&](const SharedMatch& match) {
            if (match->to_act().empty()) return;
            for (const Seat seat : SeatSet::first(match->seats())) {
                const Moves moves = any_plan(match, seat, random);
                const std::string answer = planned(match, seat, moves);
                for (int i = 0; i < 3; ++i)
                    RC_ASSERT(planned(match->resample(seat, random), seat, moves) == answer);
            }
        });
    });
}

/// The next decision of a game without `if_asked` is unknown.
TYPED_TEST(Law, ASeatThatIsNotAskedPlansOnlyIfTheGameKnowsItsNextDecision) {
    if (HasIfAsked<TypeParam>) return;
    this->hold("no plans", [](const RandomMatch& of) {
        some_positions(of, [](const SharedMatch& match) {
            for (const Seat seat : SeatSet::first(match->seats())) {
                if (match->to_act().contains(seat)) continue;
                const auto preview = protocol::preview_plan(*match, seat, seat, {});
                RC_ASSERT(preview.has_value());
                RC_ASSERT(preview->legal.empty());
                RC_ASSERT(preview->change.text == "{}");
            }
        });
    });
}

TYPED_TEST(Law, ASeatThatIsAskedNowPlansItsPresentDecision) {
    this->hold("the present is known", [](const RandomMatch& of) {
        some_positions(of, [](const SharedMatch& match) {
            for (const Seat seat : match->to_act()) {
                const auto preview = protocol::preview_plan(*match, seat, seat, {});
                RC_ASSERT(preview.has_value());
                RC_ASSERT(preview->legal == match->legal_moves(seat));
                RC_ASSERT(preview->change.text == "{}");
            }
        });
    });
}

}  // namespace
}  // namespace reami::laws
