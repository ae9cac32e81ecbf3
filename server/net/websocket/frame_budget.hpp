// The budget of one WebSocket below its messages: control frames, and bytes. Pings and pongs are no messages,
// fragments without content never become one: without a budget of their own they could come for ever.
#pragma once

#include <cstddef>

#include "server/runtime/rate_limit.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class Intake {
public:
    using Time = RateLimit::Time;

    /// Allows as many bytes as all messages and control frames within the limits could have: a client within
    /// the limits can't use them up.
    Intake(const Limits& limits, Time now);

    // They return false if the client sent too much.
    bool take_bytes(std::size_t count, Time now);
    bool take_control_frame(Time now);

private:
    RateLimit bytes_, control_frames_;
};

}  // namespace reami::net
