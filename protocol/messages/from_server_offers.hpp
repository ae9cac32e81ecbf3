// The parts of the message `room` about offers and pauses: PROTOCOL.md, "Offers".
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/offer_kind.hpp"

namespace reami::protocol::from_server {

/// An open offer about the running match.
struct OpenOffer {
    Seat by;  ///< the seat that made the offer
    OfferKind what = OfferKind::end;
    std::vector<Seat> asked;        ///< the seats whose people have to agree
    std::vector<Seat> yes;          ///< those of them whose people agree
    std::optional<int> lasts = {};  ///< of a pause, in seconds; absent: until all are back
    friend bool operator==(const OpenOffer&, const OpenOffer&) = default;
    BOOST_DESCRIBE_CLASS(OpenOffer, (), (by, what, asked, yes, lasts), (), ())
};

/// The pause of the running match.
struct Pause {
    std::optional<std::int64_t> until;  ///< in Unix milliseconds; absent: until all are back
    friend bool operator==(const Pause&, const Pause&) = default;
    BOOST_DESCRIBE_CLASS(Pause, (), (until), (), ())
};

}  // namespace reami::protocol::from_server
