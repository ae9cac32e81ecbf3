// Declares the settings of the table as options of CLI11. The command line, the environment and the file
// share these options.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "server/settings/setting_table.hpp"

namespace reami {

/// Adds an option for every setting, with its range and its help; the limits form a group. The variable
/// `environment_name` of an option can also set it.
void add_options(CLI::App& app, Settings& settings);

/// A sentence that says which settings contradict each other, though each value is valid; empty if none do.
std::string contradiction(const Settings& settings);

/// The value of the setting, in TOML.
std::string in_toml(const Setting& setting, const Settings& settings);

}  // namespace reami
