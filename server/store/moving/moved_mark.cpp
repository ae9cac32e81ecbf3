#include "server/store/moving/moved_mark.hpp"

#include <fmt/chrono.h>

#include <chrono>
#include <filesystem>
#include <variant>

#include "server/runtime/without_password.hpp"
#include "server/store/file/recognize.hpp"
#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_session.hpp"
#include "server/store/sql/open_to_read.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

/// The store's name, in the form of an argument of `move-store`.
std::string name_of(const Location& store) {
    if (const auto* address = std::get_if<PgAddress>(&store)) return without_password(address->url);
    return fs::absolute(std::get<fs::path>(store)).parent_path().string();
}

template <class... Values>
void change(const Location& store, std::string_view sql, const Values&... values) {
    if (const auto* address = std::get_if<PgAddress>(&store))
        PgSession(*address).run(sql, values...);
    else
        Database(std::get<fs::path>(store), Database::Use::write).run(sql, values...);
}

std::optional<std::string> why_unusable(const Location& store) {
    if (const auto* address = std::get_if<PgAddress>(&store)) return why_not_served(*address);
    const auto& file = std::get<fs::path>(store);
    return fs::exists(file) ? why_not_ours(file) : "there is no " + file.string();
}

bool can_have_mark(const Location& store) {
    const auto* file = std::get_if<fs::path>(&store);
    if (file == nullptr) return true;  // only databases of the newest schema are read
    SQLite::Database database(*file, SQLite::OPEN_READONLY, busy_timeout_ms);
    guard(database);
    return database.tableExists("moved_to");
}

std::string written_in_utc(Millis at) {
    const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(at)};
    return fmt::format("{:%F at %R} UTC", std::chrono::floor<std::chrono::seconds>(time));
}

}  // namespace

void mark_as_moved(const Location& from, const Location& to, Millis at) {
    const std::string where = name_of(to);
    change(from, "INSERT INTO moved_to (only_row, store, at) VALUES (1, ?, ?)", where, at);
}

std::optional<std::string> take_mark_away(const Location& store) {
    if (auto why = why_unusable(store)) return why;
    if (!why_moved(store))
        return "no club was moved away from " + name_of(store) + ": servers can start with it";
    change(store, "DELETE FROM moved_to");
    return std::nullopt;
}

std::optional<std::string> why_moved(const Location& store) {
    if (!can_have_mark(store)) return std::nullopt;
    return open_to_read(store)->first("SELECT store, at FROM moved_to", [&](const ResultRow& row) {
        return "the club in " + name_of(store) + " was moved to " + row.text(0) + " on " +
               written_in_utc(row.integer(1)) +
               ", and only that store has the matches played since. To serve the club as it was before the "
               "move: `reami-server move-store --serve-again '" +
               name_of(store) + "'`";
    });
}

}  // namespace reami::store
