// The only option of a match: RULES.md, R4.2.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace reami::toncc {

enum class KingdomPoints : std::uint8_t {
    each_kingdom,  ///< a region counts in each of its kingdoms
    each_region,   ///< a region counts once
};
BOOST_DESCRIBE_ENUM(KingdomPoints, each_kingdom, each_region)

struct Options {
    static constexpr bool defaults_apply = true;
    KingdomPoints kingdom_points = KingdomPoints::each_kingdom;
    /// Always returns an empty optional, because every combination is allowed.
    std::optional<std::string_view> fault(int) const { return std::nullopt; }
    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (kingdom_points))

}  // namespace reami::toncc
