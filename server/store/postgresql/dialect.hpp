// The statements that SQLite and PostgreSQL share, as PostgreSQL wants them.
#pragma once

#include <string>
#include <string_view>

namespace reami::store {

/// `?` and `?1` become `$1`, `group_concat` becomes `string_agg`, and `instr` becomes `strpos`. Expects no
/// question mark in a text of the statement.
std::string for_postgresql(std::string_view sql);

}  // namespace reami::store
