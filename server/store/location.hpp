// Where a club is stored.
#pragma once

#include <filesystem>
#include <string>
#include <variant>

namespace reami::store {

/// A database of PostgreSQL's, as libpq takes it: `postgresql://…`. It may hold a password, and is never
/// shown.
struct PgAddress {
    std::string url;
};

/// A file of SQLite's, or a database of PostgreSQL's.
using Location = std::variant<std::filesystem::path, PgAddress>;

}  // namespace reami::store
