// Domìnium is played in one way only: it has no options.
#pragma once

#include <boost/describe/class.hpp>

namespace reami::dominium {

struct Options {
    static constexpr bool defaults_apply = true;
    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), ())

}  // namespace reami::dominium
