// The settings of the service, for its operator's commands: without them each command would have to be told
// the folder, and a forgotten `--data` would mean the current folder.
#pragma once

#include <filesystem>
#include <span>

namespace reami::commands {

/// Where the service has its settings.
inline constexpr const char* usual_file = "/etc/reami/reami.toml";

/// Names `file` in the environment as REAMI_CONFIG, and says so on standard error, if the command's arguments
/// and the environment name neither settings nor a store, the file is there, and root or the user of the
/// service runs the command.
void use_usual_settings(std::span<const char* const> command, const std::filesystem::path& file = usual_file);

}  // namespace reami::commands
