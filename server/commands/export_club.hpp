// `reami-server export --all FOLDER`: writes every match that is over as a match file.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>

#include "server/store/location.hpp"

namespace reami::commands {

/// Creates the folder if it is missing. Writes the files that the folder does not have yet, and `index.csv`,
/// which lists all matches. For a running match, the index says only that it is running. Neither the files
/// nor the index contain codes of rooms, because anybody who knows a code can enter the room. Prints the
/// counts, and returns the exit status: 0 only if all matches that are over are in the folder.
int export_club(const CLI::App& command, const store::Location& store, const std::filesystem::path& folder);

}  // namespace reami::commands
