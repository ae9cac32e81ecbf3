#include "server/commands/database_command.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <stdexcept>

#include "server/settings/settings.hpp"
#include "server/store/sqlite/explain_error.hpp"

namespace reami::commands {

namespace fs = std::filesystem;

int on_folder(CLI::App& command, Arguments given, const OnDatabase& act) {
    fs::path data = ".";
    command.add_option("--data", data, "the folder of reami.db (the current folder)")
        ->envname("REAMI_DATA")
        ->option_text("FOLDER");
    try {
        command.parse(given.count, given.values);
    } catch (const CLI::ParseError& stop) {
        return command.exit(stop) == 0 ? 0 : usage_error;
    }
    return act(data);
}

int on_database(CLI::App& command, Arguments given, const OnDatabase& act) {
    return on_folder(command, given, [&](const fs::path& data) { return act(data / "reami.db"); });
}

int read_database(CLI::App& command, Arguments given, const OnDatabase& act) {
    return on_database(command, given, [&](const fs::path& database) {
        if (!fs::exists(database))
            return refused(command, "there is no " + database.string() + "; give its folder with --data");
        try {
            return act(database);
        } catch (const std::exception& fault) {
            throw std::runtime_error(store::in_words(fault, fs::absolute(database)));
        }
    });
}

int refused(const CLI::App& command, const std::string& why) {
    std::cerr << command.get_name() << ": " << why << '\n';
    return 1;
}

}  // namespace reami::commands
