// The options of a match: RULES.md, R3.5 and R3.9.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace reami::domaine {

/// The least distance between castles of one colour.
enum class CastleDistance : std::uint8_t {
    six,
    seven,
};
BOOST_DESCRIBE_ENUM(CastleDistance, six, seven)

enum class Opening : std::uint8_t {
    free,      ///< the map is drawn, and players choose the squares of their castles
    beginner,  ///< for four players: the rules fix the map and the castles
};
BOOST_DESCRIBE_ENUM(Opening, free, beginner)

struct Options {
    static constexpr bool defaults_apply = true;
    CastleDistance castle_distance = CastleDistance::six;
    Opening start = Opening::free;

    constexpr int least_distance() const { return castle_distance == CastleDistance::six ? 6 : 7; }
    std::optional<std::string_view> fault(int seats) const {
        if (start == Opening::beginner && seats != 4) return "beginner_needs_four_seats";
        return std::nullopt;
    }
    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (castle_distance, start))

}  // namespace reami::domaine
