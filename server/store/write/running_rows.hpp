// Knows the running matches, and the rows of `moves` that belong to each of them. So the writer needs no
// query to know whether the match of a move is running, and no search for the log of a match that ends:
// `moves` has no index but its row numbers.
//
// When the server starts, it finds these rows again: in `matches.log`, where the writer notes them from time
// to time, and among the rows of `moves` that were added after the last note.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/store/record.hpp"

namespace reami::store {

class Database;

/// The row number of a move.
using Seq = std::int64_t;

/// The running match of a room, and the row numbers of its moves in order, beginning with move 1.
struct MatchRows {
    MatchNumber match;
    std::vector<Seq> rows;

    /// The rows in the form of `matches.log`.
    std::string log() const;
};

class RunningRows {
public:
    RunningRows() = default;
    /// Reads the existing rows. Throws SQLite::Exception.
    explicit RunningRows(Database& connection);

    /// Returns null if no match is running in that room.
    MatchRows* find(RoomId room);
    /// Expects that no match is running in the room.
    void start(RoomId room, MatchNumber match);
    void add(MatchRows& match, Seq row);
    void end(RoomId room) { matches_.erase(room); }

    /// Notes the rows of the running matches in `matches.log`, if many rows were added since the last time.
    /// Throws SQLite::Exception.
    void note_at_times(Database& connection);
    void note(Database& connection);

private:
    /// A starting server reads this many rows within some tens of milliseconds.
    static constexpr std::size_t most_unnoted = 100'000;

    std::unordered_map<RoomId, MatchRows> matches_;
    std::size_t unnoted_ = 0;  ///< rows that were added since the last note
};

}  // namespace reami::store
