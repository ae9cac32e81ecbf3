// The refusal of bad input. It is a value, not an exception.
#pragma once

#include <boost/assert/source_location.hpp>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace reami::protocol {

/// The values of a text's placeholders, by their names.
using Placeholders = std::map<std::string, std::string, std::less<>>;

/// What exactly is wrong, in no particular language: the text `detail.<key>` of texts.*.json, and the values
/// of its placeholders.
struct Detail {
    std::string key;
    Placeholders places = {};
    friend bool operator==(const Detail&, const Detail&) = default;
};

/// An error code and, if the code says too little, what exactly is wrong.
struct Refusal {
    std::string code;
    std::optional<Detail> detail = {};
    std::optional<int> at = {};     ///< the place of the refused move in its list, from 1
    std::optional<int> again = {};  ///< the seconds after which the client may try again
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline Refusal refusal(std::string_view code, std::optional<Detail> detail = {},
                       std::optional<int> again = {}) {
    return {std::string(code), std::move(detail), {}, again};
}

/// Called by `Expected::value()` if there is a refusal where the caller needs a value.
[[noreturn]] inline void throw_exception_from_error(const Refusal& why, const boost::source_location&) {
    throw std::logic_error("refused: " + why.code);
}

}  // namespace reami::protocol
