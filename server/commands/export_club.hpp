// `reami-server export --all FOLDER`: writes a match file for every match that is over.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>

#include "server/store/location.hpp"

namespace reami::commands {

/// Creates the folder if it is missing. Writes the match files that the folder does not have yet, and
/// `index.csv`, which lists all matches. For a running match, the index contains neither players nor points.
/// Neither the files nor the index contain codes of rooms, because anybody who knows a code can enter the
/// room. Prints the counts. Returns the exit status, 0 only if all matches that are over are in the folder.
int export_club(const CLI::App& command, const store::Location& store, const std::filesystem::path& folder);

}  // namespace reami::commands
