#include "server/settings/settings_file.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "server/settings/environment.hpp"

namespace reami {
namespace {

std::string text_of(const toml::node& value) {
    if (const auto* const text = value.as_string()) return text->get();
    std::ostringstream out;
    value.visit([&](const auto& node) { out << node; });
    return out.str();
}

CLI::ConfigItem item(std::string name, const toml::node& value) {
    CLI::ConfigItem item;
    item.name = std::move(name);
    if (const auto* const list = value.as_array())
        for (const toml::node& one : *list) item.inputs.push_back(text_of(one));
    else
        item.inputs.push_back(text_of(value));
    return item;
}

/// Parses the file. If the file is not TOML, throws the exception that CLI11 expects.
toml::table parsed(std::istream& file) try {
    return toml::parse(file);
} catch (const toml::parse_error& fault) {
    std::ostringstream where;
    where << fault;
    throw CLI::ConfigError("this is not TOML: " + where.str());
}

}  // namespace

void SettingsFile::append(std::vector<CLI::ConfigItem>& settings, const toml::table& table) const {
    for (const auto& [key, value] : table) {
        std::string name(key.str());
        std::replace(name.begin(), name.end(), '_', '-');
        if (is_in_environment(name)) continue;
        lines_.insert_or_assign(name, static_cast<std::uint32_t>(value.source().begin.line));
        settings.push_back(item(std::move(name), value));
    }
}

std::vector<CLI::ConfigItem> SettingsFile::from_config(std::istream& file) const {
    toml::table top = parsed(file);
    lines_.clear();
    std::vector<CLI::ConfigItem> settings;
    if (const auto* const limits = top["limits"].as_table()) {
        append(settings, *limits);
        top.erase("limits");
    }
    append(settings, top);
    return settings;
}

std::optional<std::uint32_t> SettingsFile::line_of(std::string_view option) const {
    const auto found = lines_.find(option);
    return found == lines_.end() ? std::nullopt : std::optional(found->second);
}

std::string quoted(const std::string& text) {
    std::string toml = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') toml += '\\';
        toml += letter;
    }
    return toml + '"';
}

}  // namespace reami
