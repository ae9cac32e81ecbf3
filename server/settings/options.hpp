// The settings as options: the one description that the command line, the environment and the file share.
#pragma once

#include <CLI/CLI.hpp>

#include "server/settings/settings.hpp"

namespace reami {

/// Adds an option for every setting, with its range and its help; those of the limits in a group. Each can
/// also be given in the environment, under `environment_name`.
void add_options(CLI::App& app, Settings& settings);

/// Whether a change of that setting counts only when the server starts again; its help says so. All others
/// can change while the server runs.
bool needs_restart(const CLI::Option& option);

/// Has its help say that a change counts only when the server starts again.
void at_start(CLI::Option* option);

}  // namespace reami
