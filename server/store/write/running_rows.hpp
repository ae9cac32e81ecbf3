// In which rows the moves of the running matches stand, so that a match that ends is filed without a search:
// running_moves has no index but its own numbers.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "server/store/record.hpp"

namespace reami::store {

class Database;

/// The row of a move of a running match.
using Seq = std::int64_t;

/// Of one room, in the order in which they were stored.
using RoomRows = std::vector<Seq>;

class RunningRows {
public:
    RunningRows() = default;
    /// Reads what is there. Throws SQLite::Exception.
    explicit RunningRows(Database& connection);

    RoomRows& of(RoomId room) { return rows_[room]; }
    void forget_if_empty(RoomId room);

private:
    std::unordered_map<RoomId, RoomRows> rows_;
};

}  // namespace reami::store
