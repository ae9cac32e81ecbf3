// The texts of set-ups: lines of a head and words (`kings 1 2 2 1`), and before each round a line `round 1`,
// `round 2`, …. The parser names a fault and its line.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reami {

/// The fault of a set-up that was given by hand: the key of a text (`detail.set_up.<key>`), and the values of
/// the text's placeholders.
struct SetUpFault {
    int line = 0;  ///< of its text, from 1
    std::string key;
    std::map<std::string, std::string, std::less<>> places = {};
    friend bool operator==(const SetUpFault&, const SetUpFault&) = default;
};

/// `round 2` and the end of the line.
std::string round_line(std::size_t number);

/// The text of one round's set-up, without the line `round N`.
struct RoundText {
    std::string_view text;
    int first_line = 0;  ///< of all rounds together, from 1
};
/// The texts after the lines `round 1`, `round 2`, …, which must come in order from 1; otherwise nothing,
/// with the reason in `why`.
std::optional<std::vector<RoundText>> split_rounds(std::string_view text, SetUpFault& why);

/// Parses the text of a set-up line by line. It reports the first fault; after that, all functions return
/// empty lists.
class SetUpLines {
public:
    explicit SetUpLines(std::string_view text) : text_(text) {}

    /// The words of the next line, which must begin with this head, with one blank before each word.
    std::vector<std::string_view> words(std::string_view head);
    /// The words of the next line as numbers from 1 to `most`, which must have no leading zeros.
    std::vector<int> numbers(std::string_view head, int most);
    /// Reports a fault of the line that was read last.
    void refuse(std::string key, std::map<std::string, std::string, std::less<>> places = {});
    /// Whether there was no fault and no line is left; otherwise sets `why`. The end of the last line may be
    /// missing.
    bool ends_well(SetUpFault& why);

private:
    std::string_view text_;
    int line_ = 0;
    std::optional<SetUpFault> fault_;
};

}  // namespace reami
