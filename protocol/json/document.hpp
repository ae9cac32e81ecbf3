// A JSON text that has come in, as a tree to be read from.
#pragma once

#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reami::json {

using JsonValue = boost::json::value;
using JsonObject = boost::json::object;

inline constexpr std::size_t deepest_nesting = 32;  ///< of arrays and objects in what comes in

/// Takes no memory from the heap for what is as short as most messages are.
class Document {
public:
    /// Parses the text, which need not outlive this.
    explicit Document(std::string_view text);
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;
    ~Document() = default;

    /// Null if the text is not JSON (RFC 8259, UTF-8), is nested deeper than `deepest_nesting`, or has a
    /// number that no double can hold. Of members with the same name the last one counts, as in every
    /// browser.
    const JsonValue* root() const { return root_ ? &*root_ : nullptr; }

    /// The outermost object; null if there is none.
    const JsonObject* object() const { return root_ ? root_->if_object() : nullptr; }

private:
    std::array<unsigned char, 2048> first_memory_;
    boost::json::monotonic_resource memory_{first_memory_.data(), first_memory_.size()};
    std::optional<JsonValue> root_;  // its memory is let go with all else, not part by part
};

/// A value as canonical JSON (described.hpp). The last digit of a number with a fraction may become another;
/// nothing of ours has such numbers.
std::string canonical_text(const JsonValue& value);

}  // namespace reami::json
