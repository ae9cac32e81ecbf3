#include "server/commands/admin/table.hpp"

#include <algorithm>

namespace reami::commands {

namespace {

bool begins_a_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }

std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_a_character));
}

}  // namespace

std::string harmless(std::string_view text) {
    std::string shown;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool is_c1 =
            byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
        if (is_c1) ++i;
        shown += byte < 0x20 || byte == 0x7f || is_c1 ? '?' : text[i];
    }
    return shown;
}

std::string ColumnTable::text() const {
    std::vector<std::size_t> widths(rows_.front().size());
    std::vector<Cells> rows;
    for (const Cells& row : rows_) {
        Cells& cells = rows.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(harmless(row[i]));
            widths[i] = std::max(widths[i], width(cells.back()));
        }
    }
    std::string all;
    for (const Cells& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += row[i] + std::string(widths[i] - width(row[i]) + 2, ' ');
        line.erase(line.find_last_not_of(' ') + 1);
        all += line + '\n';
    }
    return all;
}

}  // namespace reami::commands
