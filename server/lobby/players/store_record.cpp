#include "server/lobby/players/store_record.hpp"

#include <utility>

#include "protocol/messages/codes.hpp"
#include "server/runtime/log_outage.hpp"

namespace reami::lobby {

boost::asio::awaitable<std::optional<protocol::Refusal>> store_record(RecordTarget target,
                                                                      store::Record record,
                                                                      std::string_view failed) {
    store::Entry entry{.room = 0, .at = target.clock.now().wall, .records = {}};
    entry.records.push_back(std::move(record));
    const store::Appended appended = co_await target.journal.append(std::move(entry));
    if (!appended.fault) co_return std::nullopt;
    log_outage(failed, appended.fault->why);
    co_return protocol::refusal(protocol::code::store_unavailable, {}, 1);
}

}  // namespace reami::lobby
