// Writes log lines about a room, or about a match in a room. Each line begins with the number of the room and
// the number of the match, if there is one. A line in JSON also has these numbers as members
// (log_format.hpp).
#pragma once

#include <spdlog/common.h>
#include <spdlog/fmt/fmt.h>

#include <cstdint>
#include <exception>
#include <string>
#include <utility>

namespace reami {

/// The subject of a log line. The line names a room by its number, never by its code, because anybody who
/// knows the code can enter the room.
struct LogSubject {
    std::int64_t room = 0;  ///< the room's number in the database; 0: no room
    int match = 0;          ///< the match's number in that room; 0: no match
};

/// The subject as text, such as `room 12, match 3`; empty if the subject has no room.
std::string in_words(const LogSubject& about);

void log_about(spdlog::level::level_enum level, const LogSubject& about, const std::string& text);

template <class First, class... More>  // NOLINTNEXTLINE(readability-function-size): as many as `form` takes
void log_about(spdlog::level::level_enum level, const LogSubject& about,
               spdlog::format_string_t<First, More...> form, First&& first, More&&... more) {
    log_about(level, about, fmt::format(form, std::forward<First>(first), std::forward<More>(more)...));
}

/// Logs the exception that ends a coroutine. If nobody waits for the coroutine, pass `logged(…)` to
/// `co_spawn`: with `detached`, the exception would get lost.
///
///     asio::co_spawn(executor, run(), logged("accepting connections"));
///
/// If more must be done at the end of the coroutine, pass a completion handler that also calls
/// `logged(…)(fault)`.
class Logged {
public:
    Logged(std::string what, const LogSubject& about = {}) : what_(std::move(what)), about_(about) {}

    /// Logs nothing if `fault` is null: then no exception has ended the coroutine.
    void operator()(const std::exception_ptr& fault) const;
    /// For a coroutine that returns a value.
    template <class Result>
    void operator()(const std::exception_ptr& fault, const Result& /*result*/) const {
        (*this)(fault);
    }

private:
    std::string what_;
    LogSubject about_;
};

/// `what` names the work of the coroutine, and `about` names its room: `room 12: a bot failed: …`.
inline Logged logged(std::string what, const LogSubject& about = {}) { return {std::move(what), about}; }

}  // namespace reami
