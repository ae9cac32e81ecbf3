// `reami-server backup` copies the database, and `reami-server restore` puts a copy back.
#include "server/store/file/backup.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/core/noncopyable.hpp>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/runtime/clock.hpp"
#include "server/settings/settings.hpp"
#include "server/store/file/backup_note.hpp"
#include "server/store/file/privacy.hpp"
#include "server/store/file/rotation.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

/// The path for a new copy in the folder. The name of the copy is the present time.
fs::path name_in(const fs::path& folder) {
    const auto now = std::chrono::system_clock::now();
    return folder / store::copy_name(std::chrono::floor<std::chrono::seconds>(now));
}

/// Locks a folder, so that only one backup at a time works in the folder. Other backups wait.
class FolderLock : boost::noncopyable {
public:
    explicit FolderLock(const fs::path& folder) : file_(::open(folder.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (file_ < 0 || ::flock(file_, LOCK_EX) != 0)
            throw fs::filesystem_error("can't be locked", folder,
                                       std::error_code(errno, std::generic_category()));
    }
    ~FolderLock() { ::close(file_); }

private:
    int file_;
};

/// Deletes the partial copies of killed backups.
void delete_parts(const fs::path& folder) {
    std::vector<fs::path> parts;
    for (const auto& file : fs::directory_iterator(folder))
        if (store::is_part_of_copy(file.path().filename().string())) parts.push_back(file.path());
    for (const fs::path& part : parts) fs::remove(part);
}

/// Runs `back_up` and notes the outcome for the server, which tells operators about failed backups. Returns
/// the result of `back_up`, and passes its exceptions on.
template <class BackUp>
Expected<void, std::string> noted(const fs::path& database, const BackUp& back_up) {
    const auto note = [&](const std::string& why_not) {
        try {
            store::note_backup(database, now_millis(), why_not);
        } catch (const fs::filesystem_error& wrong) {
            std::cerr << "could not note the outcome of this backup for the server: " << wrong.what() << '\n';
        }
    };
    try {
        const auto done = back_up();
        note(done.error());
        return done;
    } catch (const std::exception& wrong) {
        note(wrong.what());
        throw;
    }
}

/// Deletes the copies that the rotation does not keep. Call this only after a new copy is complete.
void delete_superseded(const fs::path& folder, const store::Rotation& rotation) {
    std::vector<std::string> names;
    for (const auto& file : fs::directory_iterator(folder)) names.push_back(file.path().filename().string());
    for (const std::string& name : store::superseded(std::move(names), rotation)) {
        fs::remove(folder / name);
        std::cout << "deleted " << (folder / name).string() << '\n';
    }
}

}  // namespace

int backup(int count, const char* const* arguments) {
    CLI::App app(
        "Copies the database into a new file. The server may run meanwhile. The command checks the copy "
        "before it gives the copy its name. The copy contains the secrets of running matches: show it to "
        "nobody.",
        "reami-server backup");
    fs::path copy, folder;
    store::Rotation rotation;
    auto* const one = app.add_option("file", copy, "the file to make")->option_text("FILE");
    auto* const into = app.add_option("--into", folder,
                                      "a folder for copies, created if missing: the name of a copy is its "
                                      "time, and older copies are deleted")
                           ->option_text("FOLDER")
                           ->excludes(one);
    app.add_option("--newest", rotation.newest,
                   "the number of the newest copies that stay in the folder (24)")
        ->check(CLI::PositiveNumber)
        ->option_text("NUMBER")
        ->needs(into);
    app.add_option("--days", rotation.days, "the number of days, in UTC, whose last copy also stays (14)")
        ->check(CLI::NonNegativeNumber)
        ->option_text("NUMBER")
        ->needs(into);
    return on_database(
        app, {count, arguments},
        [&](const fs::path& database) {
            if (copy.empty() && folder.empty()) {
                refused(app, "name the file to make, or a folder with --into");
                return usage_error;
            }
            std::optional<FolderLock> lock;
            if (!folder.empty()) {
                store::make_private_folder(folder);
                lock.emplace(folder);
                delete_parts(folder);
                copy = name_in(folder);
            }
            const auto done = noted(database, [&] { return store::back_up(database, copy); });
            if (!done) return refused(app, done.error());
            std::cout << copy.string() << " is a complete copy of " << database.string() << '\n';
            if (!folder.empty()) delete_superseded(folder, rotation);
            return 0;
        },
        "copy the database with pg_dump, and put a copy back with pg_restore");
}

int restore(int count, const char* const* arguments) {
    CLI::App app(
        "Replaces the database with a copy that `reami-server backup` made. No server may use the database. "
        "The command renames the old database, and deletes nothing.",
        "reami-server restore");
    fs::path copy;
    app.add_option("file", copy, "the copy")->required();
    return on_database(
        app, {count, arguments},
        [&](const fs::path& database) {
            const auto done = store::put_back(copy, database);
            if (!done) return refused(app, done.error());
            std::cout << database.string() << " now has the content of " << copy.string() << '\n';
            if (const auto& aside = done->aside)
                std::cout << "the old database is now " << aside->string() << '\n';
            return 0;
        },
        "copy the database with pg_dump, and put a copy back with pg_restore");
}

}  // namespace reami::commands
