// The names of a game's rules, from the description of their enumeration.
#pragma once

#include <array>
#include <boost/describe/enum_to_string.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstddef>
#include <span>
#include <string_view>

namespace reami {

/// As it is described: the tail of `rule.<game>.<rule>`.
template <class Rule>
std::string_view described_rule_name(Rule rule) {
    return boost::describe::enum_to_string(rule, "");
}

/// All of them, in the order in which they are described.
template <class Rule>
std::span<const std::string_view> described_rule_names() {
    using Described = boost::describe::describe_enumerators<Rule>;
    static const auto names = [] {
        std::array<std::string_view, boost::mp11::mp_size<Described>::value> all;
        std::size_t i = 0;
        boost::mp11::mp_for_each<Described>([&](auto rule) { all[i++] = rule.name; });
        return all;
    }();
    return names;
}

}  // namespace reami
