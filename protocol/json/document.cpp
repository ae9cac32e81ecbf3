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

void append_canonical(std::string& out, const JsonValue& value);

void append_object(std::string& out, const JsonObject& object) {
    boost::container::small_vector<std::pair<std::string_view, const JsonValue*>, 32> sorted;
    for (const auto& member : object) sorted.emplace_back(member.key(), &member.value());
    std::ranges::sort(sorted, {}, [](const auto& member) { return member.first; });
    out += '{';
    for (const auto& [name, value] : sorted) {
        append_name(out, name);
        append_canonical(out, *value);
    }
    out += '}';
}

void append_array(std::string& out, const boost::json::array& array) {
    out += '[';
    for (const JsonValue& element : array) {
        if (&element != array.begin()) out += ',';
        append_canonical(out, element);
    }
    out += ']';
}

void append_canonical(std::string& out, const JsonValue& value) {
    switch (value.kind()) {
        case boost::json::kind::object:
            return append_object(out, value.get_object());
        case boost::json::kind::array:
            return append_array(out, value.get_array());
        case boost::json::kind::double_:
            out += nlohmann::json(value.get_double()).dump();
            return;
        case boost::json::kind::string:
            return append(out, std::string_view(value.get_string()));
        case boost::json::kind::int64:
            return append(out, value.get_int64());
        case boost::json::kind::uint64:
            return append(out, value.get_uint64());
        case boost::json::kind::bool_:
            return append(out, value.get_bool());
        case boost::json::kind::null:
            out += "null";
    }
}

/// Boost.JSON takes 1e999, for which there is no double.
bool has_its_numbers(const JsonValue& value) {
    if (const auto* const number = value.if_double()) return std::isfinite(*number);
    if (const auto* const array = value.if_array()) return std::ranges::all_of(*array, has_its_numbers);
    if (const auto* const object = value.if_object())
        return std::ranges::all_of(*object,
                                   [](const auto& member) { return has_its_numbers(member.value()); });
    return true;
}

}  // namespace

Document::Document(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    boost::json::error_code error;
    auto root = boost::json::parse(text, error, &memory_, {.max_depth = deepest_nesting});
    if (!error && has_its_numbers(root)) root_.emplace(std::move(root));
}

std::string canonical_text(const JsonValue& value) {
    std::string text;
    append_canonical(text, value);
    return text;
}

}  // namespace reami::json
