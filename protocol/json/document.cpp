#include "protocol/json/document.hpp"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <boost/json/parse.hpp>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/json/write.hpp"

namespace reami::json {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool append_canonical(std::string& out, const JsonValue& value);

bool append_object(std::string& out, const JsonObject& object) {
    boost::container::small_vector<std::pair<std::string_view, const JsonValue*>, 32> sorted;
    for (const auto& member : object) sorted.emplace_back(member.key(), &member.value());
    std::ranges::sort(sorted, {}, [](const auto& member) { return member.first; });
    out += '{';
    for (const auto& [name, value] : sorted) {
        append_name(out, name);
        if (!append_canonical(out, *value)) return false;
    }
    out += '}';
    return true;
}

bool append_array(std::string& out, const boost::json::array& array) {
    out += '[';
    for (const JsonValue& element : array) {
        if (&element != array.begin()) out += ',';
        if (!append_canonical(out, element)) return false;
    }
    out += ']';
    return true;
}

bool append_canonical(std::string& out, const JsonValue& value) {
    switch (value.kind()) {
        case boost::json::kind::object:
            return append_object(out, value.get_object());
        case boost::json::kind::array:
            return append_array(out, value.get_array());
        case boost::json::kind::double_:
            out += nlohmann::json(value.get_double()).dump();
            return std::isfinite(value.get_double());
        case boost::json::kind::string:
            append(out, std::string_view(value.get_string()));
            return true;
        case boost::json::kind::int64:
            append(out, value.get_int64());
            return true;
        case boost::json::kind::uint64:
            append(out, value.get_uint64());
            return true;
        case boost::json::kind::bool_:
            append(out, value.get_bool());
            return true;
        case boost::json::kind::null:
            out += "null";
            return true;
    }
    return false;
}

}  // namespace

Document::Document(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    boost::json::error_code error;
    auto root = boost::json::parse(text, error, &memory_, {.max_depth = deepest_nesting});
    if (!error) root_.emplace(std::move(root));
}

bool canonical_text(const JsonValue& value, std::string& text) {
    text.clear();
    return append_canonical(text, value);
}

}  // namespace reami::json
