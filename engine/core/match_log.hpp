// A log determines a match: game, rules version, options, seats, a seed or a set-up given by hand, and the
// moves. The replay of its first moves gives the state after them. Storage, crash recovery, replays and tests
// rely on this.
#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "engine/core/game.hpp"

namespace reami {

template <Game G>
struct MatchLog {
    struct LoggedMove {
        Seat seat;
        typename G::Move move;
        friend bool operator==(const LoggedMove&, const LoggedMove&) = default;
    };
    typename G::Options options;
    int seats = G::fewest_seats;
    std::variant<Seed, typename G::SetUp> origin;
    std::vector<LoggedMove> moves;
};

/// The set-up of the match of this log: everything that chance decided.
template <Game G>
typename G::SetUp set_up_of(const MatchLog<G>& log) {
    if (const auto* by_hand = std::get_if<typename G::SetUp>(&log.origin)) return *by_hand;
    Random random(std::get<Seed>(log.origin));
    return G::SetUp::deal(log.options, log.seats, random);
}

/// The state after the first `v` moves. Expects a log whose moves are legal.
template <Game G>
G replay(const MatchLog<G>& log, std::size_t v) {
    auto nobody = Events<typename G::Event>::ignored();
    G match = G::start(log.options, log.seats, set_up_of(log), nobody);
    for (std::size_t i = 0; i < v; ++i) match.play(log.moves[i].seat, log.moves[i].move, nobody);
    return match;
}

}  // namespace reami
