// After `undo`, the match is as it was before the seat's last visit, but it uses no number again.
// PROTOCOL.md, "Taking back".
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "protocol/messages/codes.hpp"
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::SharedMatch;

/// A position of the match, and the seat that moved next.
struct Position {
    SharedMatch match;
    std::optional<Seat> mover;
};

/// The place of the position before the last visit of the seat.
std::size_t before_visit(const std::vector<Position>& past, Seat seat) {
    std::size_t i = past.size() - 1;
    while (past[i].mover != seat) --i;
    while (i > 0 && past[i - 1].mover == seat && past[i].match->may_go_on(seat)) --i;
    return i;
}

/// Plays random moves and, now and then, an `undo`, and passes each `undo` to `visit` with the positions that
/// lead to it. After an `undo`, the past has only the positions before the visit.
template <class Visit>
void each_undo(const RandomMatch& of, Visit visit) {
    Random random = of.chance();
    std::vector<Position> past;
    SharedMatch match = of.start();
    while (!match->to_act().empty()) {
        past.push_back({match, {}});
        const Seat seat =
            Seat::from_number(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(match->seats()))));
        if (match->undoes(seat) && random.below(12) == 0) {
            const auto undone = match->after(seat, {std::string(protocol::undo)});
            RC_ASSERT(undone.has_value());
            visit(past, seat, **undone);
            match = (*undone)->after();
            past.resize(before_visit(past, seat));
            continue;
        }
        const PlayedMove move = any_move(match, random);
        RC_ASSERT(play(match, move.seat, move.notation) == std::nullopt);
        past.back().mover = move.seat;
    }
}

TYPED_TEST(Law, AnUndoLeadsBackToThePositionBeforeTheVisit) {
    this->hold("undo leads back", [](const RandomMatch& of) {
        each_undo(of, [](const std::vector<Position>& past, Seat seat, const protocol::PlayedMoves& undone) {
            const SharedMatch then = past[before_visit(past, seat)].match, now = undone.after();
            for (const Viewer viewer : viewers(now)) {
                RC_ASSERT(now->view(viewer) == then->view(viewer));
                auto view = nlohmann::json::parse(undone.before().view(viewer));
                view.merge_patch(nlohmann::json::parse(undone.patch(viewer)));
                RC_ASSERT(view.dump() == now->view(viewer));
            }
            RC_ASSERT(now->to_act() == SeatSet(seat));
            RC_ASSERT(now->legal_moves(seat) == then->legal_moves(seat));
            RC_ASSERT(now->proof() == then->proof());
        });
    });
}

TYPED_TEST(Law, NoNumberIsAskedAgainAfterAnUndo) {
    this->hold("numbers rise", [](const RandomMatch& of) {
        std::map<Seat, protocol::AskNumber> highest;
        each_undo(of, [&](const std::vector<Position>& past, Seat, const protocol::PlayedMoves& undone) {
            const SharedMatch now = undone.after();
            for (const Position& earlier : past)
                for (const Seat seat : SeatSet::first(now->seats()))
                    highest[seat] = std::max(highest[seat], earlier.match->ask(seat));
            for (const auto& [seat, ask] : highest) RC_ASSERT(now->ask(seat) > ask);
            RC_ASSERT(now->v() == undone.before().v().next());
        });
    });
}

TYPED_TEST(Law, AnUndoIsRefusedWithoutAVisitToTakeBack) {
    this->hold("undo is refused", [](const RandomMatch& of) {
        some_positions(of, [](const SharedMatch& match) {
            for (const Seat seat : SeatSet::first(match->seats())) {
                if (match->undoes(seat)) continue;
                SharedMatch after = match;
                const auto refusal = play(after, seat, protocol::undo);
                RC_ASSERT(refusal && refusal->code == protocol::code::no_undo);
                RC_ASSERT(after == match);
            }
        });
    });
}

}  // namespace
}  // namespace reami::laws
