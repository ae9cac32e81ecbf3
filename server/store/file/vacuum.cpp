#include "server/store/file/vacuum.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <utility>

#include "server/store/file/unserved.hpp"

namespace reami::store {

std::variant<Vacuumed, std::string> vacuum(const std::filesystem::path& database) {
    auto opened = open_unserved(database, Schema::any);
    if (auto* why = std::get_if<std::string>(&opened)) return std::move(*why);
    SQLite::Database& file = std::get<Unserved>(opened).file;
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");  // so that `before` includes the log
    Vacuumed done{.before = std::filesystem::file_size(database)};
    file.exec("PRAGMA trusted_schema = ON");  // VACUUM runs the schema of our file, whose CHECKs use JSON
    file.exec("VACUUM");
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    done.after = std::filesystem::file_size(database);
    return done;
}

}  // namespace reami::store
