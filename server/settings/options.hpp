// Declares the settings as options. The command line, the environment and the file share this one
// description.
#pragma once

#include <CLI/CLI.hpp>

#include "server/settings/settings.hpp"

namespace reami {

/// Adds an option for every setting, with its range and its help; the limits form a group. The environment
/// can also set each option, under its `environment_name`.
void add_options(CLI::App& app, Settings& settings);

/// Whether a change of this setting counts only when the server starts again; its help says so. All other
/// settings can change while the server runs.
bool needs_restart(const CLI::Option& option);

/// Marks the option: its help says that a change counts only when the server starts again.
void at_start(CLI::Option* option);

}  // namespace reami
