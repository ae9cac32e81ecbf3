// A match equals its log: the replay of its first moves gives the state that the match had after them.
#include "engine/core/match_log.hpp"
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

TYPED_TEST(Law, TheStateFromTheLogIsTheStateInMemory) {
    this->hold("replay = memory", [](const RandomMatch& of) {
        using G = TypeParam;
        MatchLog<G> log{.options = lawful_options<G>(of.variant.options),
                        .seats = of.variant.seats,
                        .origin = std::get<Seed>(of.origin().origin),
                        .moves = {}};
        G playing = replay(log, 0);
        Random random = of.chance();
        Events<typename G::Event> events;
        while (!playing.to_act().empty()) {
            const Seat seat = *playing.to_act().begin();
            const auto moves = playing.legal_moves(seat);
            const typename G::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            playing.play(seat, move, events);
            log.moves.push_back({seat, move});
            if (random.below(8) == 0) RC_ASSERT(replay(log, log.moves.size()) == playing);
        }
        RC_ASSERT(replay(log, log.moves.size()) == playing);
    });
}

TYPED_TEST(Law, TheSameLogHasTheSameProofs) {
    this->hold("proofs repeat", [](const RandomMatch& of) {
        std::vector<std::uint64_t> first, second;
        play_to_the_end(of, [&](const protocol::SharedMatch& match) { first.push_back(match->proof()); });
        play_to_the_end(of, [&](const protocol::SharedMatch& match) { second.push_back(match->proof()); });
        RC_ASSERT(first == second);
    });
}

TYPED_TEST(Law, TheTextOfADealIsASetUpOfTheSameMatch) {
    this->hold("deal = set-up", [&](const RandomMatch& of) {
        protocol::MatchStart by_hand = of.origin();
        by_hand.origin =
            of.game->dealt(of.variant.options, of.variant.seats, std::get<Seed>(of.origin().origin));
        const auto match = of.game->start(by_hand);
        RC_ASSERT(match.has_value());
        for (const Viewer viewer : viewers(of.start()))
            RC_ASSERT((*match)->view(viewer) == of.start()->view(viewer));
    });
}

}  // namespace
}  // namespace reami::laws
