// The moves that bots were given in a prepared room: each bot follows its moves as long as the match does.
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
    /// Expects what `text` gave.
    explicit Script(std::string_view text);
    /// Canonical JSON.
    static std::string text(const MovesOfSeats& moves);

    void begin_match();
    /// Call this for each move that is played, in order. A seat that plays another move has left its script.
    void add(Seat seat, std::string_view move);
    /// The seat's next move; nothing once it has left its script, or at the script's end.
    std::optional<std::string> next(Seat seat) const;

private:
    struct Lines {
        std::vector<std::string> moves;
        std::size_t played = 0;
    };
    std::map<Seat, Lines> seats_;
};

}  // namespace reami::room
