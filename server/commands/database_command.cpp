#include "server/commands/database_command.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>

#include "server/settings/environment.hpp"
#include "server/settings/settings.hpp"
#include "server/settings/settings_file.hpp"
#include "server/settings/validators.hpp"
#include "server/store/sqlite/explain_error.hpp"
#include "server/store/store_kind.hpp"

namespace reami::commands {

namespace fs = std::filesystem;

namespace {

/// Adds `--config`. The command reads only `data` and `store` from the file, and ignores the other settings.
void add_settings(CLI::App& command) {
    const bool is_said = is_in_environment("config");
    command
        .set_config("--config", is_said ? std::getenv(environment_name("config").c_str()) : "",
                    "the server's TOML file, from which this command reads only data and store", is_said)
        ->option_text("FILE");
    command.config_formatter(std::make_shared<SettingsFile>());
    command.allow_config_extras(CLI::config_extras_mode::ignore_all);
}

void add_folder(CLI::App& command, fs::path& data) {
    add_settings(command);
    command.add_option("--data", data, "the folder of reami.db (the current folder)")
        ->envname("REAMI_DATA")
        ->option_text("FOLDER");
}

void add_store(CLI::App& command, std::string& url, const char* meaning) {
    command.add_option("--store", url, meaning)->envname("REAMI_STORE")->option_text("URL");
}

/// Parses the arguments. If the command ends here, returns its exit status; otherwise returns nothing.
std::optional<int> parse(CLI::App& command, Arguments given) {
    try {
        command.parse(given.count, given.values);
    } catch (const CLI::ParseError& stop) {
        return command.exit(stop) == 0 ? 0 : usage_error;
    }
    return std::nullopt;
}

int read_file(const CLI::App& command, const fs::path& database, const OnDatabase& act) {
    if (!fs::exists(database))
        return refused(command, "there is no " + database.string() +
                                    "; name its folder with --data, or start the server once to create it");
    try {
        return act(database);
    } catch (const std::exception& fault) {
        throw std::runtime_error(store::in_words(fault, fs::absolute(database)));
    }
}

}  // namespace

int on_folder(CLI::App& command, Arguments given, const OnDatabase& act) {
    fs::path data = ".";
    add_folder(command, data);
    const auto ended = parse(command, given);
    return ended ? *ended : act(data);
}

int on_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead) {
    fs::path data = ".";
    std::string url;
    add_folder(command, data);
    add_store(command, url, "this command does not work with PostgreSQL");
    if (const auto ended = parse(command, given)) return *ended;
    if (url.empty()) return act(data / "reami.db");
    return refused(command,
                   std::string("this command works only with reami.db. With PostgreSQL: ") + instead);
}

int read_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead) {
    return on_database(
        command, given, [&](const fs::path& database) { return read_file(command, database, act); }, instead);
}

int on_store(CLI::App& command, Arguments given, const OnStore& act) {
    fs::path data = ".";
    std::string url;
    add_folder(command, data);
    add_store(command, url, "the PostgreSQL database that replaces reami.db, as in the server's --store");
    if (const auto ended = parse(command, given)) return *ended;
    if (url.empty()) return read_file(command, data / "reami.db", act);
    if (const std::string wrong = not_a_store(url); !wrong.empty())
        return refused(command, "--store: " + wrong);
    return act(store::PgAddress{url});
}

int read_store(CLI::App& command, Arguments given, const OnStore& act) {
    return on_store(command, given, [&](const store::Location& store) {
        const auto why = store::kind_of(store)->why_unusable();
        return why ? refused(command, *why) : act(store);
    });
}

int refused(const CLI::App& command, const std::string& why) {
    std::cerr << command.get_name() << ": " << why << '\n';
    return 1;
}

}  // namespace reami::commands
