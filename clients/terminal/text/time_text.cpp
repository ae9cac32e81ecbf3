#include "clients/terminal/text/time_text.hpp"

#include <array>
#include <ctime>
#include <iomanip>
#include <sstream>

namespace reami::terminal {

std::string time_text(std::int64_t moment) {
    const std::time_t seconds = moment / 1000;
    std::tm local{};
    std::array<char, 32> text{};
    if (::localtime_r(&seconds, &local) == nullptr) return {};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local)};
}

std::optional<std::int64_t> moment_in(std::string_view text) {
    std::istringstream input{std::string(text)};
    std::tm local{};
    local.tm_isdst = -1;
    input >> std::get_time(&local, "%Y-%m-%d %H:%M");
    const std::int64_t moment = static_cast<std::int64_t>(std::mktime(&local)) * 1000;
    if (!input || time_text(moment) != text) return std::nullopt;
    return moment;
}

}  // namespace reami::terminal
