#include "server/commands/backup.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <string>
#include <variant>

#include "server/settings/settings.hpp"
#include "server/store/file/backup.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

struct Files {
    fs::path data = ".", copy;

    fs::path database() const { return data / "reami.db"; }
};

struct Arguments {
    int count;
    const char* const* values;
};

/// Reads the arguments and does it; the exit status.
template <class Do>
int with_files(CLI::App& app, const char* copy_is, Arguments given, Do act) {
    Files files;
    app.add_option("file", files.copy, copy_is)->required();
    app.add_option("--data", files.data, "the folder of reami.db")->capture_default_str();
    try {
        app.parse(given.count, given.values);
    } catch (const CLI::ParseError& stop) {
        return app.exit(stop) == 0 ? 0 : usage_error;
    }
    return act(files);
}

int refused(const CLI::App& app, const std::string& why) {
    std::cerr << app.get_name() << ": " << why << '\n';
    return 1;
}

}  // namespace

int backup(int count, const char* const* arguments) {
    CLI::App app(
        "Copies all that is stored into a new file. The server may keep running meanwhile. The copy is "
        "checked "
        "before it gets its name; it holds the secrets of running matches, so keep it to yourself.",
        "reami-server backup");
    return with_files(app, "the file to make", {count, arguments}, [&](const Files& files) {
        if (const auto why = store::back_up(files.database(), files.copy)) return refused(app, *why);
        std::cout << files.copy.string() << " has all of " << files.database().string() << '\n';
        return 0;
    });
}

int restore(int count, const char* const* arguments) {
    CLI::App app(
        "Puts a copy made by `reami-server backup` in the place of the database. No server may run there. "
        "What "
        "stands there now is put aside under another name, and nothing is deleted.",
        "reami-server restore");
    return with_files(app, "the copy", {count, arguments}, [&](const Files& files) {
        const auto done = store::put_back(files.copy, files.database());
        if (const auto* why = std::get_if<std::string>(&done)) return refused(app, *why);
        std::cout << files.database().string() << " has what was in " << files.copy.string() << '\n';
        if (const auto& aside = std::get<store::PutBack>(done).aside)
            std::cout << "what was there before is now " << aside->string() << '\n';
        return 0;
    });
}

}  // namespace reami::commands
