#include "server/store/file/recognize.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <string_view>
#include <system_error>

#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

/// Programs from before the first release: the id in their files, and the last commit with that program.
struct EarlierProgram {
    int application;
    const char* commit;
};

constexpr std::array<EarlierProgram, 2> earlier_programs{{
    {0x5265616D, "be0fb61"},  // "Ream"
    {0x52656131, "6e744d1"},  // "Rea1"
}};

bool is_sqlite(const fs::path& path) {
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    std::string start(magic.size(), ' ');
    std::ifstream file(path, std::ios::binary);
    if (!file.is_open())
        throw fs::filesystem_error("can't be read", path, std::error_code(errno, std::generic_category()));
    return file.read(start.data(), static_cast<std::streamsize>(start.size())) && start == magic;
}

}  // namespace

std::optional<std::string> why_no_database(const fs::path& path) {
    if (is_sqlite(path)) return std::nullopt;
    return path.string() + " is not a database";
}

std::optional<std::string> why_many_names(const fs::path& path) {
    const auto names = fs::hard_link_count(path);
    if (names == 1) return std::nullopt;
    return path.string() + " has " + std::to_string(names) +
           " names (hard links), and its log is beside only one of them: delete the other names, or make "
           "it a file of its own (cp, then mv the copy to this name)";
}

std::optional<std::string> why_not_ours(SQLite::Database& database) {
    const int application = database.execAndGet("PRAGMA application_id").getInt();
    if (application == our_application) return std::nullopt;
    const auto* earlier = std::ranges::find(earlier_programs, application, &EarlierProgram::application);
    if (earlier == earlier_programs.end()) return database.getFilename() + " belongs to another program";
    return database.getFilename() + " was made before the first release: the program of commit " +
           earlier->commit + " reads it";
}

std::optional<std::string> why_not_ours(const fs::path& path) {
    SQLite::Database database(path, SQLite::OPEN_READONLY, busy_timeout_ms);
    guard(database);
    return why_not_ours(database);
}

std::optional<std::string> why_too_new(SQLite::Database& database, int newest) {
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version <= newest) return std::nullopt;
    return database.getFilename() + " has version " + std::to_string(version) +
           " and this program knows versions up to " + std::to_string(newest) +
           ": start the newer program that made it, or restore a copy from before";
}

}  // namespace reami::store
