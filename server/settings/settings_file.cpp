#include "server/settings/settings_file.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <sstream>

namespace reami {
namespace {

std::string text_of(const toml::node& value) {
    if (const auto* const text = value.as_string()) return text->get();
    std::ostringstream out;
    value.visit([&](const auto& node) { out << node; });
    return out.str();
}

CLI::ConfigItem item(std::string name, const toml::node& value) {
    std::replace(name.begin(), name.end(), '_', '-');
    CLI::ConfigItem item;
    item.name = std::move(name);
    if (const auto* const list = value.as_array())
        for (const toml::node& one : *list) item.inputs.push_back(text_of(one));
    else
        item.inputs.push_back(text_of(value));
    return item;
}

void append(std::vector<CLI::ConfigItem>& items, const toml::table& table) {
    for (const auto& [key, value] : table) items.push_back(item(std::string(key.str()), value));
}

/// CLI11 has its own exception for what is wrong with a file.
toml::table parsed(std::istream& file) try {
    return toml::parse(file);
} catch (const toml::parse_error& fault) {
    std::ostringstream where;
    where << fault;
    throw CLI::ConfigError("the settings file is not TOML: " + where.str());
}

}  // namespace

std::vector<CLI::ConfigItem> SettingsFile::from_config(std::istream& file) const {
    toml::table top = parsed(file);
    std::vector<CLI::ConfigItem> settings;
    if (const auto* const limits = top["limits"].as_table()) {
        append(settings, *limits);
        top.erase("limits");
    }
    append(settings, top);
    return settings;
}

}  // namespace reami
