// Laws that every game must fulfil. Each law runs for each type of engine/games.hpp, and for the toy game.
#pragma once

#include <gtest/gtest.h>
// This header extends gtest, so gtest must come first.
#include <rapidcheck/gtest.h>

#include <boost/mp11/list.hpp>

#include "engine/games.hpp"
#include "tests/laws/random_match.hpp"
#include "tests/laws/toy_game.hpp"

namespace reami::laws {

using LawfulGames =
    boost::mp11::mp_rename<boost::mp11::mp_push_back<Games, Rounds<toy::State>>, testing::Types>;

/// The description of a game, and its options from valid JSON. Both are defined in a separate file, because
/// they take long to compile.
template <class G>
const protocol::GameInfo& lawful_game();
template <class G>
typename G::Options lawful_options(std::string_view json);

template <class G>
class Law : public testing::Test {
protected:
    static const protocol::GameInfo& game() { return lawful_game<G>(); }

    /// Calls `judge` with random matches of random variants. A failed assertion of RapidCheck fails the test.
    template <class Judge>
    static void hold(const char* what, Judge judge) {
        EXPECT_TRUE(rc::check(what, [&] { judge(*any_match(game())); }));
    }
};
TYPED_TEST_SUITE(Law, LawfulGames);

}  // namespace reami::laws
