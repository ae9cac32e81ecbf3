// The options of a match, and the sizes that follow from them: RULES.md, R1 and R5.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace reami::kingdomino {

/// R1.2: how many dominoes a row has with three players.
enum class ThreePlayerRow : std::uint8_t {
    three,
    four,
};
BOOST_DESCRIBE_ENUM(ThreePlayerRow, three, four)

struct Options {
    static constexpr bool defaults_apply = true;  ///< a text may leave options out
    bool dynasty = false;                         ///< R5.1: three rounds
    bool mighty_duel = false;                     ///< R5.2: two players, 7 x 7, all dominoes
    bool middle_kingdom = false;                  ///< R4.2
    bool harmony = false;                         ///< R4.3
    ThreePlayerRow three_player_row = ThreePlayerRow::three;

    /// R1.5: the reason why these options don't fit this many seats; empty if they do.
    std::optional<std::string_view> fault(int seats) const;

    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (dynasty, mighty_duel, middle_kingdom, harmony, three_player_row))

/// The sizes of a match: one column of the table in R1.
struct Scale {
    int kings;    ///< the kings of each player
    int in_play;  ///< the number of dominoes in play
    int row;      ///< dominoes in a row
    int kingdom;  ///< the greatest number of columns and of rows
    friend bool operator==(const Scale&, const Scale&) = default;
};
Scale scale(const Options& options, int seats);

}  // namespace reami::kingdomino
