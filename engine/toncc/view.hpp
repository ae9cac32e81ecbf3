// The view of a challenge, its events, and the catalogue, which is equal in every match: RULES.md, R6. Maps
// use stable names as keys. The view repeats nothing from the catalogue. It hides each King's choice until
// all have chosen; `Rounds` hides the layouts of later challenges.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/toncc/board.hpp"
#include "engine/toncc/map_lines.hpp"
#include "engine/toncc/regions.hpp"

namespace reami::toncc {

struct KingView {
    std::optional<Place> at;  ///< empty once the King has left
    int seals = 0;            ///< the seals that the King has left
    int king_points = 0;
    int kingdom_points = 0;
    int score = 0;  ///< the sum of the King's points at this moment
    friend bool operator==(const KingView&, const KingView&) = default;
};
BOOST_DESCRIBE_STRUCT(KingView, (), (at, seals, king_points, kingdom_points, score))

struct View {
    std::map<Place, Region> layout;
    std::map<Region, Seat> conquered;
    std::map<Kingdom, Seat> kingdoms;  ///< the kingdoms and their Kings; a name is `B5-B6-B1`
    int blank = 0;                     ///< the number of moves in a row without a conquest
    std::set<Seat> chosen;             ///< the Kings who have chosen a direction
    std::optional<Direction> choice;   ///< the viewer's own choice
    std::map<Seat, KingView> seats;
    friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (layout, conquered, kingdoms, blank, chosen, choice, seats))

// The catalogue.

struct RegionFace {
    Colour colour = Colour::blue;
    Shape shape = Shape::circle;
    int lines = 0, dots = 0;
    friend bool operator==(const RegionFace&, const RegionFace&) = default;
};
BOOST_DESCRIBE_STRUCT(RegionFace, (), (colour, shape, lines, dots))

struct King {
    Colour body = Colour::blue, hair = Colour::blue, feet = Colour::blue;
    friend bool operator==(const King&, const King&) = default;
};
BOOST_DESCRIBE_STRUCT(King, (), (body, hair, feet))

struct PlaceOnBoard {
    int q = 0, r = 0;               ///< steps to the south-east and to the south from the compass
    std::map<Direction, Place> to;  ///< the neighbour in each direction
    friend bool operator==(const PlaceOnBoard&, const PlaceOnBoard&) = default;
};
BOOST_DESCRIBE_STRUCT(PlaceOnBoard, (), (q, r, to))

struct LineOnMap {
    Same same = Same::colour;
    bool closed = false;
    std::vector<Region> regions;  ///< in the order in which the line goes
    friend bool operator==(const LineOnMap&, const LineOnMap&) = default;
};
BOOST_DESCRIBE_STRUCT(LineOnMap, (), (same, closed, regions))

struct Catalog {
    std::map<Region, RegionFace> regions;
    std::map<Seat, King> kings;
    std::map<Colour, std::vector<Seat>> strength;  ///< by colour: all Kings, the strongest first
    std::map<Place, PlaceOnBoard> places;
    std::vector<LineOnMap> lines;
    friend bool operator==(const Catalog&, const Catalog&) = default;
};
BOOST_DESCRIBE_STRUCT(Catalog, (), (regions, kings, strength, places, lines))

// The events, in the order of R6.

struct LaidOut {
    static constexpr std::string_view tag = "laid_out";
    std::map<Place, Region> layout;
    friend bool operator==(const LaidOut&, const LaidOut&) = default;
};
BOOST_DESCRIBE_STRUCT(LaidOut, (), (layout))

/// A King has chosen. The event hides the direction.
struct Chosen {
    static constexpr std::string_view tag = "chosen";
    Seat seat;
    friend bool operator==(const Chosen&, const Chosen&) = default;
};
BOOST_DESCRIBE_STRUCT(Chosen, (), (seat))

struct KingStep {
    Place from, to;
    friend bool operator==(const KingStep&, const KingStep&) = default;
};
BOOST_DESCRIBE_STRUCT(KingStep, (), (from, to))

/// All Kings have chosen, and every King in play has moved.
struct Moved {
    static constexpr std::string_view tag = "moved";
    std::map<Seat, KingStep> kings;
    friend bool operator==(const Moved&, const Moved&) = default;
};
BOOST_DESCRIBE_STRUCT(Moved, (), (kings))

struct Conquered {
    static constexpr std::string_view tag = "conquered";
    Seat seat;
    Region region;
    friend bool operator==(const Conquered&, const Conquered&) = default;
};
BOOST_DESCRIBE_STRUCT(Conquered, (), (seat, region))

/// R3.2: several Kings came to a region that no King had conquered. The event `conquered` of the winner
/// follows.
struct Contested {
    static constexpr std::string_view tag = "contested";
    Region region;
    Colour colour = Colour::blue;  ///< of the region; the winner is strongest in it
    std::set<Seat> kings;
    Seat winner;
    friend bool operator==(const Contested&, const Contested&) = default;
};
BOOST_DESCRIBE_STRUCT(Contested, (), (region, colour, kings, winner))

/// R3.3: the King has put his sixth seal and leaves the board.
struct Left {
    static constexpr std::string_view tag = "left";
    Seat seat;
    int king_points = 0;
    friend bool operator==(const Left&, const Left&) = default;
};
BOOST_DESCRIBE_STRUCT(Left, (), (seat, king_points))

struct KingdomMade {
    static constexpr std::string_view tag = "kingdom";
    Seat seat;
    Kingdom kingdom;
    friend bool operator==(const KingdomMade&, const KingdomMade&) = default;
};
BOOST_DESCRIBE_STRUCT(KingdomMade, (), (seat, kingdom))

/// R3.4: why the challenge ended.
enum class Ending : std::uint8_t {
    seals,  ///< all Kings have put their six seals
    blank,  ///< three moves in a row brought no conquest
};
BOOST_DESCRIBE_ENUM(Ending, seals, blank)

struct KingScore {
    int king_points = 0, kingdom_points = 0, score = 0;
    int points = 0;  ///< the tóncc points
    friend bool operator==(const KingScore&, const KingScore&) = default;
};
BOOST_DESCRIBE_STRUCT(KingScore, (), (king_points, kingdom_points, score, points))

struct ChallengeEnded {
    static constexpr std::string_view tag = "challenge_ended";
    Ending why = Ending::seals;
    std::map<Seat, KingScore> seats;
    friend bool operator==(const ChallengeEnded&, const ChallengeEnded&) = default;
};
BOOST_DESCRIBE_STRUCT(ChallengeEnded, (), (why, seats))

using Event = std::variant<LaidOut, Chosen, Moved, Conquered, Contested, Left, KingdomMade, ChallengeEnded>;

}  // namespace reami::toncc
