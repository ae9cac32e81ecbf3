#include "server/store/file/unserved.hpp"

#include "server/store/file/migrate.hpp"
#include "server/store/file/recognize.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

Expected<Unserved, std::string> open_unserved(const std::filesystem::path& database, Schema wanted) {
    if (auto why = why_no_database(database)) return *std::move(why);
    auto lock = Lock::take(database);
    if (!lock) return database.string() + " is served by another process: end that process first";
    SQLite::Database file(database, SQLite::OPEN_READWRITE, busy_timeout_ms);
    guard(file);
    if (auto why = why_not_ours(file)) return *std::move(why);
    const bool is_newest =
        file.execAndGet("PRAGMA user_version").getInt() == static_cast<int>(migrations().size());
    if (wanted == Schema::newest && !is_newest)
        return database.string() + " is of another release: start this server once to bring it up to date";
    return Unserved{*std::move(lock), std::move(file)};
}

}  // namespace reami::store
