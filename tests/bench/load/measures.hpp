// Measurements of a running server. Each prints one line per measured number: its name and its value.
#pragma once

#include <cstdint>

namespace reami::bench {

struct Wanted {
    std::uint16_t port = 8080;  ///< the server's port
    int process = 0;            ///< the server's process id
    int rooms = 100;            ///< each for two players
    int rate = 0;               ///< turns per second of all rooms together; 0: as many as possible
    double seconds = 5;         ///< duration of the measurement
    double silence = 60;        ///< in seconds
};

/// Measures turns per second, and the time until the opponent sees a move. Without a rate, also measures
/// processor time and bytes per turn.
void play(const Wanted& wanted);

/// Measures the server's memory per room: while the room is open, after a silence in a match, and after a
/// match.
void memory(const Wanted& wanted);

/// Measures the server's processor time while all clients are connected and nobody moves.
void idle(const Wanted& wanted);

/// Opens rooms and plays some turns in each.
void fill(const Wanted& wanted);

/// Plays, and then prints `ready`. Expects that the server then stops and another one starts. Prints the
/// time, in seconds since 1970, at which all clients are connected and know the position.
void come_back(const Wanted& wanted);

/// Expects that a server starts now. Prints the time, in seconds since 1970, when it answers.
void first_answer(const Wanted& wanted);

}  // namespace reami::bench
