// Values of the records as values of SQL and back: seats from 1, byte strings as blobs, what may be absent as
// null.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

#include "engine/core/seat.hpp"

namespace reami::store {

/// A value that the schema would have refused: the file was damaged, or somebody has written to it. Says
/// which column and what is wrong with it.
class BadValue : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

using Bytes32 = std::array<std::uint8_t, 32>;

// What is bound is not copied: it stays where it is while the statement runs.

template <std::integral Integer>
void bind(SQLite::Statement& statement, int at, Integer value) {
    statement.bind(at, static_cast<std::int64_t>(value));
}
void bind(SQLite::Statement& statement, int at, const std::string& value);
void bind(SQLite::Statement& statement, int at, const Bytes32& value);
void bind(SQLite::Statement& statement, int at, Seat value);

/// An id, as what it holds.
template <class Id>
requires requires { typename Id::held_type; }
void bind(SQLite::Statement& statement, int at, const Id& id) { bind(statement, at, id.value()); }

template <class Value>
void bind(SQLite::Statement& statement, int at, const std::optional<Value>& value) {
    if (value)
        bind(statement, at, *value);
    else
        statement.bind(at);
}

/// The row on which a statement stands. Columns count from 0.
class ResultRow {
public:
    explicit ResultRow(SQLite::Statement& statement) : statement_(statement) {}

    bool is_null(int column) const;
    std::int64_t integer(int column) const;
    int number(int column) const;        ///< throws BadValue if it is too great for an `int`
    Seat seat(int column) const;         ///< throws BadValue if no game has such a seat
    std::string text(int column) const;  ///< empty for null
    Bytes32 bytes(int column) const;     ///< throws BadValue if they are not 32
    std::optional<std::int64_t> optional_integer(int column) const;  ///< nothing for null, as the next
    std::optional<Bytes32> optional_bytes(int column) const;

private:
    BadValue bad(int column, const std::string& what) const;

    SQLite::Statement& statement_;
};

}  // namespace reami::store
