#include "server/settings/settings.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/host_name.hpp>
#include <cctype>
#include <cstdlib>
#include <span>
#include <sstream>
#include <string_view>
#include <variant>

#include "server/runtime/version.hpp"
#include "server/runtime/without_password.hpp"
#include "server/settings/environment.hpp"
#include "server/settings/options.hpp"
#include "server/settings/settings_file.hpp"

namespace reami {
namespace {

std::vector<std::string> known_variables() {
    std::vector<std::string> known{environment_name("config")};
    for (const Setting& setting : setting_table()) known.push_back(environment_name(setting.name));
    return known;
}

/// Reads the settings from all sources, with the origin of each value.
class SettingsReading {
public:
    SettingsReading(int count, const char* const* arguments);

    /// Reads the settings. Returns the text that the program prints instead of serving; empty if the settings
    /// are right.
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
        "Each setting can also come from the environment: --bot-waits is REAMI_BOT_WAITS there. An option\n"
        "overrides the environment, and the environment overrides the file. `reami-server config OPTIONS`\n"
        "prints the resulting values. On SIGHUP (systemctl reload reami), the server reads its file again.\n"
        "Settings marked [restart] count when the server starts again, and all others count at once; limits\n"
        "of a connection apply to new connections. The exit status is 0 if a signal has ended the server,\n"
        "1 if something has failed, and 2 if the options are wrong.");
    app_.set_version_flag("--version", "reami-server " + std::string(version));
    const bool is_said = is_in_environment("config");
    app_.set_config("--config", is_said ? std::getenv(environment_name("config").c_str()) : "",
                    "a TOML file with these settings; those under Limits go in its table [limits]", is_said)
        ->option_text("FILE");
    app_.config_formatter(reader_);
    app_.allow_config_extras(CLI::config_extras_mode::error);
    app_.get_formatter()->column_width(36);
    add_options(app_, settings_);
    boost::system::error_code unnamed;
    settings_.machine = boost::asio::ip::host_name(unnamed);
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

/// The error for a variable whose name is a setting's name with one typing error; empty if there is no such
/// variable.
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
                            " does not count: it is not a port, but the address of a service, which Docker "
                            "or Kubernetes has set");
    }
    if (!settings_.webhook.empty() && !settings_.store.empty())
        notes.emplace_back(
            "with `store`, the server posts no notices about backups, because pg_dump makes them");
    if (!unknown.empty()) notes.push_back("these variables are not settings, and do not count: " + unknown);
    return notes;
}

/// The error for an entry of the file that is not a setting. This error replaces CLI11's: `INI was not able
/// to parse X`.
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

/// The text of a CLI11 exception: the help, the version, or an error. An error begins with the variable or
/// the line of the file that has the fault.
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

/// The value without secrets: the store without its password, and only the host of the webhook, because the
/// rest of its URL may be a secret.
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

int print(const Printed& what) {
    (what.exit_status == 0 ? std::cout : std::cerr) << what.text;
    return what.exit_status;
}

Expected<Settings, Printed> read_settings(int count, const char* const* arguments) {
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

Expected<SettingsRead, Printed> read_settings_with_origins(int count, const char* const* arguments) {
    SettingsReading reading(count, arguments);
    if (auto printed = reading.parse()) return *std::move(printed);
    return SettingsRead{reading.settings(), reading.in_force(), reading.notes()};
}

}  // namespace reami
