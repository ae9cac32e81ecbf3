// The options, errors and exit status that all commands on a database share.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "server/store/location.hpp"

namespace reami::commands {

/// The arguments of a command. The first is the command's name.
struct Arguments {
    int count = 0;
    const char* const* values = nullptr;
};

/// The work of a command, on the database file at this path. Returns the exit status.
using OnDatabase = std::function<int(const std::filesystem::path& database)>;
/// The work of a command, on a store of any kind. Returns the exit status.
using OnStore = std::function<int(const store::Location& store)>;

/// Adds `--data` and `--config` to the command's options, parses the arguments, and calls `act` with the
/// folder of `--data`. Returns the exit status of `act`, or 0 after `--help`, or `usage_error` if the
/// arguments are wrong.
int on_folder(CLI::App& command, Arguments given, const OnDatabase& act);
/// Like `on_folder`, but calls `act` with the path of reami.db in this folder. If the settings name a
/// PostgreSQL store, prints an error that says what to do `instead`, and does not call `act`.
int on_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead);

/// Like `on_database`, for a database that must exist. Throws std::runtime_error, with a sentence for people,
/// if `act` throws.
int read_database(CLI::App& command, Arguments given, const OnDatabase& act, const char* instead);

/// Like `on_folder`, but also adds `--store`, and calls `act` with reami.db or with the PostgreSQL database.
/// The database may have the schema of any release.
int on_store(CLI::App& command, Arguments given, const OnStore& act);
/// Like `on_store`, but refuses a database that this release can't use.
int read_store(CLI::App& command, Arguments given, const OnStore& act);

/// `1 match`, `2 matches`
inline std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return std::to_string(number).append(1, ' ').append(number == 1 ? one : many);
}

/// Prints why the command did nothing, and returns its exit status.
int refused(const CLI::App& command, const std::string& why);

}  // namespace reami::commands
