// Log lines about a room, or a match in it. The text begins with the numbers of both; in JSON, they are also
// members of their own (log_format.hpp).
#pragma once

#include <spdlog/common.h>
#include <spdlog/fmt/fmt.h>

#include <string>
#include <utility>

#include "server/runtime/log_subject.hpp"

namespace reami {

/// `room 12, match 3`; empty if the subject is no room.
std::string in_words(const LogSubject& about);

void log_about(spdlog::level::level_enum level, const LogSubject& about, const std::string& text);

template <class First, class... More>  // NOLINTNEXTLINE(readability-function-size): as many as the form names
void log_about(spdlog::level::level_enum level, const LogSubject& about,
               spdlog::format_string_t<First, More...> form, First&& first, More&&... more) {
    log_about(level, about, fmt::format(form, std::forward<First>(first), std::forward<More>(more)...));
}

}  // namespace reami
