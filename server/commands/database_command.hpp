// The common part of the commands on a database: their options, their errors and their exit status.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>
#include <functional>
#include <string>

#include "server/store/location.hpp"

namespace reami::commands {

/// The arguments of a command, of which the first is its name.
struct Arguments {
    int count = 0;
    const char* const* values = nullptr;
};

/// The command's own work, on the path of the database. Returns the exit status.
using OnDatabase = std::function<int(const std::filesystem::path& database)>;
/// The command's own work, on a store of any kind. Returns the exit status.
using OnStore = std::function<int(const store::Location& store)>;

/// Adds `--data` to the command's options, parses them, and calls `act` with the folder. Returns the exit
/// status of `act`; or 0 after `--help`, and `usage_error` for wrong arguments.
int on_folder(CLI::App& command, Arguments given, const OnDatabase& act);
/// Like `on_folder`, but calls `act` with the database in that folder. If the settings name a PostgreSQL
/// store, the command refuses, and says what to do `instead`.
int on_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead);

/// Like `on_database`, for a database that must exist. Throws std::runtime_error, with a sentence for people,
/// if `act` throws.
int read_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead);

/// Like `on_folder`, for a store of any kind: adds `--store` beside `--data`. The database may be of any
/// release.
int on_store(CLI::App& command, Arguments given, const OnStore& act);
/// Like `on_store`, but refuses a database that this release can't use.
int read_store(CLI::App& command, Arguments given, const OnStore& act);

/// Prints why the command did nothing, and returns its exit status.
int refused(const CLI::App& command, const std::string& why);

}  // namespace reami::commands
