// A JSON text as a described struct, for whoever does not need to know what was wrong with it.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/json/read.hpp"

namespace reami::json {

/// Nothing if the text is no such value.
template <class T>
std::optional<T> read_as(std::string_view text) {
    const Document document(text);
    T value{};
    if (!document.root() || read(*document.root(), value)) return std::nullopt;
    return value;
}

}  // namespace reami::json
