#include "clients/terminal/text/settings_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "protocol/json/described.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

using protocol::AtZero;
using protocol::ClockKind;
using protocol::TimeControl;

bool is_default(const protocol::GameInfo* game, std::string_view name, const std::string& value) {
    if (!game) return false;
    return std::any_of(game->options.begin(), game->options.end(), [&](const protocol::OptionKind& option) {
        return option.name == name && option.by_default == value;
    });
}

/// The options that differ from their defaults: `Dynasty, Row with three players: four`.
std::string options_text(const std::string& game, const std::string& options, const Words& words) {
    std::string text;
    const auto parsed = nlohmann::json::parse(options, nullptr, false);
    if (!parsed.is_object()) return text;
    for (const auto& [name, value] : parsed.items()) {
        if (is_default(protocol::find_game(game), name, value.dump())) continue;
        const std::string key = std::string("option.").append(game).append(1, '.').append(name);
        if (!text.empty()) text += ", ";
        text += words(key);
        if (value != true)
            text += ": " + (value.is_string() ? words(key + '.' + value.get<std::string>()) : value.dump());
    }
    return text.empty() ? words("room.no_options") : text;
}

/// The name of the preset with these numbers; `custom` if there is none.
std::string preset_name(TimeControl time) {
    time.at_zero.reset();
    for (const std::string_view name : time_presets) {
        auto preset = *protocol::canonical(*time_preset(name));
        preset.at_zero.reset();
        if (preset == time) return std::string(name);
    }
    return "custom";
}

std::string seconds_text(std::optional<int> seconds, const Words& words) {
    return clock_text(std::int64_t{1000} * seconds.value_or(0), words);
}

std::string time_in_words(const TimeControl& time, const Words& words) {
    const std::string name = words("time." + preset_name(time));
    if (time.kind == ClockKind::none) return name;
    const AtZero at_zero = time.at_zero.value_or(AtZero::wait);
    return words("time.clocks", {{"name", name},
                                 {"bank", seconds_text(time.bank, words)},
                                 {"add", seconds_text(time.add, words)},
                                 {"cap", seconds_text(time.cap, words)},
                                 {"zero", words("time.zero." + std::string(json::enum_name(at_zero)))}});
}

}  // namespace

std::optional<TimeControl> time_preset(std::string_view name) {
    constexpr int quick_bank = 240, quick_add = 8;
    if (name == "evening") return TimeControl{};
    TimeControl time;
    if (name == "whenever") {
        time.pace = protocol::UntimedPace::whenever;
    } else if (name == "days") {
        time.kind = ClockKind::days;
    } else if (name == "live" || name == "quick") {
        time.kind = ClockKind::live;
        if (name == "quick") {
            time.bank = time.cap = quick_bank;
            time.add = quick_add;
        }
    } else {
        return std::nullopt;
    }
    return time;
}

std::string settings_text(const std::string& game, const std::string& options, const TimeControl& time,
                          const Words& words) {
    const std::string text = options_text(game, options, words);
    return time == TimeControl() ? text : text + ", " + time_in_words(time, words);
}

std::string clock_text(std::int64_t left, const Words& words) {
    constexpr std::int64_t second = 1000, minute = 60, hour = 60 * minute, day = 24 * hour;
    const std::int64_t seconds = left > 0 ? (left + second - 1) / second : left / second;
    const std::int64_t all = std::abs(seconds);
    const auto text = [](std::int64_t count) { return std::to_string(count); };
    const std::string sign = seconds < 0 ? "−" : "";
    if (all >= day)
        return sign + words("clock.days", {{"days", text(all / day)}, {"hours", text(all % day / hour)}});
    if (all >= hour)
        return sign +
               words("clock.hours", {{"hours", text(all / hour)}, {"minutes", text(all % hour / minute)}});
    const std::string rest = text(all % minute);
    return sign + text(all / minute) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace reami::terminal
