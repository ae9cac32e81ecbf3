// The rules that a move can break.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::toncc {

/// The rule's name is the last part of a code in messages (`rule.toncc.no_place`), so it never changes.
/// protocol/text/texts.*.json has its text.
enum class Rule : std::uint8_t {
    no_place,  ///< R2.2: a legal move goes to a place; the board has none in this direction.
};
BOOST_DESCRIBE_ENUM(Rule, no_place)

}  // namespace reami::toncc
