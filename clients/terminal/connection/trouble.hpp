// Why a server can't be reached.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <string>

namespace reami::terminal {

struct Trouble {
    enum class Kind : std::uint8_t {
        none,
        unknown_host,  ///< nobody knows that name
        refused,       ///< nothing listens there
        no_answer,     ///< in the time that there is
        no_tls,        ///< no secure connection: mostly a certificate that is not trusted
        not_reami,     ///< what answers there does not speak our WebSocket
        other,         ///< `detail` says it, in the words of the system
    };
    Kind kind = Kind::none;
    std::string detail = {};

    explicit operator bool() const { return kind != Kind::none; }
    BOOST_DESCRIBE_NESTED_ENUM(Kind, none, unknown_host, refused, no_answer, no_tls, not_reami, other)
};

}  // namespace reami::terminal
