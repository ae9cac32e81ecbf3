#include "engine/core/set_up_text.hpp"

#include <algorithm>

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

std::optional<std::vector<std::string_view>> take_line(std::string_view& text, std::string_view head) {
    std::string_view line = text.substr(0, text.find('\n'));
    if (!line.starts_with(head)) return std::nullopt;
    const std::size_t length = line.size();
    line.remove_prefix(head.size());
    std::vector<std::string_view> words;
    while (line.starts_with(' ')) {
        line.remove_prefix(1);
        words.push_back(line.substr(0, line.find(' ')));
        line.remove_prefix(words.back().size());
    }
    if (!line.empty()) return std::nullopt;
    text.remove_prefix(std::min(length + 1, text.size()));
    return words;
}

}  // namespace reami
