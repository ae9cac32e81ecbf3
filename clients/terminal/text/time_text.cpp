#include "clients/terminal/text/time_text.hpp"

#include <array>
#include <ctime>

namespace reami::terminal {

std::string time_text(std::int64_t moment) {
    const std::time_t seconds = moment / 1000;
    std::tm local{};
    std::array<char, 32> text{};
    if (::localtime_r(&seconds, &local) == nullptr) return {};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local)};
}

}  // namespace reami::terminal
