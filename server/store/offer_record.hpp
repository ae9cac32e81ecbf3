// The stored offers about the running match of a room, and its pause: PROTOCOL.md, "Offers".
#pragma once

#include <cstdint>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"
#include "protocol/messages/offer_kind.hpp"

namespace reami::store {

/// The person in that seat makes an offer. `ask` is the seat's ask at that moment.
struct OfferMade {
    Seat seat;
    protocol::OfferKind what = protocol::OfferKind::end;
    protocol::AskNumber ask;
    std::int64_t lasts = 0;      ///< in milliseconds, from the time at which the record is stored
    std::int64_t pause_for = 0;  ///< the length of the offered pause, in milliseconds; 0: until all are back
    friend bool operator==(const OfferMade&, const OfferMade&) = default;
};

/// The person in that seat agrees to the open offer.
struct OfferAgreed {
    Seat seat;
    friend bool operator==(const OfferAgreed&, const OfferAgreed&) = default;
};

/// The open offer ended: somebody declined it or took it back, its time was over, or the room has carried it
/// out.
struct OfferClosed {
    friend bool operator==(const OfferClosed&, const OfferClosed&) = default;
};

/// The running match is paused. This ends the open offer.
struct PauseBegan {
    std::int64_t lasts = 0;  ///< in milliseconds, from the time at which the record is stored
    bool until_all_are_back = false;
    std::int64_t ran_for = 0;  ///< served time since then, in milliseconds; only set when it is read back
    friend bool operator==(const PauseBegan&, const PauseBegan&) = default;
};

/// The pause is over. This ends the open offer.
struct PauseEnded {
    friend bool operator==(const PauseEnded&, const PauseEnded&) = default;
};

}  // namespace reami::store
