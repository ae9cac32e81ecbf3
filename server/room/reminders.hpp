// Finds out which people a room has to remind: those who are away, and whose turn it is, with whom somebody
// wants to play again, or whose match is to begin soon. The server sends reminders to their devices
// (server/push), and does not store them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/room/snapshot.hpp"

namespace reami::room {

enum class ReminderKind : std::uint8_t {
    your_turn,
    play_again,
    date,
};

struct Reminder {
    ReminderKind kind = ReminderKind::your_turn;
    PlayerId player;
    std::string code, game;           ///< of the room
    std::vector<std::string> others;  ///< the names of the other people in seats; `play_again`: who wants it
    friend bool operator==(const Reminder&, const Reminder&) = default;
};

/// Every person gets one reminder per decision, one per match about another match, and one per date. In a
/// match over days, a reminder is due as soon as the person is away; in other matches, when they have been
/// away for `away_for`; before a date, `before_date` before it.
class Reminders {
public:
    static constexpr Millis away_for = 30'000;
    static constexpr Millis before_date = 600'000;

    /// The server has restored the room. It does not repeat what it has told the people before its stop.
    /// Times are on the steady clock.
    void wake(const Snapshot& room, Millis now);
    /// The reminders that are due, each once.
    std::vector<Reminder> take_due(const Snapshot& room, Millis now);
    /// When the next reminder is due, unless the person comes back; empty: none.
    std::optional<Millis> next_due(const Snapshot& room) const;

private:
    /// A decision of a seat in a match; or the date of the next match; or, without both, the wish of the
    /// others to play again.
    struct Subject {
        MatchNumber match;
        std::optional<AskNumber> ask;
        std::optional<Millis> date = {};
        friend bool operator==(const Subject&, const Subject&) = default;
    };
    static ReminderKind kind_of(const Subject& subject);
    static bool was_told(const Snapshot& room, const Subject& subject, Millis now);
    static std::optional<Subject> subject_for(const Snapshot& room, Seat seat);
    std::optional<Millis> due(const Snapshot& room, Seat seat) const;

    SeatArray<std::optional<Subject>> told_;
};

}  // namespace reami::room
