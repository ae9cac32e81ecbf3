#include "server/store/file/vacuum.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/store/file/unserved.hpp"

namespace reami::store {

Expected<Vacuumed, std::string> vacuum(const std::filesystem::path& database) {
    auto opened = open_unserved(database, Schema::any);
    if (!opened) return opened.error();
    SQLite::Database& file = opened->file;
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");  // so that `before` includes the log
    Vacuumed done{.before = std::filesystem::file_size(database)};
    file.exec("PRAGMA trusted_schema = ON");  // VACUUM runs the schema of our file, whose CHECKs use JSON
    file.exec("VACUUM");
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    done.after = std::filesystem::file_size(database);
    return done;
}

}  // namespace reami::store
