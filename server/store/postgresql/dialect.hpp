// Translates the statements that SQLite and PostgreSQL share into PostgreSQL's dialect.
#pragma once

#include <string>
#include <string_view>

namespace reami::store {

/// `?` and `?1` become `$1`, `group_concat` becomes `string_agg`, and `instr` becomes `strpos`. Expects that
/// no string literal in the statement has a question mark.
std::string for_postgresql(std::string_view sql);

}  // namespace reami::store
