// What one WebSocket may send below its messages: control frames, and bytes. Pings and pongs are no messages,
// fragments without content never become one: without a budget of their own they could come for ever.
#pragma once

#include <cstddef>

#include "server/runtime/rate_limit.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class Intake {
public:
    using Time = RateLimit::Time;

    /// As many bytes as all messages and control frames that the limits allow could weigh: a client within
    /// those limits can't use them up.
    Intake(const Limits& limits, Time now);

    // False: that was too much.
    bool take_bytes(std::size_t count, Time now);
    bool take_control_frame(Time now);

private:
    RateLimit bytes_, control_frames_;
};

}  // namespace reami::net
