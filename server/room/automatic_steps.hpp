// The steps that a room takes by itself, and their times: it starts rematches, lets bots play for people who
// have left, says `ready` for bots and for absent players, notes that it is used, and closes. PROTOCOL.md,
// "Time".
#pragma once

#include <string>

#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// The step that the room takes by itself now, if any. It notes that the room is used or that somebody has
/// entered it, starts the next match if everybody wants it, lets a bot play on in an empty seat, says `ready`
/// for a bot, for an absent person, or for all people some time after a round, plays a plan, lets a clock run
/// out, closes an offer to end the match whose time is over, or closes the room and abandons its running
/// match. A held room only notes that it is used.
std::optional<Step> automatic_step(const Snapshot& room, const InputContext& context);
/// Whether the room has a step to take at once: it plays a plan, carries an offer out, or puts a bot or a
/// person into a seat. `now` is on the steady clock.
bool has_step_to_take(const Snapshot& room, Millis now);
/// The time at which the room closes if nobody comes, on the steady clock; empty while the room does not
/// close by itself.
std::optional<Millis> closes_at(const Snapshot& room);
/// The time at which the room says `ready` for all people, so that the next round begins, on the steady
/// clock; empty except between rounds.
std::optional<Millis> round_goes_on_at(const Snapshot& room);
/// The time at which the room next notes its use, on the steady clock; empty while nobody uses the room.
/// Nobody can play in a held room, so it counts as used until another program can serve it.
std::optional<Millis> use_noted_at(const Snapshot& room);

/// A bot that has to move.
struct BotTurn {
    Seat seat;
    std::string bot;
    MatchNumber match;
    AskNumber ask;
    friend bool operator==(const BotTurn&, const BotTurn&) = default;
};

/// The kind of the bot that plays for the seat now; empty: a person plays.
std::string bot_in(const RoomState& room, Seat seat);
/// The bots that have to move; empty if no person has a seat and nobody is connected.
std::vector<BotTurn> bot_turns(const Snapshot& room);
/// The next move in the script of that seat; empty if that move is illegal, or if there is none.
std::optional<std::string> scripted_move(const RoomState& room, Seat seat);

}  // namespace reami::room
