// The bots of a room: they think on a copy of the match, on another thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "server/room/actor/served_room.hpp"
#include "server/room/actor/store_faults.hpp"

namespace reami::room {

class Bots {
public:
    Bots(const ServedRoom& served, const StoreFaults& faults) : served_(served), faults_(faults) {}

    bool are_thinking() const { return !thinking_.empty(); }
    /// The turns for which no bot thinks yet. The caller must start `think` for each of them.
    std::vector<BotTurn> wake();
    /// The bot's move, for the room's inbox; empty if it is not wanted any more. A bot that fails to move
    /// thinks again, after growing pauses.
    boost::asio::awaitable<std::optional<BotMoved>> think(BotTurn turn);
    /// The room has received the move: the bot of that seat may think about another one.
    void note_received(const BotMoved& bot);
    /// A bot's move led to no step. If the bot still has to move, it waits before it thinks again.
    void note_futile(const BotMoved& bot);

private:
    bool is_wanted(const BotTurn& turn) const;
    std::chrono::milliseconds futile_wait(const BotTurn& turn) const;
    boost::asio::awaitable<std::vector<std::string>> thought(const BotTurn& turn) const;

    const ServedRoom& served_;
    const StoreFaults& faults_;
    std::vector<BotTurn> thinking_;
    struct FutileTurn {
        BotTurn turn;
        std::chrono::milliseconds wait{0};
    };
    std::vector<FutileTurn> futile_;  ///< turns in which the bots' moves led to no step
};

}  // namespace reami::room
