// Makes the operator's commands use the settings of the service. Otherwise each command would need `--data`,
// and without it would use the current folder.
#pragma once

#include <filesystem>
#include <span>

namespace reami::commands {

/// The settings file of the service.
inline constexpr const char* usual_file = "/etc/reami/reami.toml";

/// Sets REAMI_CONFIG in the environment to `file`, and prints this on standard error. Does so only if the
/// file exists, if neither the command's arguments nor the environment name settings or a store, and if root
/// or the user of the service runs the command.
void use_usual_settings(std::span<const char* const> command, const std::filesystem::path& file = usual_file);

}  // namespace reami::commands
