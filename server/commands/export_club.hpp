// `reami-server export --all FOLDER`: writes every match that is over as a match file.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>

#include "server/store/location.hpp"

namespace reami::commands {

/// Creates the folder if it is missing. Writes the files that it does not have yet, and `index.csv`, which
/// lists all matches. The index says only that a running match runs. Neither has the codes of rooms, which
/// would let readers enter them. Prints the counts, and returns the exit status: 0 only if all matches that
/// are over are in the folder.
int export_club(const CLI::App& command, const store::Location& store, const std::filesystem::path& folder);

}  // namespace reami::commands
