// Reads the settings file, which is TOML, in the form that CLI11 expects, so that the file and the command
// line share names, ranges and messages.
#pragma once

#include <CLI/CLI.hpp>
#include <istream>
#include <string>
#include <vector>

namespace reami {

/// Reads
///
///     listen = "0.0.0.0"
///     origins = ["https://club.example"]
///     [limits]
///     messages_a_second = 20
///
/// as `--listen`, `--origins`, `--messages-a-second`. Throws CLI::ConfigError for what is not TOML.
class SettingsFile final : public CLI::Config {
public:
    std::vector<CLI::ConfigItem> from_config(std::istream& file) const override;
    std::string to_config(const CLI::App*, bool, bool, std::string) const override { return {}; }
};

}  // namespace reami
