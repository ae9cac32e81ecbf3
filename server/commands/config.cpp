// `reami-server config`: prints the resulting settings, and the origin of each.
#include <algorithm>
#include <iostream>
#include <string>

#include "server/commands/all_commands.hpp"
#include "server/settings/settings.hpp"

namespace reami::commands {

int config(int count, const char* const* arguments) {
    const auto read = read_settings_with_origins(count, arguments);
    if (!read) return print(read.error());
    constexpr std::size_t column = 40;
    bool is_in_limits = false;
    const auto& [settings, in_force, notes] = *read;
    for (const std::string& note : notes) std::cout << "# " << note << '\n';
    for (const SettingInForce& setting : in_force) {
        if (setting.is_limit && !is_in_limits) std::cout << "\n[limits]\n";
        is_in_limits = setting.is_limit;
        std::string line = setting.name + " = " + setting.value;
        line.resize(std::max(line.size() + 1, column), ' ');
        std::cout << line << "# " << (setting.origin.empty() ? "default" : setting.origin) << '\n';
    }
    return 0;
}

}  // namespace reami::commands
