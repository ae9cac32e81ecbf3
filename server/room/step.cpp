#include "server/room/step.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace reami::room {

const RequestId* Step::answered_move() const {
    const auto* moved = find<store::MovePlayed>();
    return asker && moved && moved->move != protocol::leave ? &asker->ok.id : nullptr;
}

Step step_of(store::Record record) {
    Step step;
    step.records.push_back(std::move(record));
    return step;
}

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
