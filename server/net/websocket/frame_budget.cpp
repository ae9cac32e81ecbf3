#include "server/net/websocket/frame_budget.hpp"

#include <algorithm>

namespace reami::net {
namespace {

/// RFC 6455: the longest frame header before the payload (5.2), and the longest control frame with its header
/// (5.5).
constexpr double longest_frame_head = 14;
constexpr double longest_control_frame = 2 + 4 + 125;
/// The number of bytes that one read may return, even with the smallest limits.
constexpr double least_burst = 65'536;

RateLimit byte_limit(const Limits& limits, Intake::Time now) {
    const double message = static_cast<double>(limits.message_bytes) + longest_frame_head;
    const double a_second =
        limits.messages_a_second * message + limits.control_frames_a_second * longest_control_frame;
    // The limit on messages lets a client go into debt by a whole burst before the server closes the
    // WebSocket.
    const double burst =
        2 * limits.message_burst * message + limits.control_frame_burst * longest_control_frame;
    return {a_second, std::max(burst, least_burst), now};
}

}  // namespace

Intake::Intake(const Limits& limits, Time now)
    : bytes_(byte_limit(limits, now)),
      control_frames_(limits.control_frames_a_second, limits.control_frame_burst, now) {}

bool Intake::take_bytes(std::size_t count, Time now) { return bytes_.take(now, static_cast<double>(count)); }

bool Intake::take_control_frame(Time now) { return control_frames_.take(now); }

}  // namespace reami::net
