// Domìnium has no options.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string_view>

namespace reami::dominium {

struct Options {
    static constexpr bool defaults_apply = true;
    /// Always returns an empty optional, because the game has no options.
    std::optional<std::string_view> fault(int) const { return std::nullopt; }
    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), ())

}  // namespace reami::dominium
