// Lines of chat for tests.
#pragma once

#include <cstdint>
#include <string>

#include "protocol/messages/from_server.hpp"

namespace reami::terminal {

/// Lines that Bob has written, with these numbers. The oldest line of the chat is `oldest`.
inline protocol::from_server::Lines lines(std::int64_t first, std::int64_t last, std::int64_t oldest) {
    protocol::from_server::Lines lines;
    lines.oldest = oldest;
    for (std::int64_t n = first; n <= last; ++n)
        lines.lines.push_back({.n = n,
                               .who = 2,
                               .from = "seat:2",
                               .name = "Bob",
                               .text = "line " + std::to_string(n),
                               .at = 0});
    return lines;
}

}  // namespace reami::terminal
