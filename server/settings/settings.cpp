#include "server/settings/settings.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cctype>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>

#include "server/runtime/version.hpp"
#include "server/runtime/without_password.hpp"
#include "server/settings/contradiction.hpp"
#include "server/settings/environment.hpp"
#include "server/settings/machine_name.hpp"
#include "server/settings/options.hpp"
#include "server/settings/settings_file.hpp"

namespace reami {
namespace {

std::vector<std::string> known_variables() {
    std::vector<std::string> known{environment_name("config")};
    for (const Setting& setting : setting_table()) known.push_back(environment_name(setting.name));
    return known;
}

/// The options, with the value and the origin of each.
class SettingsReading {
public:
    SettingsReading(int count, const char* const* arguments);

    /// The text that the program prints when it does not serve; empty if it serves.
    std::optional<Printed> parse();

    const Settings& settings() const { return settings_; }
    std::vector<SettingInForce> in_force() const;
    std::vector<std::string> notes() const;

private:
    std::string file() const { return app_.get_config_ptr()->as<std::string>(); }
    bool is_on_command_line(std::string_view option) const;
    std::string origin_of(std::string_view option) const;
    std::optional<std::string> misspelt_variable() const;
    std::string no_such_setting(std::string name) const;
    std::string origin_in(std::string_view said) const;
    std::string in_words(const CLI::ParseError& stop);

    std::span<const char* const> arguments_;
    Settings settings_;
    std::shared_ptr<SettingsFile> reader_ = std::make_shared<SettingsFile>();
    CLI::App app_;
};

SettingsReading::SettingsReading(int count, const char* const* arguments)
    : arguments_(arguments, static_cast<std::size_t>(count)),
      app_(
          "Reami hosts territory games for your friends. In brackets: the range of a number, and the "
          "default.",
          "reami-server") {
    app_.footer(
        "Each setting can also come from the environment: --bot-waits is REAMI_BOT_WAITS there. Options "
        "beat\n"
        "the environment, which beats the file. `reami-server config OPTIONS` prints the resulting values.\n"
        "On SIGHUP (systemctl reload reami), the server reads its file again. Settings marked [restart] "
        "count\n"
        "from its next start on, all others at once; limits of a connection apply to new connections.\n"
        "The exit status is 0 after an orderly stop, 1 if something failed, 2 if the options are wrong.");
    app_.set_version_flag("--version", "reami-server " + std::string(version));
    const bool is_said = is_in_environment("config");
    app_.set_config("--config", is_said ? std::getenv(environment_name("config").c_str()) : "",
                    "a TOML file with these settings; those under Limits go in its table [limits]", is_said)
        ->option_text("FILE");
    app_.config_formatter(reader_);
    app_.allow_config_extras(CLI::config_extras_mode::error);
    app_.get_formatter()->column_width(36);
    add_options(app_, settings_);
    settings_.machine = machine_name();
}

bool SettingsReading::is_on_command_line(std::string_view option) const {
    const std::string name = "--" + std::string(option);
    return std::any_of(arguments_.begin(), arguments_.end(), [&](std::string_view argument) {
        return argument == name || argument.starts_with(name + '=');
    });
}

/// The option, variable or line that set the value; empty for a default.
std::string SettingsReading::origin_of(std::string_view option) const {
    if (is_on_command_line(option)) return "--" + std::string(option);
    if (is_in_environment(option)) return environment_name(option);
    if (const auto line = reader_->line_of(option)) return file() + ':' + std::to_string(*line);
    return "";
}

/// The refusal of a variable whose name differs from a setting's by one letter; empty if there is none.
std::optional<std::string> SettingsReading::misspelt_variable() const {
    const std::vector<std::string> known = known_variables();
    for (const auto& [name, value] : reami_variables()) {
        const bool is_known = std::find(known.begin(), known.end(), name) != known.end();
        if (is_known || is_of_container_host(name, value)) continue;
        const auto is_meant = [&said = name](const std::string& meant) { return is_misspelt(said, meant); };
        const auto meant = std::find_if(known.begin(), known.end(), is_meant);
        if (meant != known.end())
            return name + ": there is no such setting; did you mean " + *meant +
                   "? reami-server --help lists them all; in the environment, --bot-waits is "
                   "REAMI_BOT_WAITS\n";
    }
    return std::nullopt;
}

/// Lines for the log: variables and settings that have no effect.
std::vector<std::string> SettingsReading::notes() const {
    const std::vector<std::string> known = known_variables();
    std::vector<std::string> notes;
    std::string unknown;
    for (const auto& [name, value] : reami_variables()) {
        if (std::find(known.begin(), known.end(), name) == known.end())
            unknown += (unknown.empty() ? "" : ", ") + name;
        else if (is_of_container_host(name, value))
            notes.push_back(name +
                            " does not count: it is no port, but the address of a service, as container "
                            "hosts set it");
    }
    if (!settings_.webhook.empty() && !settings_.store.empty())
        notes.emplace_back("with `store`, `webhook` tells nothing of backups: pg_dump makes them");
    if (!unknown.empty()) notes.push_back("variables that are no settings, and do not count: " + unknown);
    return notes;
}

/// The error for an entry of the file that is no setting. It replaces CLI11's own: `INI was not able to parse
/// X`.
std::string SettingsReading::no_such_setting(std::string name) const {
    const auto line = reader_->line_of(name);
    std::replace(name.begin(), name.end(), '-', '_');
    return file() + (line ? ':' + std::to_string(*line) : "") + ": there is no setting `" + name +
           "`; reami-server --help lists them all; in the file, write `_` for `-`\n";
}

/// The origin of the setting that an error message of CLI11 names; empty if it names none.
std::string SettingsReading::origin_in(std::string_view said) const {
    for (const Setting& setting : setting_table()) {
        const std::string name = "--" + std::string(setting.name);
        const auto at = said.find(name);
        if (at == std::string_view::npos) continue;
        const auto after = said.substr(at + name.size());
        if (after.empty() ||
            (after.front() != '-' && std::isalnum(static_cast<unsigned char>(after.front())) == 0))
            return origin_of(setting.name);
    }
    return "";
}

/// The text of CLI11's error, after the variable or the line of the file that has the fault. Help and version
/// are texts of this kind too.
std::string SettingsReading::in_words(const CLI::ParseError& stop) {
    std::ostringstream out;
    app_.exit(stop, out, out);
    if (stop.get_exit_code() == 0) return out.str();
    if (stop.get_exit_code() == static_cast<int>(CLI::ExitCodes::ConfigError))
        return file() + ": " + out.str();
    const std::string origin = origin_in(stop.what());
    return origin.empty() || origin.starts_with("--") ? out.str() : origin + ": " + out.str();
}

std::optional<Printed> SettingsReading::parse() try {
    app_.parse(static_cast<int>(arguments_.size()), arguments_.data());
    if (const auto refusal = misspelt_variable()) return Printed{*refusal, usage_error};
    if (const std::string wrong = contradiction(settings_); !wrong.empty())
        return Printed{wrong + '\n', usage_error};
    if (settings_.node_address.empty()) settings_.node_address = settings_.node_listen;
    return std::nullopt;
} catch (const CLI::ParseError& stop) {
    constexpr std::string_view theirs = "INI was not able to parse ";
    const std::string said = stop.what();
    if (said.starts_with(theirs)) return Printed{no_such_setting(said.substr(theirs.size())), usage_error};
    const bool is_asked_for = stop.get_exit_code() == 0;  // help, or the version
    return Printed{in_words(stop), is_asked_for ? 0 : usage_error};
}

/// The value as it may be printed. The store is shown without its password. The webhook's address may be a
/// secret as a whole, so only its host is shown.
std::string shown(std::string_view name, const std::string& value) {
    if (value.size() < 2) return value;
    if (name == "store") return '"' + without_password(value.substr(1, value.size() - 2)) + '"';
    if (name != "webhook") return value;
    const auto host = value.find("://");
    const auto end = host == std::string::npos ? host : value.find_first_of("/?#", host + 3);
    return end == std::string::npos ? value : value.substr(0, end) + "/…\"";
}

std::vector<SettingInForce> SettingsReading::in_force() const {
    std::vector<SettingInForce> all;
    for (const Setting& setting : setting_table()) {
        std::string name(setting.name);
        std::replace(name.begin(), name.end(), '-', '_');
        all.push_back({name, shown(name, in_toml(setting, settings_)), origin_of(setting.name),
                       is_limit(setting), setting.needs_restart});
    }
    return all;
}

}  // namespace

std::variant<Settings, Printed> read_settings(int count, const char* const* arguments) {
    SettingsReading reading(count, arguments);
    if (auto printed = reading.parse()) return *std::move(printed);
    return reading.settings();
}

std::optional<std::filesystem::path> socket_path(const Settings& settings) {
    constexpr std::string_view scheme = "unix:";
    if (!settings.listen.starts_with(scheme)) return std::nullopt;
    return settings.listen.substr(scheme.size());
}

bool listens_on_loopback(const Settings& settings) {
    return !socket_path(settings) && boost::asio::ip::make_address(settings.listen).is_loopback();
}

bool answers_to_any_name(const Settings& settings) { return settings.hosts.empty() && socket_path(settings); }

Settings reloaded(const Settings& running, Settings fresh) {
    for (const Setting& setting : setting_table()) {
        if (!setting.needs_restart) continue;
        std::visit([&](auto member) { value_in(fresh, member) = value_in(running, member); }, setting.member);
    }
    fresh.given_socket = running.given_socket;
    return fresh;
}

std::variant<SettingsRead, Printed> read_settings_with_origins(int count, const char* const* arguments) {
    SettingsReading reading(count, arguments);
    if (auto printed = reading.parse()) return *std::move(printed);
    return SettingsRead{reading.settings(), reading.in_force(), reading.notes()};
}

}  // namespace reami
