// Why the client can't reach a server.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <string>

namespace reami::terminal {

struct Trouble {
    enum class Kind : std::uint8_t {
        none,
        unknown_host,  ///< the system can't resolve the name
        refused,       ///< no program accepts connections at this address
        no_answer,     ///< the server did not answer in time
        no_tls,        ///< the TLS handshake failed, mostly because the client does not trust the certificate
        not_reami,     ///< a program answers, but it accepts no WebSocket of Reami
        other,         ///< `detail` is the system's error message
    };
    Kind kind = Kind::none;
    std::string detail = {};

    explicit operator bool() const { return kind != Kind::none; }
    BOOST_DESCRIBE_NESTED_ENUM(Kind, none, unknown_host, refused, no_answer, no_tls, not_reami, other)
};

}  // namespace reami::terminal
