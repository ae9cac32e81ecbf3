// The stored offers to end the running match of a room without a result: PROTOCOL.md, "Ending a match early".
#pragma once

#include <cstdint>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::store {

/// The person in that seat offers to end the match. `ask` is the seat's ask at that moment.
struct EndOffered {
    Seat seat;
    protocol::AskNumber ask;
    std::int64_t lasts = 0;  ///< in milliseconds, from the time at which the record is stored
    friend bool operator==(const EndOffered&, const EndOffered&) = default;
};

/// The person in that seat agrees to the open offer, and other people still have to.
struct EndAgreed {
    Seat seat;
    friend bool operator==(const EndAgreed&, const EndAgreed&) = default;
};

/// The open offer ended without an agreement: somebody declined it or took it back, or its time was over.
struct EndOfferClosed {
    friend bool operator==(const EndOfferClosed&, const EndOfferClosed&) = default;
};

}  // namespace reami::store
