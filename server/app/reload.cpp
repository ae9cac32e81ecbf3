#include "server/app/reload.hpp"

#include <spdlog/spdlog.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace reami {
namespace {

/// Joins the lines of CLI11's message into one line for the log.
std::string in_one_line(std::string text) {
    constexpr std::string_view advice = "Run with --help for more information.";
    if (const auto at = text.find(advice); at != std::string::npos) text.erase(at, advice.size());
    while (!text.empty() && text.back() == '\n') text.pop_back();
    for (char& letter : text)
        if (letter == '\n' || letter == '\t') letter = ' ';
    return text;
}

void say_difference(const SettingInForce& before, const SettingInForce& now) {
    if (before.value == now.value) return;
    const std::string from = now.origin.empty() ? "the default" : now.origin;
    if (now.needs_restart)
        spdlog::warn(
            "{} = {} ({}) takes effect only when the server starts again; until then the value is {}",
            now.name, now.value, from, before.value);
    else
        spdlog::info("{} is now {} ({}); it was {}", now.name, now.value, from, before.value);
}

}  // namespace

Reload::Reload(std::span<const char* const> arguments, std::vector<SettingInForce> in_force)
    : arguments_(arguments), in_force_(std::move(in_force)) {}

void Reload::read_again(Server& server) {
    auto read = read_settings_with_origins(static_cast<int>(arguments_.size()), arguments_.data());
    if (!read) return spdlog::error("all settings stay as they were: {}", in_one_line(read.error().text));
    auto& [settings, all, notes] = *read;
    spdlog::set_level(spdlog::level::from_str(settings.log_level));
    for (std::size_t i = 0; i < all.size(); ++i) {
        say_difference(in_force_[i], all[i]);
        if (all[i].needs_restart) all[i].value = in_force_[i].value;  // so later reloads log it again
    }
    in_force_ = std::move(all);
    server.reload(settings);
    spdlog::info("reloaded the settings");
}

}  // namespace reami
