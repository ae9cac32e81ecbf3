// All tables whose rows go along when a club moves to another store: each after those to which it refers.
#pragma once

#include <string_view>
#include <vector>

namespace reami::store {

enum class ColumnKind : std::uint8_t {
    integer,
    text,
    bytes
};

struct Column {
    std::string_view name;
    ColumnKind kind;
};

struct Table {
    std::string_view name;
    std::vector<Column> columns;  ///< but numbers that each store gives its rows itself
    std::string_view order;       ///< in which those are given
};

const std::vector<Table>& tables_that_move();

}  // namespace reami::store
