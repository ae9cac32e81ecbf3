#include "server/store/moving/move_store.hpp"

#include <boost/core/noncopyable.hpp>
#include <utility>
#include <vector>

#include "server/runtime/clock.hpp"
#include "server/store/moving/moved_mark.hpp"
#include "server/store/moving/row_target.hpp"
#include "server/store/moving/tables.hpp"
#include "server/store/offline/store_claim.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/store_kind.hpp"

namespace reami::store {

namespace {

std::string list_of(const Table& table, const char* instead) {
    std::string list;
    for (const Column& column : table.columns) {
        if (!list.empty()) list += ", ";
        list += instead == nullptr ? std::string(column.name) : instead;
    }
    return list;
}

/// The statements for a table. Connections keep views of these texts, so the texts must outlive the
/// connections.
struct Statements {
    explicit Statements(const Table& table)
        : read("SELECT " + list_of(table, nullptr) + " FROM " + std::string(table.name) + " ORDER BY " +
               std::string(table.order)),
          write("INSERT INTO " + std::string(table.name) + " (" + list_of(table, nullptr) + ") VALUES (" +
                list_of(table, "?") + ")") {}

    std::string read, write;
};

/// A copy of a row, and values that point into the copy.
class CopiedRow : boost::noncopyable {
public:
    CopiedRow(const ResultRow& row, const Table& table)
        : texts_(table.columns.size()), bytes_(texts_.size()) {
        for (std::size_t i = 0; i < texts_.size(); ++i)
            values_.push_back(value(row, table.columns[i].kind, i));
    }

    std::span<const SqlValue> values() const { return values_; }

private:
    SqlValue value(const ResultRow& row, ColumnKind kind, std::size_t i) {
        const int column = static_cast<int>(i);
        if (row.is_null(column)) return nullptr;
        switch (kind) {
            case ColumnKind::integer:
                return row.integer(column);
            case ColumnKind::text:
                texts_[i] = row.text(column);
                return &texts_[i];
            case ColumnKind::bytes:
                bytes_[i] = row.bytes(column);
                return std::span<const std::uint8_t>(bytes_[i]);
        }
        return nullptr;
    }

    std::vector<std::string> texts_;
    std::vector<Bytes32> bytes_;
    std::vector<SqlValue> values_;
};

std::size_t copy(ReadConnection& from, RowTarget& to, const Table& table, const Statements& statements) {
    std::size_t rows = 0;
    from.each(statements.read, [&](const ResultRow& row) {
        to.run(statements.write, CopiedRow(row, table).values());
        ++rows;
    });
    return rows;
}

MovedRows copy_all(ReadConnection& from, RowTarget& to, const std::vector<Statements>& statements) {
    static const std::string no_key = "DELETE FROM hash_key";  // the new store has made its own key
    to.run(no_key, {});
    MovedRows moved;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Table& table = tables_that_move()[i];
        const std::size_t rows = copy(from, to, table, statements[i]);
        if (table.name == "rooms") moved.rooms = rows;
        if (table.name == "matches") moved.matches = rows;
        if (table.name == "moves") moved.moves = rows;
    }
    return moved;
}

}  // namespace

Expected<MovedRows, std::string> move_store(const Location& from, const Location& to) {
    if (auto why = kind_of(from)->why_not_newest()) return *std::move(why);
    StoreClaim claim;
    if (const auto taken = claim.take(from); !taken) return taken.error();
    if (auto why = why_moved(from)) return *std::move(why);
    auto opened = kind_of(to)->open_empty();
    if (!opened) return opened.error();
    RowTarget& target = **opened;
    const std::vector<Statements> statements(tables_that_move().begin(), tables_that_move().end());
    const auto source = kind_of(from)->open_to_read();
    static const std::string note_stop = "UPDATE journal SET stopped_at = ?";
    const MovedRows moved = copy_all(*source, target, statements);
    const auto last_stop = read_last_stop(*source);
    const std::array<SqlValue, 1> stop{sql_value(last_stop)};
    target.run(note_stop, stop);
    claim.check();
    target.finish();
    mark_as_moved(from, to, now_millis());
    claim.release(last_stop);
    return moved;
}

}  // namespace reami::store
