#include "server/store/file/backup_note.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "server/store/file/partial_file.hpp"

namespace reami::store {

namespace fs = std::filesystem;

namespace {

constexpr const char* note_name = "last-backup";

/// Makes the server's user the owner of a note that root wrote: the server has to read it.
void give_to_owner_of(const fs::path& database, const fs::path& file) {
    struct stat owner {};
    if (::geteuid() != 0 || ::stat(database.c_str(), &owner) != 0) return;
    if (::chown(file.c_str(), owner.st_uid, owner.st_gid) != 0)
        throw fs::filesystem_error("can't be given to the server's user", file,
                                   std::error_code(errno, std::generic_category()));
}

}  // namespace

void note_backup(const fs::path& database, Millis at, const std::string& why_not) {
    const fs::path path = database.parent_path() / note_name;
    const Millis good_before = last_backup(database.parent_path()).value_or(BackupNote()).good_at;
    std::string why = why_not;
    std::ranges::replace(why, '\n', ' ');
    const PartialFile part(path.string() + ".part");
    std::ofstream file(part.path());
    file << (why.empty() ? at : good_before) << '\n' << at << '\n' << why << '\n';
    file.close();
    if (!file)
        throw fs::filesystem_error("can't be written", path, std::error_code(errno, std::generic_category()));
    give_to_owner_of(database, part.path());
    part.finish(path);
}

std::optional<BackupNote> last_backup(const fs::path& folder) {
    std::ifstream file(folder / note_name);
    BackupNote note;
    if (!(file >> note.good_at >> note.at)) return std::nullopt;
    file.ignore();
    std::getline(file, note.why);
    return note;
}

}  // namespace reami::store
