// The rules that a move can break.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::toncc {

/// The name is the tail of the wire's code (`rule.toncc.no_place`), so it never changes;
/// protocol/text/texts.*.json has the texts for people.
enum class Rule : std::uint8_t {
    no_place,  ///< R2.2: there must be a place in that direction.
};
BOOST_DESCRIBE_ENUM(Rule, no_place)

}  // namespace reami::toncc
