// The variants of a match, and their sizes: RULES.md, R1 and R5.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace reami::kingdomino {

/// R1.2: the number of dominoes in a row with three players.
enum class ThreePlayerRow : std::uint8_t {
    three,
    four,
};
BOOST_DESCRIBE_ENUM(ThreePlayerRow, three, four)

struct Options {
    static constexpr bool defaults_apply = true;  ///< to options that a text leaves out
    bool dynasty = false;                         ///< R5.1: three rounds
    bool mighty_duel = false;                     ///< R5.2: two players, 7 x 7, all dominoes
    bool middle_kingdom = false;                  ///< R4.2
    bool harmony = false;                         ///< R4.3
    ThreePlayerRow three_player_row = ThreePlayerRow::three;

    /// R1.5: the reason why these options don't fit so many seats; empty if they do.
    std::optional<std::string_view> fault(int seats) const;

    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (dynasty, mighty_duel, middle_kingdom, harmony, three_player_row))

/// The column of R1's table for these options and so many seats.
struct Scale {
    int kings;    ///< of one player
    int in_play;  ///< dominoes
    int row;      ///< dominoes in a row
    int kingdom;  ///< the highest number of columns and of rows
    friend bool operator==(const Scale&, const Scale&) = default;
};
Scale scale(const Options& options, int seats);

}  // namespace reami::kingdomino
