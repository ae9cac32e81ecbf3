#include "server/commands/admin/times.hpp"

#include <array>
#include <charconv>
#include <ctime>

namespace reami::commands {

namespace {

constexpr std::int64_t a_second = 1000, a_minute = 60 * a_second;

std::tm local(std::int64_t at) {
    const std::time_t seconds = at / a_second;
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    return parts;
}

/// The Unix milliseconds of a local time; empty if the day does not exist, such as 30 February.
std::optional<std::int64_t> at(std::tm parts) {
    const std::tm wanted = parts;
    parts.tm_isdst = -1;
    const std::time_t seconds = ::mktime(&parts);
    if (seconds == -1 || parts.tm_mday != wanted.tm_mday || parts.tm_mon != wanted.tm_mon)
        return std::nullopt;
    return seconds * a_second;
}

/// Parses the text by a format of strptime. Returns whether the whole text has this format.
bool reads(const std::string& text, const char* form, std::tm& parts) {
    const char* const end = ::strptime(text.c_str(), form, &parts);
    return end != nullptr && *end == '\0';
}

std::optional<std::int64_t> duration_in(const std::string& text) {
    if (text.size() < 2) return std::nullopt;
    int count = 0;
    const char* const unit = text.data() + text.size() - 1;
    const auto [read_to, fault] = std::from_chars(text.data(), unit, count);
    if (fault != std::errc() || read_to != unit || count <= 0) return std::nullopt;
    if (*unit == 'm') return count * a_minute;
    if (*unit == 'h') return a_minute * 60 * count;
    if (*unit == 'd') return a_minute * 60 * 24 * count;
    return std::nullopt;
}

}  // namespace

std::optional<std::int64_t> end_in(const std::string& text, std::int64_t now) {
    if (const auto duration = duration_in(text)) return now + *duration;
    std::tm parts{};
    if (reads(text, "%Y-%m-%dT%H:%M", parts)) return at(parts);
    parts = {};
    if (!reads(text, "%Y-%m-%d", parts) || !at(parts)) return std::nullopt;
    parts.tm_hour = 23;
    parts.tm_min = parts.tm_sec = 59;
    return at(parts);
}

std::optional<std::int64_t> moment_in(const std::string& text, std::int64_t now) {
    std::tm parts{};
    if (reads(text, "%Y-%m-%dT%H:%M", parts)) return at(parts);
    parts = local(now);
    parts.tm_sec = 0;
    if (!reads(text, "%H:%M", parts)) return std::nullopt;
    const auto today = at(parts);
    if (!today || *today <= now) return today;
    --parts.tm_mday;
    parts.tm_isdst = -1;
    return ::mktime(&parts) * a_second;
}

std::string shown_time(std::int64_t at) {
    if (at == 0) return "";
    const std::tm parts = local(at);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

}  // namespace reami::commands
