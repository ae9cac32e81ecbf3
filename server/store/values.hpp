// Values of the records as values of SQL and back: seats from 1, byte strings as blobs, what may be absent as
// null.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/seat.hpp"

namespace reami::store {

using Bytes32 = std::array<std::uint8_t, 32>;

template <std::integral Integer>
void bind(SQLite::Statement& statement, int at, Integer value) {
    statement.bind(at, static_cast<std::int64_t>(value));
}
void bind(SQLite::Statement& statement, int at, const std::string& value);
void bind(SQLite::Statement& statement, int at, const Bytes32& value);
void bind(SQLite::Statement& statement, int at, Seat value);

template <class Value>
void bind(SQLite::Statement& statement, int at, const std::optional<Value>& value) {
    if (value)
        bind(statement, at, *value);
    else
        statement.bind(at);
}

/// The row on which a statement stands. Columns count from 0.
class Row {
public:
    explicit Row(SQLite::Statement& statement) : statement_(statement) {}

    bool is_null(int column) const;
    std::int64_t integer(int column) const;
    int number(int column) const;  ///< an integer that the schema keeps small
    Seat seat(int column) const;
    std::string text(int column) const;  ///< empty for null
    Bytes32 bytes(int column) const;     ///< throws SQLite::Exception if they are not 32
    std::optional<std::int64_t> optional_integer(int column) const;  ///< nothing for null, as the next
    std::optional<Bytes32> optional_bytes(int column) const;

private:
    SQLite::Statement& statement_;
};

}  // namespace reami::store
