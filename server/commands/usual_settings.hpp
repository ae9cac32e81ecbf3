// Lets an operator run commands with the settings of the service. Otherwise the operator would have to give
// `--data` to each command, because commands use the current folder by default.
#pragma once

#include <filesystem>
#include <span>

namespace reami::commands {

/// The settings file of the service.
inline constexpr const char* usual_file = "/etc/reami/reami.toml";

/// Sets REAMI_CONFIG in the environment to `file`, and prints this on standard error. Does nothing if the
/// file does not exist, if the command's arguments or the environment name settings or a store, or if the
/// user is neither root nor the user of the service.
void use_usual_settings(std::span<const char* const> command, const std::filesystem::path& file = usual_file);

}  // namespace reami::commands
