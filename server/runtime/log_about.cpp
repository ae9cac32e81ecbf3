#include "server/runtime/log_about.hpp"

#include <spdlog/spdlog.h>

namespace reami {

std::string in_words(const LogSubject& about) {
    if (about.room == 0) return "";
    const std::string match = about.match == 0 ? "" : ", match " + std::to_string(about.match);
    return "room " + std::to_string(about.room) + match;
}

/// spdlog passes only a text and a source location to the formatter. Our lines need no location, so the
/// location's function name carries the JSON members. The other formats show no location for line 0.
void log_about(spdlog::level::level_enum level, const LogSubject& about, const std::string& text) {
    if (about.room == 0) return spdlog::log(level, "{}", text);
    std::string members = "\"room\":" + std::to_string(about.room) + ',';
    if (about.match != 0) members += "\"match\":" + std::to_string(about.match) + ',';
    spdlog::log(spdlog::source_loc(nullptr, 0, members.c_str()), level, "{}: {}", in_words(about), text);
}

void Logged::operator()(const std::exception_ptr& fault) const try {
    if (fault) std::rethrow_exception(fault);
} catch (const std::exception& exception) {
    log_about(spdlog::level::err, about_, "{} failed: {}", what_, exception.what());
} catch (...) {
    log_about(spdlog::level::err, about_, "{} failed with an unknown exception", what_);
}

}  // namespace reami
