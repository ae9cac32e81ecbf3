// The moves that the bots of a prepared room play. A seat follows its script until it plays a different move.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"

namespace reami::room {

class Script {
public:
    using MovesOfSeats = std::map<Seat, std::vector<std::string>>;

    Script() = default;
    /// Expects a result of `text`.
    explicit Script(std::string_view text);
    /// The moves as canonical JSON.
    static std::string text(const MovesOfSeats& moves);

    void begin_match();
    /// Must be called for each played move, in order. A seat that plays a different move has left its script.
    void add(Seat seat, std::string_view move);
    /// The seat's next move; empty after the end of the script, or if the seat has left the script.
    std::optional<std::string> next(Seat seat) const;

private:
    struct Lines {
        std::vector<std::string> moves;
        std::size_t played = 0;
    };
    std::map<Seat, Lines> seats_;
};

}  // namespace reami::room
