#include "server/store/sqlite/sql_binding.hpp"

#include <cstring>
#include <utility>

namespace reami::store {

void bind(SQLite::Statement& statement, int at, const std::string& value) { statement.bindNoCopy(at, value); }

void bind(SQLite::Statement& statement, int at, const Bytes32& value) {
    statement.bindNoCopy(at, value.data(), static_cast<int>(value.size()));
}

void bind(SQLite::Statement& statement, int at, Seat value) { statement.bind(at, value.number()); }

bool ResultRow::is_null(int column) const { return statement_.isColumnNull(column); }

std::int64_t ResultRow::integer(int column) const { return statement_.getColumn(column).getInt64(); }

int ResultRow::number(int column) const {
    const std::int64_t value = integer(column);
    if (!std::in_range<int>(value)) throw bad(column, std::to_string(value));
    return static_cast<int>(value);
}

Seat ResultRow::seat(int column) const {
    const int value = number(column);
    if (value < 1 || value > max_seats) throw bad(column, std::to_string(value));
    return Seat::from_number(value);
}

std::string ResultRow::text(int column) const { return statement_.getColumn(column).getString(); }

Bytes32 ResultRow::bytes(int column) const {
    const SQLite::Column blob = statement_.getColumn(column);
    Bytes32 bytes{};
    if (blob.getBytes() != static_cast<int>(bytes.size()))
        throw bad(column, std::to_string(blob.getBytes()) + " bytes");
    std::memcpy(bytes.data(), blob.getBlob(), bytes.size());
    return bytes;
}

std::optional<std::int64_t> ResultRow::optional_integer(int column) const {
    if (is_null(column)) return std::nullopt;
    return integer(column);
}

std::optional<Bytes32> ResultRow::optional_bytes(int column) const {
    if (is_null(column)) return std::nullopt;
    return bytes(column);
}

BadValue ResultRow::bad(int column, const std::string& what) const {
    return BadValue("`" + std::string(statement_.getColumnName(column)) + "` is " + what);
}

}  // namespace reami::store
