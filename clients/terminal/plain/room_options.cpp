#include "clients/terminal/plain/room_options.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "clients/terminal/plain/command_pieces.hpp"
#include "clients/terminal/text/settings_text.hpp"
#include "protocol/json/described.hpp"

namespace reami::terminal {
namespace {

using piece::number;
using piece::seat;
using piece::split;
using piece::yes_or_no;

/// Parses `2:greedy,3:random`. Returns false if the text is invalid.
bool read_bots(std::string_view text, std::map<Seat, std::string>& bots) {
    while (!text.empty()) {
        const std::string_view one = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), one.size() + 1));
        const std::size_t colon = one.find(':');
        const auto where = seat(one.substr(0, colon));
        if (!where || colon == std::string_view::npos || colon + 1 == one.size()) return false;
        bots[*where] = piece::lowered(one.substr(colon + 1));
    }
    return !bots.empty();
}

/// Parses `live` or `live:play`. Returns nothing if the text is invalid.
std::optional<protocol::TimeControl> read_time(std::string_view text) {
    const std::size_t colon = text.find(':');
    auto time = time_preset(piece::lowered(text.substr(0, colon)));
    if (!time || colon == std::string_view::npos) return time;
    const bool has_clock = time->kind != protocol::ClockKind::none;
    const bool is_known = json::enum_from(piece::lowered(text.substr(colon + 1)), time->at_zero.emplace());
    return has_clock && is_known ? time : std::nullopt;
}

nlohmann::json option_value(std::string_view text) {
    if (const auto flag = yes_or_no(text)) return *flag;
    if (const auto value = number(text)) return *value;
    return text;
}

bool read_setting(std::string_view setting, command::RoomSettings& settings, nlohmann::json& options) {
    const std::size_t equals = std::min(setting.find('='), setting.size());
    const std::string name = piece::lowered(setting.substr(0, equals));
    const std::string_view value = setting.substr(std::min(equals + 1, setting.size()));
    if (name.empty()) return false;
    if (name == "seats") return (settings.seats = number(value)).has_value();
    if (name == "listed") return (settings.listed = yes_or_no(value)).has_value();
    if (name == "bots") return read_bots(value, settings.bots);
    if (name == "time") return (settings.time = read_time(value)).has_value();
    options[name] = option_value(value);
    return true;
}

}  // namespace

std::optional<command::RoomSettings> read_room_settings(std::string_view rest) {
    command::RoomSettings settings;
    nlohmann::json options = nlohmann::json::object();
    while (!rest.empty()) {
        const auto [setting, after] = split(rest);
        if (!read_setting(setting, settings, options)) return std::nullopt;
        rest = after;
    }
    settings.options = options.dump();
    return settings;
}

}  // namespace reami::terminal
