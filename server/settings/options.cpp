#include "server/settings/options.hpp"

#include <boost/asio/ip/address.hpp>
#include <tuple>
#include <type_traits>

#include "server/settings/environment.hpp"
#include "server/settings/host_and_port.hpp"
#include "server/settings/settings_file.hpp"
#include "server/settings/validators.hpp"

namespace reami {
namespace {

using std::chrono::milliseconds;
using Seconds = std::chrono::duration<double>;
using Texts = std::vector<std::string>;

template <class Value>
constexpr bool is_list = std::is_same_v<Value, Texts>;
template <class Value>
constexpr bool is_path_or_text = std::is_convertible_v<Value, std::filesystem::path>;

template <class Value>
std::string type_of(const Setting& setting) {
    if constexpr (std::is_same_v<Value, bool>) return "BOOL";
    if constexpr (std::is_same_v<Value, milliseconds>) return "SECONDS";
    if constexpr (std::is_arithmetic_v<Value>) return "NUMBER";
    return std::string(setting.type);
}

template <class Value>
std::string text_of(const Value& value) {
    if constexpr (is_path_or_text<Value>)
        return std::filesystem::path(value).string();
    else if constexpr (std::is_same_v<Value, bool>)
        return value ? "true" : "false";
    else if constexpr (std::is_same_v<Value, milliseconds>)
        return plain(Seconds(value).count());
    else
        return plain(static_cast<double>(value));
}

template <class Value>
std::string toml_of(const Value& value) {
    if constexpr (is_path_or_text<Value>) {
        return quoted(text_of(value));
    } else if constexpr (is_list<Value>) {
        std::string list;
        for (const std::string& one : value) list += (list.empty() ? "" : ", ") + quoted(one);
        return '[' + list + ']';
    } else {
        return text_of(value);
    }
}

/// The text for --help: the setting's help, the range of a number, the default, and [restart] if the setting
/// needs a restart.
template <class Value>
std::string help_of(const Setting& setting, const Value& by_default) {
    std::string help(setting.help);
    if (const auto* line = std::get_if<OneLine>(&setting.check))
        help += "; at most " + std::to_string(line->longest) + " characters";
    std::string in_brackets;
    if constexpr (!is_list<Value>) in_brackets = text_of(by_default);
    const auto* const range = std::get_if<Range>(&setting.check);
    if (range && std::is_arithmetic_v<Value>)
        in_brackets = plain(range->least) + " to " + plain(range->most) + "; " + in_brackets;
    if (!in_brackets.empty()) help += " (" + in_brackets + ")";
    return help + (setting.needs_restart ? " [restart]" : "");
}

/// Adds the check of a setting to its option.
struct Checking {
    CLI::Option& option;

    void operator()(std::monostate) const {}
    void operator()(const Range& range) const { option.check(between(range)); }
    void operator()(OneOf texts) const { option.check(CLI::IsMember(Texts(texts.begin(), texts.end()))); }
    void operator()(const OneLine& line) const {
        option.check(
            [longest = line.longest](const std::string& text) { return not_one_line(text, longest); }, "");
    }
    void operator()(std::string (*fault)(const std::string&)) const { option.check(fault, ""); }
};

template <class Value>
CLI::Option& added(CLI::App& app, const std::string& name, Value& value) {
    if constexpr (std::is_same_v<Value, milliseconds>)
        return *app.add_option_function<double>(name, [&value](double given) {
            value = std::chrono::duration_cast<milliseconds>(Seconds(given));
        });
    else if constexpr (is_list<Value>)
        return *app.add_option(name, value)->delimiter(',');
    else
        return *app.add_option(name, value);
}

/// Adds the option of a setting. Names the option's variable to CLI11 only if the environment sets it: the
/// footer of the help explains the names of all variables.
template <class Value>
void add(CLI::App& app, const Setting& setting, Value& value) {
    CLI::Option& option = added(app, "--" + std::string(setting.name), value);
    option.description(help_of(setting, value));
    option.type_name(type_of<Value>(setting));
    std::visit(Checking{option}, setting.check);
    option.option_text(option.get_type_name() + (is_list<Value> ? " ..." : ""));
    if (is_in_environment(setting.name)) option.envname(environment_name(setting.name));
}

std::string node_contradiction(const Settings& settings) {
    const auto& [listen, address] = std::tie(settings.node_listen, settings.node_address);
    const bool has_all_files =
        !settings.node_certificate.empty() && !settings.node_key.empty() && !settings.node_ca.empty();
    const bool has_files =
        !settings.node_certificate.empty() || !settings.node_key.empty() || !settings.node_ca.empty();
    if (listen.empty() && (has_files || !address.empty()))
        return "--node-address, --node-certificate, --node-key and --node-ca need --node-listen: the address "
               "at which this server accepts connections that other servers pass on";
    if (listen.empty()) return "";
    if (settings.store.empty())
        return "--node-listen needs --store: only servers that share a PostgreSQL database pass connections "
               "on";
    if (!has_all_files)
        return "--node-listen needs --node-certificate, --node-key and --node-ca: with these files the "
               "servers authenticate each other";
    const bool is_everywhere =
        boost::asio::ip::make_address(host_and_port(listen).value().host).is_unspecified();
    if (is_everywhere && address.empty())
        return "--node-listen " + listen +
               " needs --node-address: this server listens on all networks, so name the host or address at "
               "which other servers reach it";
    return "";
}

}  // namespace

void add_options(CLI::App& app, Settings& settings) {
    CLI::App* const limits = app.add_option_group("Limits");
    for (const Setting& setting : setting_table())
        std::visit(
            [&](auto member) { add(is_limit(setting) ? *limits : app, setting, value_in(settings, member)); },
            setting.member);
    CLI::Option* const certificate = app.get_option("--certificate");
    CLI::Option* const key = app.get_option("--key");
    certificate->needs(key);
    key->needs(certificate);
}

std::string in_toml(const Setting& setting, const Settings& settings) {
    return std::visit([&](auto member) { return toml_of(value_in(settings, member)); }, setting.member);
}

std::string contradiction(const Settings& settings) {
    if (settings.proxy_protocol && settings.proxies.empty())
        return "--proxy-protocol needs --proxies: these proxies use the protocol, and the server closes all "
               "other connections";
    if (settings.redirect_port != 0 && settings.certificate.empty())
        return "--redirect-port needs --certificate and --key, because it redirects to https";
    if (settings.redirect_port != 0 && socket_path(settings))
        return "--redirect-port needs an address to listen on, and --listen is a path";
    return node_contradiction(settings);
}

}  // namespace reami
