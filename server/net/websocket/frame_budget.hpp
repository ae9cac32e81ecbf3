// The budget of one WebSocket below its messages: control frames and bytes. Pings and pongs are not messages,
// and empty fragments never become one, so a client without this budget could send them for ever.
#pragma once

#include <cstddef>

#include "server/runtime/rate_limit.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class Intake {
public:
    using Time = RateLimit::Time;

    /// Allows as many bytes as all messages and control frames within the limits can have: a client that
    /// keeps to the limits can't use them up.
    Intake(const Limits& limits, Time now);

    // These return false if the client has sent too much.
    bool take_bytes(std::size_t count, Time now);
    bool take_control_frame(Time now);

private:
    RateLimit bytes_, control_frames_;
};

}  // namespace reami::net
