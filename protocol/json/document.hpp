// Parses a received JSON text into a tree.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace reami::json {

using JsonValue = nlohmann::json;  // its `dump` is canonical (described.hpp)
using JsonObject = JsonValue::object_t;

inline constexpr std::size_t deepest_nesting = 32;  ///< of arrays and objects in received JSON

class Document {
public:
    /// Parses the text, which need not outlive this object.
    explicit Document(std::string_view text);

    /// The tree. Null if the text is not JSON (RFC 8259, UTF-8), if its nesting is deeper than
    /// `deepest_nesting`, or if it has a number outside the range of a double. If several members of an
    /// object have one name, the last of them is valid, as in every browser.
    const JsonValue* root() const { return root_.is_discarded() ? nullptr : &root_; }

    /// The outermost object; null if the text is not an object.
    const JsonObject* object() const { return root_.get_ptr<const JsonObject*>(); }

private:
    JsonValue root_ = JsonValue::value_t::discarded;
};

/// The member of this name; null if the object has none.
inline const JsonValue* find_member(const JsonObject& object, std::string_view name) {
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &found->second;
}

/// The text of the value; null if the value is not a text.
inline const std::string* text_of(const JsonValue& value) { return value.get_ptr<const std::string*>(); }

}  // namespace reami::json
