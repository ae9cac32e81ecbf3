#include "protocol/json/document.hpp"

namespace reami::json {
namespace {

/// Whether the text is nested too deeply. It checks the depth before the parser runs, because the parser's
/// callback for each level would need quadratic time.
bool is_too_deep(std::string_view text) {
    std::size_t depth = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (is_quoted && c == '\\')
            ++i;
        else if (c == '"')
            is_quoted = !is_quoted;
        else if (!is_quoted && (c == '[' || c == '{') && ++depth > deepest_nesting)
            return true;
        else if (!is_quoted && (c == ']' || c == '}') && depth > 0)
            --depth;
    }
    return false;
}

/// Whether the parser reads the whole text. At a zero byte the parser would stop, and ignore the rest.
bool can_be_parsed(std::string_view text) {
    return text.find('\0') == std::string_view::npos && !is_too_deep(text);
}

}  // namespace

Document::Document(std::string_view text) {
    if (can_be_parsed(text)) root_ = JsonValue::parse(text, nullptr, false);
}

}  // namespace reami::json
