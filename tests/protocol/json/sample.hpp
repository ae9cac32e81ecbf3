// An invented described struct with a member of every type that has a JSON form.
#pragma once

#include <boost/container/flat_map.hpp>
#include <boost/container/static_vector.hpp>
#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/json/described.hpp"
#include "protocol/json/write.hpp"

namespace reami::sample {

enum class Terrain : std::uint8_t {
    wheat,
    lake,
    default_
};
BOOST_DESCRIBE_ENUM(Terrain, wheat, lake, default_)

/// A type with a notation, a column and a row: `g7`.
struct Square {
    char column = 'a', row = '1';
    friend auto operator<=>(const Square&, const Square&) = default;
};
inline std::string to_text(Square square) { return {square.column, square.row}; }
inline bool from_text(std::string_view text, Square& square) {
    if (text.size() != 2) return false;
    square = {text[0], text[1]};
    return true;
}

struct Kingdom {
    int points = 0;
    std::optional<std::string> note;
    boost::container::flat_map<Square, Terrain> squares;
    friend bool operator==(const Kingdom&, const Kingdom&) = default;
    BOOST_DESCRIBE_CLASS(Kingdom, (), (points, note, squares), (), ())
};

struct Placed {
    static constexpr std::string_view tag = "placed";
    Square at;
    std::string name;
    friend bool operator==(const Placed&, const Placed&) = default;
    BOOST_DESCRIBE_CLASS(Placed, (), (at, name), (), ())
};

struct Passed {
    static constexpr std::string_view tag = "passed";
    friend bool operator==(const Passed&, const Passed&) = default;
    BOOST_DESCRIBE_CLASS(Passed, (), (), (), ())
};

using Event = std::variant<Placed, Passed>;

/// All members may be absent.
struct Options {
    static constexpr bool defaults_apply = true;
    bool harmony = false;
    int size = 5;
    friend bool operator==(const Options&, const Options&) = default;
    BOOST_DESCRIBE_CLASS(Options, (), (harmony, size), (), ())
};

struct Base {
    bool flag = false;
    friend bool operator==(const Base&, const Base&) = default;
    BOOST_DESCRIBE_CLASS(Base, (), (flag), (), ())
};

/// The members that the view of a game may have: none of them can be null.
struct Shown : Base {
    std::int8_t small = 0;
    std::int64_t large = 0;
    std::uint64_t natural = 0;
    std::string text, default_;
    Terrain terrain = Terrain::wheat;
    Seat seat;
    SeatSet to_act;
    std::optional<int> ask;
    std::optional<Kingdom> best;
    std::map<Seat, Kingdom> kingdoms;
    std::map<int, Kingdom> numbered;
    std::map<std::string, std::map<Terrain, int>> counts;
    std::set<std::string> names;
    std::set<Square> marked;
    std::vector<Event> events;
    boost::container::static_vector<int, 4> row;
    Event last;
    Options options;
    friend bool operator==(const Shown&, const Shown&) = default;
    BOOST_DESCRIBE_CLASS(Shown, (Base),
                         (small, large, natural, text, default_, terrain, seat, to_act, ask, best, kingdoms,
                          numbered, counts, names, marked, events, row, last, options),
                         (), ())
};

struct View : Shown {
    std::map<int, std::optional<Kingdom>> finished;
    json::RawJson raw;
    friend bool operator==(const View&, const View&) = default;
    BOOST_DESCRIBE_CLASS(View, (Shown), (finished, raw), (), ())
};

template <json::DescribedStruct T>
std::ostream& operator<<(std::ostream& out, const T& value) {
    return out << json::write(value);
}

}  // namespace reami::sample
