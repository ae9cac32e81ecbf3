// Which moves were played under which ids, so that a move or a list is played once however often it is sent.
#pragma once

#include <boost/container/flat_map.hpp>
#include <optional>
#include <utility>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::room {

using protocol::RequestId;
using protocol::Version;

class PlayedIds {
public:
    /// Adds the id of a move. All moves of a list have its id, and the last one counts.
    void add(Seat seat, RequestId id, Version v) {
        played_.insert_or_assign(std::pair(seat, std::move(id)), v);
    }
    void clear() { played_.clear(); }
    /// The position in the log after the move, or the list of moves, which that seat played under that id.
    std::optional<Version> find(Seat seat, const RequestId& id) const {
        const auto found = played_.find(std::pair(seat, id));
        if (found == played_.end()) return std::nullopt;
        return found->second;
    }

private:
    /// Flat: a node each would be half of what a match takes once it is over.
    boost::container::flat_map<std::pair<Seat, RequestId>, Version> played_;
};

}  // namespace reami::room
