// Which moves were played under which ids, so that a move is played once however often it is sent.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/seat.hpp"

namespace reami::room {

class PlayedIds {
public:
    void add(Seat seat, std::string id, int v) { played_.emplace(std::pair(seat, std::move(id)), v); }
    void clear() { played_.clear(); }
    /// The position in the log of the move which that seat played under that id.
    std::optional<int> find(Seat seat, const std::string& id) const {
        const auto found = played_.find(std::pair(seat, id));
        if (found == played_.end()) return std::nullopt;
        return found->second;
    }

private:
    std::map<std::pair<Seat, std::string>, int> played_;
};

}  // namespace reami::room
