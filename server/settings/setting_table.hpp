// The table of all settings. The command line, the environment, the file, `--help`, `config` and the reload
// take the settings from this table. The default of a setting is the initializer of its member in
// settings.hpp.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/settings/settings.hpp"
#include "server/settings/validators.hpp"

namespace reami {

/// The member that has the value of a setting. Members of `Limits` are in the group of limits.
using Member = std::variant<std::string Settings::*, std::filesystem::path Settings::*,
                            std::vector<std::string> Settings::*, std::uint16_t Settings::*,
                            unsigned Settings::*, bool Settings::*, std::chrono::milliseconds Settings::*,
                            std::size_t Limits::*, double Limits::*, std::chrono::milliseconds Limits::*>;

/// The texts that are valid for a setting.
using OneOf = std::span<const std::string_view>;

/// A text on one line, of at most `longest` characters.
struct OneLine {
    std::size_t longest;
};

/// The check of a value. A function returns a sentence that says why a text is wrong, or an empty text if the
/// text is valid.
using Check = std::variant<std::monostate, Range, OneOf, OneLine, std::string (*)(const std::string&)>;

struct Setting {
    std::string_view name;  ///< the name on the command line, without `--`
    Member member;
    Check check;  ///< durations are checked in seconds
    std::string_view help;
    std::string_view type = {};  ///< the word for a text's value in the help, such as `FOLDER`
    bool needs_restart = false;  ///< whether a change takes effect only after a restart
};

/// All settings, in the order of `--help`.
std::span<const Setting> setting_table();

/// The value of a member of these settings.
template <class SomeSettings, class Value>
auto& value_in(SomeSettings& settings, Value Settings::*member) {
    return settings.*member;
}
template <class SomeSettings, class Value>
auto& value_in(SomeSettings& settings, Value Limits::*member) {
    return settings.limits.*member;
}

inline bool is_limit(const Setting& setting) {
    return std::visit([]<class Owner, class Value>(Value Owner::*) { return std::is_same_v<Owner, Limits>; },
                      setting.member);
}

}  // namespace reami
