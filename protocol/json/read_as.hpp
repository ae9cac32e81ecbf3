// Reads a JSON text as a described struct, for callers that do not need the reason of a failure.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/json/read.hpp"

namespace reami::json {

/// The value; empty if the text is no value of this type.
template <class T>
std::optional<T> read_as(std::string_view text) {
    const Document document(text);
    T value{};
    if (!document.root() || read(*document.root(), value)) return std::nullopt;
    return value;
}

}  // namespace reami::json
