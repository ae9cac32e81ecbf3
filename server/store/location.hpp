// The place where a club is stored.
#pragma once

#include <filesystem>
#include <string>
#include <variant>

namespace reami::store {

/// The address of a PostgreSQL database, as libpq takes it: `postgresql://…`. It may contain a password, so
/// the program never shows it.
struct PgAddress {
    std::string url;
};

/// An SQLite file or a PostgreSQL database.
using Location = std::variant<std::filesystem::path, PgAddress>;

}  // namespace reami::store
