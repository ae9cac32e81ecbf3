#include "server/store/file/rotation.hpp"

#include <fmt/chrono.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace reami::store {

namespace {

constexpr std::string_view pattern = "reami-0000-00-00T00-00-00Z.db";  // 0 means any digit
constexpr std::size_t day_begins = 6, day_size = 10;

bool is_copy(std::string_view name) {
    return std::equal(name.begin(), name.end(), pattern.begin(), pattern.end(), [](char letter, char wanted) {
        return wanted == '0' ? std::isdigit(static_cast<unsigned char>(letter)) != 0 : letter == wanted;
    });
}

}  // namespace

std::string copy_name(std::chrono::sys_seconds made_at) {
    return fmt::format("reami-{:%FT%H-%M-%S}Z.db", made_at);
}

bool is_part_of_copy(std::string_view name) {
    constexpr std::string_view part = ".part";
    return name.size() >= pattern.size() && is_copy(name.substr(0, pattern.size())) &&
           name.substr(pattern.size()).starts_with(part);
}

std::vector<std::string> superseded(std::vector<std::string> names, const Rotation& rotation) {
    std::erase_if(names, [](const std::string& name) { return !is_copy(name); });
    std::sort(names.rbegin(), names.rend());  // the newest first: the name begins with the time
    std::vector<std::string> gone;
    std::set<std::string> days;
    for (std::size_t n = 0; n < names.size(); ++n) {
        const std::string day = names[n].substr(day_begins, day_size);
        const bool is_last_of_its_day = days.insert(day).second;
        const bool stays = n < rotation.newest || (is_last_of_its_day && days.size() <= rotation.days);
        if (!stays) gone.push_back(names[n]);
    }
    std::reverse(gone.begin(), gone.end());
    return gone;
}

}  // namespace reami::store
