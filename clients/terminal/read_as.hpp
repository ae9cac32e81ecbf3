// JSON that the server sent, as the struct that describes it.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/json/read.hpp"

namespace reami::terminal {

/// Nothing if the text is no such value.
template <class T>
std::optional<T> read_as(std::string_view text) {
    const auto parsed = json::parse(text);
    T value;
    if (!parsed || json::read(*parsed, value)) return std::nullopt;
    return value;
}

}  // namespace reami::terminal
