// Remembers the ids of played moves, so that the room plays a repeated move or list only once.
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
    /// Adds the id of a move. All moves of a list have the same id; the class keeps the version of the last
    /// one.
    void add(Seat seat, RequestId id, Version v) {
        played_.insert_or_assign(std::pair(seat, std::move(id)), v);
    }
    void clear() { played_.clear(); }
    /// The log's version after the request that the seat played under this id, a move or a list of moves;
    /// empty if there is none.
    std::optional<Version> find(Seat seat, const RequestId& id) const {
        const auto found = played_.find(std::pair(seat, id));
        if (found == played_.end()) return std::nullopt;
        return found->second;
    }

private:
    /// A flat map: one node per id would double the memory of an ended match.
    boost::container::flat_map<std::pair<Seat, RequestId>, Version> played_;
};

}  // namespace reami::room
