// A step changes a room. A verdict is the room's decision about an input.
#pragma once

#include <optional>
#include <vector>

#include "protocol/match/match.hpp"
#include "server/room/room_input.hpp"
#include "server/room/room_state.hpp"

namespace reami::room {

/// The client that asked for a step, and the answer `ok` to it. A move gets a patch instead of `ok`.
struct Asker {
    ClientId client = 0;
    PlayerId player;
    from_server::Ok ok;
};

struct Step {
    std::vector<store::Record> records;  ///< empty if there is nothing to store
    std::optional<Intention> intention;  ///< a change that is not stored
    protocol::SharedMatch position;      ///< the match after the records, if they change it; else null
    std::shared_ptr<const protocol::PlayedMoves>
        played;  ///< the moves among the records; null if there are none
    std::optional<Asker> asker;
    std::vector<Disconnect> disconnects;

    /// The id of the move's request that the step's patch answers; null if it answers none.
    const RequestId* answered_move() const;
    /// The first record of that type; null if there is none.
    template <class Record>
    const Record* find() const {
        for (const store::Record& record : records)
            if (const auto* found = std::get_if<Record>(&record)) return found;
        return nullptr;
    }
};

/// The step that stores this record alone.
Step step_of(store::Record record);

/// Whether the record ends a match. Such a record contains the fresh secret of its input's context.
bool ends_match(const store::Record& record);

/// Ends the running or held match without a result. `fresh` is the secret of the next match.
Step without_result(const RoomState& room, const Secret& fresh, protocol::NoResult why);

/// The consequence of an input: answers to send at once, or a step to take, or neither.
struct Verdict {
    std::vector<OutgoingMessage> answers;
    std::optional<Step> step;
};

}  // namespace reami::room
