// Reads the settings file, which is TOML, and gives its settings to CLI11. So the file and the command line
// share the names, ranges and errors of settings.
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
/// as `--listen`, `--origins`, `--messages-a-second`. Leaves out settings that the environment also sets,
/// because the environment overrides the file. Throws CLI::ConfigError for a file that is not TOML.
class SettingsFile final : public CLI::Config {
public:
    std::vector<CLI::ConfigItem> from_config(std::istream& file) const override;
    std::string to_config(const CLI::App*, bool, bool, std::string) const override { return {}; }

    /// The number of the line that sets this name (`bot-waits`) in the file that was read last; empty if no
    /// line sets it. Also finds names that are not options.
    std::optional<std::uint32_t> line_of(std::string_view option) const;

private:
    void append(std::vector<CLI::ConfigItem>& settings, const toml::table& table) const;

    mutable std::map<std::string, std::uint32_t, std::less<>>
        lines_;  ///< mutable, because CLI11's functions for reading are const
};

/// The text as a string of TOML, in quotes.
std::string quoted(const std::string& text);

}  // namespace reami
