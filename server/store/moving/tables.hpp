// The tables whose rows `move_store` copies, each after the tables to which it refers.
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
    std::vector<Column> columns;  ///< without row numbers that each store assigns itself
    std::string_view order;       ///< the order of the rows, in which the new store assigns those numbers
};

const std::vector<Table>& tables_that_move();

}  // namespace reami::store
