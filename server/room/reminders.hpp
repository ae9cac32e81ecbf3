// Finds out which people a room has to remind: people who are away, if it is their turn, if half of their
// time for it is gone, if somebody wants to play again with them, or if their match is to begin soon; and
// people whom the room asks whether they are still there. The server sends reminders to their devices
// (server/push), and does not store them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/room/snapshot.hpp"

namespace reami::room {

enum class ReminderKind : std::uint8_t {
    your_turn,
    half_time,
    still_there,
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
/// match over days, a reminder is due as soon as the person is away, and a second one when half of the time
/// on their clock is gone; in other matches, a reminder is due when they have been away for `away_for`, or
/// when the room asks whether they are still there; before a date, it is due `before_date` before it.
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
    struct Subject {
        ReminderKind kind = ReminderKind::your_turn;
        MatchNumber match;
        std::optional<AskNumber> ask = {};  ///< the decision, if it is about one
        std::optional<Millis> date = {};    ///< of the next match, if it is about that
        friend bool operator==(const Subject&, const Subject&) = default;
    };
    struct NextReminder {
        Subject subject;
        Millis since = 0;  ///< since then, there is a reason for the reminder
        Millis due = 0;    ///< unless the person comes back
    };
    /// The next reminder for the person in the seat; empty: none, or the person is not away.
    std::optional<NextReminder> next_for(const Snapshot& room, Seat seat) const;
    /// The same for a seat that the match asks, also if the room asks whether the person is still there.
    std::optional<NextReminder> next_about_turn(const Snapshot& room, Seat seat) const;

    SeatArray<std::optional<Subject>> told_;
};

}  // namespace reami::room
