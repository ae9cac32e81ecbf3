// The matches that run, and in which rows of `moves` theirs stand. So a move is stored without asking whether
// its match runs, and the end of a match says where its log is without a search: `moves` has no index but its
// own numbers.
//
// A start of the server finds them again in `matches.log`, where they are noted from time to time, and among
// the rows that came after that.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/store/record.hpp"

namespace reami::store {

class Database;

/// The row of a move.
using Seq = std::int64_t;

/// The running match of a room, and the rows of its moves: the first is that of move 1.
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

    /// Null: none runs in that room.
    MatchRows* find(RoomId room);
    /// Expects a room in which none runs.
    void start(RoomId room, MatchNumber match);
    void add(MatchRows& match, Seq row);
    void end(RoomId room) { matches_.erase(room); }

    /// Notes where the logs of the matches that run are, if many rows came since it did so last. Throws
    /// SQLite::Exception.
    void note_at_times(Database& connection);
    void note(Database& connection);

private:
    /// So few are read at a start within some tens of milliseconds.
    static constexpr std::size_t most_unnoted = 100'000;

    std::unordered_map<RoomId, MatchRows> matches_;
    std::size_t unnoted_ = 0;  ///< rows
};

}  // namespace reami::store
