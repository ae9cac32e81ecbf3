// Stores what concerns a player in all rooms.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string_view>

#include "protocol/messages/refusal.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/journal.hpp"

namespace reami::lobby {

/// The places where `store_record` writes, and the time that it stores.
struct RecordTarget {
    store::Journal& journal;
    const Clock& clock;
};

/// Returns nothing once the record is stored; otherwise the refusal for the client. `failed` begins the log
/// line about a failure: "could not …". Any thread may call this.
boost::asio::awaitable<std::optional<protocol::Refusal>> store_record(RecordTarget target,
                                                                      store::Record record,
                                                                      std::string_view failed);

}  // namespace reami::lobby
