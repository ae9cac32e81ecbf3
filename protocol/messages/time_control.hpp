// The time control of a room: how long players may think. PROTOCOL.md, "Clocks".
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/expected.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

enum class ClockKind : std::uint8_t {
    none,
    live,  ///< the players sit at the table together
    days,  ///< each player looks in when they like
};
BOOST_DESCRIBE_ENUM(ClockKind, none, live, days)

/// How long a match without clocks may take.
enum class UntimedPace : std::uint8_t {
    evening,   ///< the players sit at the table together; the default
    whenever,  ///< nobody expects a move at any time
};
BOOST_DESCRIBE_ENUM(UntimedPace, evening, whenever)

/// What happens when a clock reaches zero.
enum class AtZero : std::uint8_t {
    wait,  ///< the clock goes below zero
    play,  ///< a bot plays this visit
    bot,   ///< a bot takes the seat, and the player may take it back
};
BOOST_DESCRIBE_ENUM(AtZero, wait, play, bot)

/// A clock begins with `bank` seconds, and gets `add` seconds after each visit, up to `cap` in all. Only
/// clocks have `bank`, `add`, `cap` and `at_zero`, and only a match without clocks has `pace`.
struct TimeControl {
    ClockKind kind = ClockKind::none;
    std::optional<UntimedPace> pace;
    std::optional<int> bank, add, cap;  ///< in seconds
    std::optional<AtZero> at_zero;
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
    BOOST_DESCRIBE_CLASS(TimeControl, (), (kind, pace, bank, add, cap, at_zero), (), ())
};

/// The time control with all members that its kind has, but without the default pace. Absent ones get the
/// values of the presets "live" and "days"; an absent `cap` is as large as the preset's, and at least the
/// bank. Refuses with `room.time`.
Expected<TimeControl, Refusal> canonical(TimeControl time);

/// The time control as JSON; empty for the default one.
std::string time_control_text(const TimeControl& time);
/// The time control that `time_control_text` has written. Throws std::invalid_argument for another text.
TimeControl time_control_of(std::string_view text);

}  // namespace reami::protocol
