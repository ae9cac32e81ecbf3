// The refusal of bad input, as a value instead of an exception.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace reami::protocol {

/// The values of a text's placeholders, by their names.
using Placeholders = std::map<std::string, std::string, std::less<>>;

/// The exact fault, in any language: the text `detail.<key>` of texts.*.json, with its placeholders filled.
struct Detail {
    std::string key;
    Placeholders places = {};
    friend bool operator==(const Detail&, const Detail&) = default;
};

/// A code of the wire and, if the code alone is too vague, the exact fault.
struct Refusal {
    std::string code;
    std::optional<Detail> detail = {};
    std::optional<int> at = {};  ///< for a list: the place of the refused move, from 1
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline Refusal refusal(std::string_view code, std::optional<Detail> detail = {}) {
    return {std::string(code), std::move(detail)};
}

}  // namespace reami::protocol
