#include "engine/core/set_up_text.hpp"

#include <algorithm>

#include "engine/core/cut.hpp"
#include "engine/core/number_text.hpp"

namespace reami {

namespace {

constexpr std::size_t longest_quotation = 20;  // bytes of the refused text that a message quotes

}  // namespace

std::string round_line(std::size_t number) { return "round " + std::to_string(number) + "\n"; }

std::optional<std::vector<RoundText>> split_rounds(std::string_view text, SetUpFault& why) {
    std::vector<RoundText> parts;
    int line = 1;
    do {
        const std::string head = round_line(parts.size() + 1);
        if (!text.starts_with(head)) {
            why = {line, "round", {{"round", std::to_string(parts.size() + 1)}}};
            return std::nullopt;
        }
        text.remove_prefix(head.size());
        const auto next = text.find('\n' + round_line(parts.size() + 2));
        const std::string_view part = text.substr(0, next == std::string_view::npos ? next : next + 1);
        parts.push_back({part, line + 1});
        line += 1 + static_cast<int>(std::count(part.begin(), part.end(), '\n'));
        text.remove_prefix(part.size());
    } while (!text.empty());
    return parts;
}

std::vector<std::string_view> SetUpLines::words(std::string_view head) {
    if (fault_) return {};
    ++line_;
    std::string_view line = text_.substr(0, text_.find('\n'));
    text_.remove_prefix(std::min(line.size() + 1, text_.size()));
    std::vector<std::string_view> words;
    if (line.starts_with(head)) {
        line.remove_prefix(head.size());
        while (line.starts_with(' ')) {
            line.remove_prefix(1);
            words.push_back(line.substr(0, line.find(' ')));
            line.remove_prefix(words.back().size());
        }
        if (line.empty()) return words;
    }
    refuse("line", {{"head", std::string(head)}});
    return {};
}

std::vector<int> SetUpLines::numbers(std::string_view head, int most) {
    std::vector<int> numbers;
    for (std::string_view word : words(head)) {
        const std::string_view whole = word;
        const auto number = take_number(word, most);
        if (!number || !word.empty()) {
            refuse("no_number", {{"text", cut(whole, longest_quotation)}, {"most", std::to_string(most)}});
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

void SetUpLines::refuse(std::string key, std::map<std::string, std::string, std::less<>> places) {
    if (!fault_) fault_ = {line_, std::move(key), std::move(places)};
}

bool SetUpLines::ends_well(SetUpFault& why) {
    if (!fault_ && !text_.empty()) fault_ = {line_ + 1, "end", {}};
    if (fault_) why = *fault_;
    return !fault_;
}

}  // namespace reami
