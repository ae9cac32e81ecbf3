// What can be measured of a server that runs. Each prints figures, one a line: its name, its value.
#pragma once

#include <cstdint>

namespace reami::bench {

struct Wanted {
    std::uint16_t port = 8080;  ///< of the server
    int process = 0;            ///< the server's
    int rooms = 100;            ///< for two
    int rate = 0;               ///< turns a second of all rooms; 0: as many as there can be
    double seconds = 5;         ///< that are measured
    double silence = 60;        ///< seconds
};

/// Turns a second, the time to the opponent, and without a rate processor and bytes a turn.
void play(const Wanted& wanted);

/// Of the server, a room: when it is open, when its match has begun and both have been silent, and after a
/// match.
void memory(const Wanted& wanted);

/// Processor time of the server while all are connected and nobody moves.
void idle(const Wanted& wanted);

/// Opens rooms and plays some turns in each.
void fill(const Wanted& wanted);

/// Plays, says `ready`, and expects that the server then stops and another starts: the time, in seconds since
/// 1970, when everybody is back and knows how the match stands.
void come_back(const Wanted& wanted);

/// Expects that a server starts now: the time, in seconds since 1970, when it answers.
void first_answer(const Wanted& wanted);

}  // namespace reami::bench
