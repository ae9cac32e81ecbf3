// What the commands on a database have in common: the folder it is in, and how they end.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>
#include <functional>
#include <string>

#include "server/store/location.hpp"

namespace reami::commands {

/// Of a command; the first is its name.
struct Arguments {
    int count = 0;
    const char* const* values = nullptr;
};

/// What is done with the database; the exit status.
using OnDatabase = std::function<int(const std::filesystem::path& database)>;
/// The same with a store of any kind.
using OnStore = std::function<int(const store::Location& store)>;

/// Adds `--data` to the command's options, reads them and does it, with the folder. Returns its exit status,
/// or 0 after
/// `--help` and `usage_error` for what can't be understood.
int on_folder(CLI::App& command, Arguments given, const OnDatabase& act);
/// The same with the database in that folder. For a store on PostgreSQL the command refuses and says what to
/// do `instead`.
int on_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead);

/// The same where the database has to be there and is only read. What goes wrong is thrown in words for
/// people.
int read_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead);

/// The same with `--store` instead of `--data`. The database may be of any release.
int on_store(CLI::App& command, Arguments given, const OnStore& act);
/// The same if this program can use it.
int read_store(CLI::App& command, Arguments given, const OnStore& act);

/// Says why the command did nothing; its exit status then.
int refused(const CLI::App& command, const std::string& why);

}  // namespace reami::commands
