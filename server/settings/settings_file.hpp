// Reads the settings file, which is TOML, in the form that CLI11 expects, so that the file and the command
// line share names, ranges and messages.
#pragma once

#include <toml++/toml.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <istream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reami {

/// Reads
///
///     listen = "0.0.0.0"
///     origins = ["https://club.example"]
///     [limits]
///     messages_a_second = 20
///
/// as `--listen`, `--origins`, `--messages-a-second`. Settings that the environment also sets are left out,
/// because the environment takes precedence. Throws CLI::ConfigError for a file that is not TOML.
class SettingsFile final : public CLI::Config {
public:
    std::vector<CLI::ConfigItem> from_config(std::istream& file) const override;
    std::string to_config(const CLI::App*, bool, bool, std::string) const override { return {}; }

    /// The line of the last file in which this name (`bot-waits`) is set, even if it is no option's name.
    /// Empty if no line sets it.
    std::optional<std::uint32_t> line_of(std::string_view option) const;

private:
    void append(std::vector<CLI::ConfigItem>& settings, const toml::table& table) const;

    mutable std::map<std::string, std::uint32_t, std::less<>>
        lines_;  ///< CLI11's functions for reading are const
};

/// The value of a string in TOML, with its quotes.
std::string quoted(const std::string& text);

}  // namespace reami
