#include "server/store/sql/open_to_read.hpp"

#include <filesystem>
#include <variant>

#include "server/store/postgresql/pg_read_connection.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

std::unique_ptr<ReadConnection> open_to_read(const Location& store) {
    if (const auto* address = std::get_if<PgAddress>(&store))
        return std::make_unique<PgReadConnection>(*address);
    return std::make_unique<Database>(std::get<std::filesystem::path>(store), Database::Use::read);
}

}  // namespace reami::store
