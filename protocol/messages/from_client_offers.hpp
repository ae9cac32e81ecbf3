// The messages with which people make each other offers, and answer them.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string_view>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

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

/// A seated person offers to end the running match without a result. The match ends when all people in seats
/// agree.
struct OfferEnd {
    static constexpr std::string_view tag = "offer_end";
    RequestId id;
    BOOST_DESCRIBE_CLASS(OfferEnd, (), (id), (), ())
};

/// A seated person agrees to the open offer to end the match; `agree` false declines the offer, or takes back
/// the person's own offer.
struct AnswerEnd {
    static constexpr std::string_view tag = "answer_end";
    RequestId id;
    std::optional<bool> agree;
    BOOST_DESCRIBE_CLASS(AnswerEnd, (), (id, agree), (), ())
};

}  // namespace reami::protocol::from_client
