#include "server/store/write/running_rows.hpp"

#include "server/store/sqlite/database.hpp"

namespace reami::store {

RunningRows::RunningRows(Database& connection) {
    connection.each("SELECT room, seq FROM running_moves ORDER BY seq",
                    [this](const ResultRow& row) { rows_[row.integer(0)].push_back(row.integer(1)); });
}

void RunningRows::forget_if_empty(RoomId room) {
    const auto found = rows_.find(room);
    if (found != rows_.end() && found->second.empty()) rows_.erase(found);
}

}  // namespace reami::store
