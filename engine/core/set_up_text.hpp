// The texts of set-ups. A line consists of a head and words (`kings 1 2 2 1`), and a line `round 1`, `round
// 2`, … precedes each round. The parser names a fault and its line.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reami {

/// The fault of a set-up that was given by hand: the key of a message (`detail.set_up.<key>`), and the values
/// of the message's placeholders.
struct SetUpFault {
    int line = 0;  ///< the line of the set-up's text, from 1
    std::string key;
    std::map<std::string, std::string, std::less<>> places = {};
    friend bool operator==(const SetUpFault&, const SetUpFault&) = default;
};

/// The line `round 2` with its end of line.
std::string round_line(std::size_t number);

/// The text of one round's set-up, without the line `round N`.
struct RoundText {
    std::string_view text;
    int first_line = 0;  ///< its line in the text of the whole set-up, from 1
};
/// Splits a set-up at its lines `round 1`, `round 2`, …, which must come in order from 1. If they don't,
/// returns an empty optional and sets `why` to the reason.
std::optional<std::vector<RoundText>> split_rounds(std::string_view text, SetUpFault& why);

/// Parses the text of a set-up line by line. It reports only the first fault. After a fault, all functions
/// return empty lists.
class SetUpLines {
public:
    explicit SetUpLines(std::string_view text) : text_(text) {}

    /// Reads the next line, and returns its words after the head. The line must begin with this head, and
    /// have exactly one blank before each word.
    std::vector<std::string_view> words(std::string_view head);
    /// Reads the next line, and returns its words as numbers. They must be from 1 to `most`, without leading
    /// zeros.
    std::vector<int> numbers(std::string_view head, int most);
    /// Reports a fault in the line that was read last.
    void refuse(std::string key, std::map<std::string, std::string, std::less<>> places = {});
    /// Whether the whole text was read without fault; otherwise sets `why` to the fault. The last line may
    /// lack its end of line.
    bool ends_well(SetUpFault& why);

private:
    std::string_view text_;
    int line_ = 0;
    std::optional<SetUpFault> fault_;
};

}  // namespace reami
