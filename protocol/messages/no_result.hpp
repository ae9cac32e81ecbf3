// Why a match ended without a result.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::protocol {

enum class NoResult : std::uint8_t {
    abandoned,  ///< nobody continued it
    by_admin,   ///< an admin of the server ended it
    agreed,     ///< all people in seats agreed to end it
};
BOOST_DESCRIBE_ENUM(NoResult, abandoned, by_admin, agreed)

}  // namespace reami::protocol
