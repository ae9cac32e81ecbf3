// A table of texts for a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reami::commands {

class ColumnTable {
public:
    using Cells = std::vector<std::string>;

    explicit ColumnTable(Cells head) : rows_{std::move(head)} {}
    void add(Cells row) { rows_.push_back(std::move(row)); }
    bool is_empty() const { return rows_.size() == 1; }
    /// The table as lines of text. Each column is as wide as its longest text. Each control character becomes
    /// `?`.
    std::string text() const;

private:
    std::vector<Cells> rows_;
};

/// The text with `?` for each control character, because a control character could change the terminal.
std::string harmless(std::string_view text);

}  // namespace reami::commands
