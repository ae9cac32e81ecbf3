#include "clients/terminal/connection/reconnect_policy.hpp"

#include <algorithm>

#include "protocol/messages/codes.hpp"

namespace reami::terminal {
namespace {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

constexpr milliseconds first_wait = 250ms;
constexpr milliseconds longest_wait = 15s;
constexpr int doublings = 6;  // waits grow from 250 ms to 16 s, or from 1 s to 64 s
constexpr milliseconds slow_readers_first_wait = 1s;
constexpr milliseconds slow_readers_longest_wait = 60s;
constexpr milliseconds line_holds = 60s;

milliseconds share(milliseconds whole, double part) {
    return std::chrono::duration_cast<milliseconds>(whole * part);
}

}  // namespace

ComeBack Patience::after(std::uint16_t code, milliseconds held) {
    using enum protocol::Close;
    using enum ComeBack::What;
    if (held >= line_holds) too_slow_ = 0;
    switch (static_cast<protocol::Close>(code)) {
        case normal:
        case binary:
        case bad_text:
        case too_large:
        case opened_elsewhere:
        case removed:
        case banned:
        case room_closed:
        case unknown_room:
        case private_room:
        case barred:
        case unknown_version:
            return {.what = stays};
        case policy:
            return {.what = again, .wait = 60s};
        case full:
            return {.what = again, .wait = 30s};
        case unknown_token:
            return {.what = without_token};
        case too_slow:
            return {.what = again, .wait = slow_readers_wait()};
        case restart:
            if (failures_ > 0) break;
            ++failures_;
            return {.what = again, .wait = share(restart_takes_, chance_())};
        case fault:
            break;
    }
    return {.what = again, .wait = growing_wait()};
}

milliseconds Patience::growing_wait() {
    const milliseconds whole = std::min(longest_wait, first_wait * (1 << std::min(failures_++, doublings)));
    return share(whole, 0.5 + chance_() / 2);
}

/// The wait of a client that read too slowly. A greeting from the server does not make this wait short again,
/// because the greeting may be all that the slow client can read.
milliseconds Patience::slow_readers_wait() {
    return std::min(slow_readers_longest_wait,
                    slow_readers_first_wait * (1 << std::min(too_slow_++, doublings)));
}

}  // namespace reami::terminal
