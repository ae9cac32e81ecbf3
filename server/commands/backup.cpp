#include "server/commands/backup.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <string>
#include <variant>

#include "server/commands/database_command.hpp"
#include "server/store/file/backup.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

int refused(const CLI::App& app, const std::string& why) {
    std::cerr << app.get_name() << ": " << why << '\n';
    return 1;
}

}  // namespace

int backup(int count, const char* const* arguments) {
    CLI::App app(
        "Copies all that is stored into a new file. The server may keep running meanwhile. The copy is "
        "checked before it gets its name; it holds the secrets of running matches, so keep it to yourself.",
        "reami-server backup");
    fs::path copy;
    app.add_option("file", copy, "the file to make")->required();
    return on_database(app, {count, arguments}, [&](const fs::path& database) {
        if (const auto why = store::back_up(database, copy)) return refused(app, *why);
        std::cout << copy.string() << " has all of " << database.string() << '\n';
        return 0;
    });
}

int restore(int count, const char* const* arguments) {
    CLI::App app(
        "Puts a copy made by `reami-server backup` in the place of the database. No server may run there. "
        "What stands there now is put aside under another name, and nothing is deleted.",
        "reami-server restore");
    fs::path copy;
    app.add_option("file", copy, "the copy")->required();
    return on_database(app, {count, arguments}, [&](const fs::path& database) {
        const auto done = store::put_back(copy, database);
        if (const auto* why = std::get_if<std::string>(&done)) return refused(app, *why);
        std::cout << database.string() << " has what was in " << copy.string() << '\n';
        if (const auto& aside = std::get<store::PutBack>(done).aside)
            std::cout << "what was there before is now " << aside->string() << '\n';
        return 0;
    });
}

}  // namespace reami::commands
