#include "server/room/step.hpp"

#include <algorithm>
#include <iterator>

namespace reami::room {

bool ends_match(const store::Record& record) {
    return std::holds_alternative<store::MatchFinished>(record) ||
           std::holds_alternative<store::MatchAbandoned>(record);
}

Step without_result(const RoomState& room, const Secret& fresh, protocol::NoResult why) {
    Step step;
    step.records.emplace_back(store::MatchAbandoned{room.match, fresh, why});
    std::ranges::move(room.lifted_bans(), std::back_inserter(step.records));
    return step;
}

}  // namespace reami::room
