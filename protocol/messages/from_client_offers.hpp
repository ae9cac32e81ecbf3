// The messages with which people make each other offers, and answer them.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string_view>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"
#include "protocol/messages/offer_kind.hpp"

namespace reami::protocol::from_client {

/// The host offers the host's role to the person in this seat. This offer replaces an earlier one. Without a
/// seat, the host takes the offer back.
struct OfferHost {
    static constexpr std::string_view tag = "offer_host";
    RequestId id;
    std::optional<Seat> seat;
    BOOST_DESCRIBE_CLASS(OfferHost, (), (id, seat), (), ())
};

/// The person to whom the host offers the role accepts the offer; `accept` false declines the offer.
struct AcceptHost {
    static constexpr std::string_view tag = "accept_host";
    RequestId id;
    std::optional<bool> accept;
    BOOST_DESCRIBE_CLASS(AcceptHost, (), (id, accept), (), ())
};

/// A person in a seat makes the others an offer about the running match. The server carries it out when
/// everybody whom it concerns agrees.
struct Offer {
    static constexpr std::string_view tag = "offer";
    RequestId id;
    OfferKind what = OfferKind::end;
    std::optional<int> lasts = {};  ///< of a pause, in seconds; absent: until all are back
    BOOST_DESCRIBE_CLASS(Offer, (), (id, what, lasts), (), ())
};

/// A person in a seat agrees to the open offer; `agree` false declines the offer, or takes back the person's
/// own offer.
struct Answer {
    static constexpr std::string_view tag = "answer";
    RequestId id;
    std::optional<bool> agree;
    BOOST_DESCRIBE_CLASS(Answer, (), (id, agree), (), ())
};

}  // namespace reami::protocol::from_client
