#include "server/store/file/vacuum.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/store/file/lock.hpp"
#include "server/store/file/recognize.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

std::variant<Vacuumed, std::string> vacuum(const std::filesystem::path& database) {
    if (auto why = why_no_database(database)) return *std::move(why);
    const auto lock = Lock::take(database);
    if (!lock) return database.string() + " is served by another process: end that one first";
    SQLite::Database file(database, SQLite::OPEN_READWRITE, busy_timeout_ms);
    guard(file);
    if (auto why = why_not_ours(file)) return *std::move(why);
    file.exec(
        "PRAGMA wal_checkpoint(TRUNCATE)");  // or the size before would leave out what stands in the log
    Vacuumed done{.before = std::filesystem::file_size(database)};
    file.exec("PRAGMA trusted_schema = ON");  // VACUUM runs the schema of our file, whose CHECKs use JSON
    file.exec("VACUUM");
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    done.after = std::filesystem::file_size(database);
    return done;
}

}  // namespace reami::store
