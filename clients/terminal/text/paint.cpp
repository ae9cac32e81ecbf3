#include "clients/terminal/text/paint.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "protocol/text/plain_text.hpp"

namespace reami::terminal {
namespace {

constexpr std::string_view sequence_start = "\x1b";

/// The length of the colour sequence with which the text begins; 0 unless Paint could have written this
/// sequence.
std::size_t own_sequence(std::string_view text) {
    constexpr std::array<std::string_view, 9> own{"\x1b[0m",  "\x1b[31m", "\x1b[32m", "\x1b[33m", "\x1b[34m",
                                                  "\x1b[35m", "\x1b[36m", "\x1b[90m", "\x1b[92m"};
    const auto* const found =
        std::find_if(own.begin(), own.end(), [&](std::string_view one) { return text.starts_with(one); });
    return found == own.end() ? 0 : found->size();
}

}  // namespace

std::size_t shown_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const std::size_t own = own_sequence(text);
        // In UTF-8 each character has exactly one byte that is not a continuation byte.
        if (own == 0 && (static_cast<unsigned char>(text.front()) & 0xc0U) != 0x80U) ++width;
        text.remove_prefix(own > 0 ? own : 1);
    }
    return width;
}

std::vector<std::string> wrapped(const std::string& text, std::size_t hanging) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t blank = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, blank - at);
        const bool is_first = line.find_first_not_of(' ') == std::string::npos;
        if (!is_first && shown_width(line) + 1 + shown_width(word) > terminal_columns) {
            lines.push_back(std::exchange(line, std::string(hanging, ' ') + word));
        } else {
            line += (at == 0 || (is_first && !lines.empty()) ? "" : " ") + word;
        }
        at = blank + 1;
    }
    lines.push_back(std::move(line));
    return lines;
}

std::string Paint::safe(std::string_view text) const {
    if (!coloured_) return protocol::plain_text(text);
    std::string safe;
    while (!text.empty()) {
        const std::size_t own = own_sequence(text);
        const std::size_t next = std::min(text.find(sequence_start, 1), text.size());
        safe += own > 0 ? std::string(text.substr(0, own)) : protocol::plain_text(text.substr(0, next));
        text.remove_prefix(own > 0 ? own : next);
    }
    return safe;
}

}  // namespace reami::terminal
