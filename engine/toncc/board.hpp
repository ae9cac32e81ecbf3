// The 19 round places and the six directions from each: RULES.md, R1.3. A test compares the table with
// toncc.json.
#pragma once

#include <array>
#include <boost/describe/enum.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reami::toncc {

inline constexpr int place_count = 19;

/// `c`, the compass; `n1` … `n6` around the compass; `h1` … `h12` around those six.
class Place {
public:
    constexpr Place() = default;  ///< the compass
    /// The place of this index. The order is the one above, from 0.
    static constexpr Place from_index(int index) { return Place(index); }

    constexpr int index() const { return index_; }
    constexpr bool is_compass() const { return index_ == 0; }

    friend constexpr auto operator<=>(Place, Place) = default;

private:
    explicit constexpr Place(int index) : index_(static_cast<std::int8_t>(index)) {}
    std::int8_t index_ = 0;
};

/// The name of a place: `h12`.
std::string to_text(Place place);
/// Reads the name of a place; returns false for any other text.
bool from_text(std::string_view text, Place& place);

/// The direction of a move: R2.2.
enum class Direction : std::uint8_t {
    n,
    ne,
    se,
    s,
    sw,
    nw,
};
BOOST_DESCRIBE_ENUM(Direction, n, ne, se, s, sw, nw)
inline constexpr std::array all_directions{Direction::n, Direction::ne, Direction::se,
                                           Direction::s, Direction::sw, Direction::nw};

/// The coordinates of a place: steps to the south-east and to the south from the compass.
struct Axial {
    int q = 0, r = 0;
    friend constexpr bool operator==(const Axial&, const Axial&) = default;
};
Axial axial(Place place);

/// The place next to this one in this direction; empty if the board has none there.
std::optional<Place> beside(Place place, Direction direction);

/// The number of steps from one place to the other.
int distance(Place from, Place to);

}  // namespace reami::toncc
