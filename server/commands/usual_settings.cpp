#include "server/commands/usual_settings.hpp"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "server/settings/environment.hpp"

namespace reami::commands {

namespace {

/// Options that name the club's store or settings, or print the help.
constexpr std::array<std::string_view, 5> says_where{"--config", "--data", "--store", "--help", "-h"};

bool is_said(std::span<const char* const> command) {
    if (!command.empty() && std::string_view(command.front()) == "move-store") return true;
    const auto names_place = [](std::string_view argument) {
        return std::ranges::find(says_where, argument.substr(0, argument.find('='))) != says_where.end();
    };
    return std::ranges::any_of(command, names_place) || is_in_environment("config") ||
           is_in_environment("data") || is_in_environment("store");
}

bool is_operator() {
    if (::geteuid() == 0) return true;
    const passwd* const user = ::getpwuid(::geteuid());
    return user != nullptr && std::string_view(user->pw_name) == "reami";
}

}  // namespace

void use_usual_settings(std::span<const char* const> command, const std::filesystem::path& file) {
    std::error_code ignored;
    if (is_said(command) || !is_operator() || !std::filesystem::exists(file, ignored)) return;
    std::cerr << "reami-server: with the settings of " << file.string() << '\n';
    ::setenv(environment_name("config").c_str(), file.c_str(), 1);
}

}  // namespace reami::commands
