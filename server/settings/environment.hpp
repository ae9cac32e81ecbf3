// Reads the variables of the environment that begin with REAMI_. Some are settings; others, such as those
// that Docker sets, are not.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reami {

/// The name of an option's variable: `REAMI_BOT_WAITS` for `bot-waits`.
inline std::string environment_name(std::string_view option) {
    std::string name = "REAMI_";
    for (const char letter : option)
        name += letter == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return name;
}

/// Whether Docker or Kubernetes has set this variable. For a service called `reami`, both set the service's
/// address as `REAMI_PORT=tcp://10.0.0.1:8080`.
inline bool is_of_container_host(std::string_view variable, std::string_view value) {
    return variable.ends_with("_PORT") &&
           (value.starts_with("tcp://") || value.starts_with("udp://") || value.starts_with("sctp://"));
}

/// Whether the environment sets this option. Empty variables do not count, and neither do variables of Docker
/// and Kubernetes.
inline bool is_in_environment(std::string_view option) {
    const std::string name = environment_name(option);
    const char* const value = std::getenv(name.c_str());
    return value != nullptr && *value != '\0' && !is_of_container_host(name, value);
}

/// The names and values of the variables that begin with REAMI_, sorted by name.
inline std::vector<std::pair<std::string, std::string>> reami_variables() {
    std::vector<std::pair<std::string, std::string>> all;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string_view text(*variable);
        const auto end = text.find('=');
        if (text.starts_with(environment_name("")) && end != std::string_view::npos)
            all.emplace_back(text.substr(0, end), text.substr(end + 1));
    }
    std::sort(all.begin(), all.end());
    return all;
}

/// Whether the texts differ by one typing error: a letter that was added, left out, changed, or swapped with
/// the next one.
inline bool is_misspelt(std::string_view said, std::string_view meant) {
    while (!said.empty() && !meant.empty() && said.front() == meant.front()) {
        said.remove_prefix(1);
        meant.remove_prefix(1);
    }
    while (!said.empty() && !meant.empty() && said.back() == meant.back()) {
        said.remove_suffix(1);
        meant.remove_suffix(1);
    }
    const bool is_swap = said.size() == 2 && meant.size() == 2 && said[0] == meant[1] && said[1] == meant[0];
    return is_swap || (said.size() <= 1 && meant.size() <= 1);
}

}  // namespace reami
