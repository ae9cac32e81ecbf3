// The state of a match's game. Only files that list all games include it: match.cpp and game_registry.cpp.
#pragma once

#include <boost/mp11/list.hpp>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "engine/games.hpp"
#include "protocol/match/match.hpp"

namespace reami::protocol {

/// A game's state, and the events of the last move or list. Copies share the events, which are null after
/// `forget_events`.
template <class G>
struct Playing {
    using Event = typename G::Event;

    G game;
    std::shared_ptr<const std::vector<Event>> told;

    static Playing start(const typename G::Options& options, int seats, const typename G::SetUp& set_up) {
        Events<Event> told;
        G game = G::start(options, seats, set_up, told);
        return {std::move(game), std::make_shared<const std::vector<Event>>(std::move(told).told())};
    }
};

struct Match::AnyGame {
    boost::mp11::mp_rename<boost::mp11::mp_transform<Playing, Games>, std::variant> playing;
};

}  // namespace reami::protocol
