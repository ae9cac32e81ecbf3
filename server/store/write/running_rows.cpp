#include "server/store/write/running_rows.hpp"

#include <utility>

#include "server/store/sqlite/database.hpp"

namespace reami::store {

RunningRows::RunningRows(Database& connection) {
    connection.each("SELECT room, seq FROM running_moves ORDER BY seq",
                    [this](const ResultRow& row) { rows_[row.integer(0)].push_back(row.integer(1)); });
}

RoomRows RunningRows::of(RoomId room) const {
    const auto found = rows_.find(room);
    return found == rows_.end() ? RoomRows() : found->second;
}

void RunningRows::set(RoomId room, RoomRows rows) {
    if (rows.empty())
        rows_.erase(room);
    else
        rows_.insert_or_assign(room, std::move(rows));
}

}  // namespace reami::store
