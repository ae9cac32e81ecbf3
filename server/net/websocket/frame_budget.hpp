// Limits the bytes and the control frames of one WebSocket, in addition to the limit on messages. Pings,
// pongs and empty fragments are not messages, so without these limits a client could send any number of them.
#pragma once

#include <cstddef>

#include "server/runtime/rate_limit.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class Intake {
public:
    using Time = RateLimit::Time;

    /// Allows as many bytes as the messages and control frames within the limits can have at most. So a
    /// client that keeps to the limits never has too few.
    Intake(const Limits& limits, Time now);

    // These return false if the client has sent too much.
    bool take_bytes(std::size_t count, Time now);
    bool take_control_frame(Time now);

private:
    RateLimit bytes_, control_frames_;
};

}  // namespace reami::net
