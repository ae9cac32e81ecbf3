// Bad input is a value: why something was refused.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace reami::protocol {

/// A code of the wire and, where a code can't say it, what exactly was wrong, in English.
struct Refusal {
    std::string code;
    std::string detail = {};
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline Refusal refusal(std::string_view code, std::string detail = {}) {
    return {std::string(code), std::move(detail)};
}

}  // namespace reami::protocol
