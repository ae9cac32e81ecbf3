// The engine accepts each listed move, and refuses all others by the name of a rule.
#include <algorithm>
#include <set>

#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

std::set<std::string> listed(const protocol::SharedMatch& match, Seat seat) {
    const auto moves = match->legal_moves(seat);
    std::set<std::string> each(moves.begin(), moves.end());
    RC_ASSERT(each.size() == moves.size());
    return each;
}

/// Every notation that is legal at some position of this match; most of them are illegal at most positions.
std::set<std::string> notations(const RandomMatch& of) {
    std::set<std::string> all;
    play_to_the_end(of, [&](const protocol::SharedMatch& match) {
        for (const Seat seat : match->to_act()) all.merge(listed(match, seat));
    });
    return all;
}

TYPED_TEST(Law, EveryListedMoveIsAccepted) {
    this->hold("listed = accepted", [](const RandomMatch& of) {
        some_positions(of, [&](const protocol::SharedMatch& match) {
            for (const Seat seat : match->to_act())
                for (const std::string& move : listed(match, seat)) {
                    protocol::SharedMatch next = match;
                    RC_ASSERT(play(next, seat, move) == std::nullopt);
                    RC_ASSERT(next->v() == match->v().next());
                    RC_ASSERT(next->ask(seat) == match->ask(seat).next());
                }
        });
    });
}

TYPED_TEST(Law, EveryOtherMoveIsRefusedWithARuleAndChangesNothing) {
    this->hold("not listed = refused", [&](const RandomMatch& of) {
        const auto all = notations(of);
        const std::string head = "rule." + this->game().name + '.';
        some_positions(of, [&](const protocol::SharedMatch& match) {
            protocol::SharedMatch same = match;
            for (const Seat seat : match->to_act()) {
                const auto legal = listed(match, seat);
                for (const std::string& move : all) {
                    if (legal.contains(move)) continue;
                    const auto refusal = play(same, seat, move);
                    RC_ASSERT(refusal.has_value());
                    RC_ASSERT(refusal->code.starts_with(head));
                    RC_ASSERT(
                        std::ranges::count(this->game().rule_names, refusal->code.substr(head.size())) == 1);
                }
            }
            RC_ASSERT(same->v() == match->v() && same->proof() == match->proof());
        });
    });
}

TYPED_TEST(Law, ASeatThatIsNotAskedHasNoMoves) {
    this->hold("not asked = no moves", [](const RandomMatch& of) {
        play_to_the_end(of, [](protocol::SharedMatch match) {
            for (const Seat seat : SeatSet::first(match->seats())) {
                if (match->to_act().contains(seat)) continue;
                RC_ASSERT(match->legal_moves(seat).empty());
                const auto refusal = play(match, seat, "anything");
                RC_ASSERT(refusal.has_value());
                RC_ASSERT(refusal->code == (match->to_act().empty() ? "move.over" : "move.not_yours"));
            }
        });
    });
}

}  // namespace
}  // namespace reami::laws
