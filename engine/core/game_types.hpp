// The base class of a game's state: the type names and the functions that most games share.
#pragma once

#include <array>
#include <boost/describe/enum_to_string.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstddef>
#include <span>
#include <string_view>

#include "engine/core/seat.hpp"

namespace reami {

/// Defines the type names that the concept `Game` requires. A game overrides a default by declaring the name
/// itself.
template <class TheOptions, class TheSetUp, class TheMove, class TheMoves, class TheRule, class TheView,
          class TheEvent, class TheCatalog>
struct GameTypes {
    using Options = TheOptions;
    using SetUp = TheSetUp;
    using Move = TheMove;
    using Moves = TheMoves;
    using Rule = TheRule;
    using View = TheView;
    using Event = TheEvent;
    using Catalog = TheCatalog;

    /// Returns the whole event: most games hide no part of an event from any viewer.
    static Event seen(const Event& event, Viewer) { return event; }

    /// The name of the rule's enumerator.
    static std::string_view rule_name(Rule rule) { return boost::describe::enum_to_string(rule, ""); }
    /// The names of the rules in the order of their enumeration.
    static std::span<const std::string_view> rule_names() {
        using Rules = boost::describe::describe_enumerators<Rule>;
        static const auto names = [] {
            std::array<std::string_view, boost::mp11::mp_size<Rules>::value> all;
            std::size_t i = 0;
            boost::mp11::mp_for_each<Rules>([&](auto rule) { all[i++] = rule.name; });
            return all;
        }();
        return names;
    }

    friend bool operator==(const GameTypes&, const GameTypes&) = default;
};

}  // namespace reami
