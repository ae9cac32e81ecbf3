#include "server/commands/import.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/commands/database_command.hpp"
#include "server/commands/foreign_match.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/random_code.hpp"
#include "server/store/offline/import.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

/// The size limit of a file, which is longer than any match.
constexpr std::uintmax_t most_bytes = 1 << 20;

/// The files at the given paths. For a folder, these are its files whose names end in `.match`, sorted by
/// name.
std::vector<fs::path> files_of(const std::vector<fs::path>& given) {
    std::vector<fs::path> files;
    for (const fs::path& path : given) {
        if (!fs::is_directory(path)) {
            files.push_back(path);
            continue;
        }
        std::vector<fs::path> inside;
        for (const auto& entry : fs::directory_iterator(path))
            if (entry.path().extension() == ".match") inside.push_back(entry.path());
        std::ranges::sort(inside);
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

Expected<store::ForeignMatch, ImportRefusal> read(const fs::path& path) {
    std::error_code error;
    const auto bytes = fs::file_size(path, error);
    if (error) return ImportRefusal{0, error.message()};
    if (bytes > most_bytes) return ImportRefusal{0, "it is too large for a match"};
    std::ifstream file(path, std::ios::binary);
    if (!file) return ImportRefusal{0, "it can't be read"};
    return foreign_match(std::string{std::istreambuf_iterator<char>(file), {}});
}

class MatchImport {
public:
    explicit MatchImport(store::Import& into) : into_(into) {}

    void take(const fs::path& path) {
        const auto match = read(path);
        if (!match) return refuse(path, match.error());
        if (const auto there = into_.find(*match)) {
            std::cout << path.string() << ": is already in the database, as match " << to_string(there->match)
                      << " of room " << there->room << '\n';
            ++there_;
            return;
        }
        std::string code = random_code(room_letters);
        while (!into_.add(*match, code, now_millis())) code = random_code(room_letters);
        std::cout << path.string() << ": is match 1 of room " << code << ", to be seen at /r/" << code
                  << "/1\n";
        ++added_;
    }

    /// Prints the counts. Returns whether the database has all matches.
    bool sum_up() const {
        std::cout << added_ << " imported, " << there_ << " already in the database, " << refused_
                  << " refused\n";
        return refused_ == 0;
    }

private:
    void refuse(const fs::path& path, const ImportRefusal& why) {
        std::cerr << path.string();
        if (why.line > 0) std::cerr << ", line " << why.line;
        std::cerr << ": " << why.reason << '\n';
        ++refused_;
    }

    store::Import& into_;
    int added_ = 0, there_ = 0, refused_ = 0;
};

}  // namespace

int import(int count, const char* const* arguments) {
    CLI::App app(
        "Adds match files to the database, as matches that are over, each in a closed room of its own. The "
        "command verifies each file, as `reami verify` does, and skips matches that the database already "
        "has. It adds the names of the people in a match, but these people do not become players of this "
        "server. No server may use the database.",
        "reami-server import");
    std::vector<fs::path> given;
    app.add_option("file", given, "match files, or folders whose files that end in .match are imported")
        ->required()
        ->option_text("FILE|FOLDER...");
    return read_store(app, {count, arguments}, [&](const store::Location& location) {
        for (const fs::path& path : given)
            if (!fs::exists(path)) return refused(app, "there is no " + path.string());
        const auto files = files_of(given);
        if (files.empty()) return refused(app, "there is no file that ends in .match");
        auto opened = store::Import::into(location);
        if (!opened) return refused(app, opened.error());
        MatchImport importing(*opened);
        for (const fs::path& path : files) importing.take(path);
        return importing.sum_up() ? 0 : 1;
    });
}

}  // namespace reami::commands
