#include "protocol/json/read.hpp"

namespace reami::json {
namespace {

/// Counts brackets outside of strings; whether the rest is JSON is the parser's business.
bool is_too_deep(std::string_view text) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') in_string = !in_string;
        if (in_string) {
            if (c == '\\') ++i;
            continue;
        }
        if (c == ']' || c == '}') --depth;
        if ((c == '[' || c == '{') && ++depth > deepest_nesting) return true;
    }
    return false;
}

}  // namespace

std::optional<nlohmann::json> parse(std::string_view text) {
    if (text.find('\0') != std::string_view::npos) return std::nullopt;  // where the parser would stop
    if (is_too_deep(text)) return std::nullopt;
    auto parsed = nlohmann::json::parse(text, nullptr, false);
    if (parsed.is_discarded()) return std::nullopt;
    return parsed;
}

}  // namespace reami::json
