// `reami-server export --all FOLDER`: every match that is over, as a match file.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>

#include "server/store/location.hpp"

namespace reami::commands {

/// Writes into the folder, made if missing, what is not there yet, and `index.csv`, which lists all matches.
/// Of matches that run nothing leaves but that they do; no room's code does, as it opens the room. Says what
/// it did; its exit status, 0 only if all that is over is there.
int export_club(const CLI::App& command, const store::Location& store, const std::filesystem::path& folder);

}  // namespace reami::commands
