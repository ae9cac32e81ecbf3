#include "clients/terminal/text/rules_page.hpp"

#include <cctype>
#include <optional>

#include "clients/terminal/text/paint.hpp"
#include "embedded/rules_pages.hpp"

namespace reami::terminal {
namespace {

using Text = std::vector<std::string>;

/// A part of a page. It ends at a blank line or before the next numbered rule.
struct Block {
    std::string section;  ///< the number of the section; empty before the first section
    std::string rule;  ///< the number of the rule in its section; empty for a title, a table, or other text
    Text lines;        ///< the lines of Markdown

    bool is_title() const { return lines.front().starts_with("## "); }
    bool is_table() const { return lines.front().starts_with('|'); }
    bool is_picture() const { return lines.front().starts_with("!["); }
};

std::string leading_number(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && std::isdigit(static_cast<unsigned char>(text[length])) != 0) ++length;
    return std::string(text.substr(0, length));
}

/// The number of the rule that begins in this line: `4` in `4. When …`; empty if none begins.
std::string rule_number(std::string_view line) {
    std::string number = leading_number(line);
    return !number.empty() && line.substr(number.size()).starts_with(". ") ? number : std::string();
}

std::vector<Block> blocks_of(std::string_view page) {
    std::vector<Block> blocks;
    std::string section;
    bool begins = true;
    for (std::size_t at = 0; at < page.size();) {
        const std::size_t end = std::min(page.find('\n', at), page.size());
        const std::string line(page.substr(at, end - at));
        at = end + 1;
        if (line.starts_with("## ")) section = leading_number(std::string_view(line).substr(3));
        const std::string rule = rule_number(line);
        if (line.empty()) {
            begins = true;
            continue;
        }
        if (begins || !rule.empty()) blocks.push_back({section, rule, {}});
        blocks.back().lines.push_back(line);
        begins = false;
    }
    return blocks;
}

/// Removes the Markdown markup from the text.
std::string unmarked(std::string_view text) {
    std::string plain;
    for (const char letter : text)
        if (letter != '*' && letter != '`') plain += letter;
    return plain;
}

/// The block as text. Before a rule it puts the rule's number (`R4.2`). A picture has no lines.
Text shown(const Block& block) {
    if (block.is_picture()) return {};
    if (block.is_table()) {
        Text rows = block.lines;
        for (std::string& row : rows) row = unmarked(row);
        return rows;
    }
    std::string text;
    for (const std::string& line : block.lines) {
        const std::size_t start = line.find_first_not_of(' ');
        text += (text.empty() ? "" : " ") + line.substr(start);
    }
    text = unmarked(text);
    if (!block.rule.empty())
        text = 'R' + block.section + '.' + block.rule + text.substr(block.rule.size() + 1);
    else if (block.lines.front().starts_with('#'))
        text.erase(0, text.find(' ') + 1);
    return wrapped(text, block.rule.empty() ? 0 : 2);
}

bool is_wanted(const Block& block, std::string_view section, std::string_view rule) {
    if (section.empty()) return block.section.empty() || block.is_title();
    return block.section == section && (rule.empty() || block.rule == rule);
}

}  // namespace

Text rules_lines(std::string_view game, protocol::Language language, std::string_view part) {
    const std::string file = std::string(game) + '.' + std::string(protocol::language_tag(language)) + ".md";
    const std::optional<std::string_view> page = embedded::find(embedded::rules_pages(), file);
    if (!page) return {};
    if (part.starts_with('R') || part.starts_with('r')) part.remove_prefix(1);
    const std::size_t dot = std::min(part.find('.'), part.size());
    const std::string_view section = part.substr(0, dot);
    const std::string_view rule = part.substr(std::min(dot + 1, part.size()));
    Text lines;
    for (const Block& block : blocks_of(*page)) {
        if (!is_wanted(block, section, rule)) continue;
        for (std::string& line : shown(block)) lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace reami::terminal
