// The seats of a room: the people and bots who have them, and which of these people are ready.
#pragma once

#include <optional>
#include <string>

#include "engine/core/seat_array.hpp"
#include "protocol/messages/absence_vote.hpp"
#include "server/room/plan/seat_plan.hpp"
#include "server/room/room_input.hpp"

namespace reami::room {

/// One seat. If a person sits there, only `player` is set; if a bot sits there, only `bot`. If both are set,
/// the bot plays on for the player, who may take the seat back.
struct SeatState {
    std::optional<PlayerId> player;
    std::string name;
    std::string word;  ///< the person's word for the next seed; empty if they have given none
    std::string bot;   ///< the bot's kind
    int order = 0;     ///< lower for people who sat down earlier
    bool ready = false;
    SeatSet out;      ///< the seats that vote to remove this person
    SeatSet for_bot;  ///< the seats that vote to let a bot play for this person
    std::optional<protocol::AbsenceVote> vote_about = {};  ///< what these votes decide
    Millis since = 0;    ///< when the seat was taken, or when the last pause ended, by the wall clock
    SeatPlan plan = {};  ///< of the person; it ends when the seat changes hands
    std::optional<from_server::Departed> departed = {};  ///< of an empty seat: the person who sat there last

    bool is_bot() const { return !bot.empty(); }
    bool is_person() const { return player && !is_bot(); }
    bool is_empty() const { return !player && !is_bot(); }

    /// The seat in the public view; empty for an empty seat. `how` is the person's attendance. During a
    /// match, the view does not say whether the person is ready.
    std::optional<from_server::Occupant> occupant(from_server::Phase phase, protocol::Attendance how) const;

    friend bool operator==(const SeatState&, const SeatState&) = default;
};

class Seats {
public:
    explicit Seats(int count = 0) : count_(count) {}

    int count() const { return count_; }
    SeatSet all() const { return SeatSet::first(count_); }
    bool exists(Seat seat) const { return seat.index() >= 0 && seat.index() < count_; }
    SeatState& operator[](Seat seat) { return places_[seat]; }
    const SeatState& operator[](Seat seat) const { return places_[seat]; }

    /// The player's seat; a seat where a bot plays on for the player does not count.
    std::optional<Seat> seat_of(PlayerId player) const;
    /// The seat where a bot plays on for that player.
    std::optional<Seat> kept_for(PlayerId player) const;
    std::optional<Seat> first_empty() const;
    /// Whether every seat is taken and every person is ready; a bot always is.
    bool all_ready() const;
    bool any_person() const;
    /// The seats in which people sit.
    SeatSet persons() const;
    /// Keeps the first `count` seats. Expects that the others are empty.
    void resize(int count) { count_ = count; }
    /// `at` is the time by the wall clock.
    void seat(const store::SeatTaken& who, Millis at);
    void empty(const store::SeatLeft& left);
    void unready();
    /// Forgets what people wanted in the match, and which words they gave for its seed.
    void end_match();

    friend bool operator==(const Seats&, const Seats&) = default;

private:
    void forget_votes_of(Seat voter);

    int count_;
    int next_order_ = 1;
    SeatArray<SeatState> places_;
};

}  // namespace reami::room
