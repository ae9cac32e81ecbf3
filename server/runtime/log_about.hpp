// Writes log lines about a room, or about a match in a room. Each line begins with the number of the room and
// the number of the match, if there is one. A line in JSON also has these numbers as members
// (log_format.hpp).
#pragma once

#include <spdlog/common.h>
#include <spdlog/fmt/fmt.h>

#include <string>
#include <utility>

#include "server/runtime/log_subject.hpp"

namespace reami {

/// The subject as text, such as `room 12, match 3`; empty if the subject has no room.
std::string in_words(const LogSubject& about);

void log_about(spdlog::level::level_enum level, const LogSubject& about, const std::string& text);

template <class First, class... More>  // NOLINTNEXTLINE(readability-function-size): as many as `form` takes
void log_about(spdlog::level::level_enum level, const LogSubject& about,
               spdlog::format_string_t<First, More...> form, First&& first, More&&... more) {
    log_about(level, about, fmt::format(form, std::forward<First>(first), std::forward<More>(more)...));
}

}  // namespace reami
