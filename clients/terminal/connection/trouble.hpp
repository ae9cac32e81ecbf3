// The reason why a server can't be reached.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <string>

namespace reami::terminal {

struct Trouble {
    enum class Kind : std::uint8_t {
        none,
        unknown_host,  ///< the name can't be resolved
        refused,       ///< no program listens at that address
        no_answer,     ///< no answer within the time limit
        no_tls,        ///< the TLS handshake failed, mostly because of an untrusted certificate
        not_reami,     ///< a program answers there, but it does not accept our WebSocket
        other,         ///< `detail` is the system's error message
    };
    Kind kind = Kind::none;
    std::string detail = {};

    explicit operator bool() const { return kind != Kind::none; }
    BOOST_DESCRIBE_NESTED_ENUM(Kind, none, unknown_host, refused, no_answer, no_tls, not_reami, other)
};

}  // namespace reami::terminal
