#include "engine/core/set_up_text.hpp"

namespace reami {

std::string round_line(std::size_t number) { return "round " + std::to_string(number) + "\n"; }

std::optional<std::vector<std::string_view>> split_rounds(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::string head = round_line(parts.size() + 1);
        if (!text.starts_with(head)) return std::nullopt;
        text.remove_prefix(head.size());
        const auto next = text.find(round_line(parts.size() + 2));
        parts.push_back(text.substr(0, next));
        text = next == std::string_view::npos ? std::string_view() : text.substr(next);
    }
    if (parts.empty()) return std::nullopt;
    return parts;
}

}  // namespace reami
