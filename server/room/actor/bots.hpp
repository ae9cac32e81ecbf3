// Runs the bots of a room. Each bot chooses its moves on a copy of the match, in another thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "server/room/actor/served_room.hpp"
#include "server/room/actor/store_faults.hpp"
#include "server/room/automatic_steps.hpp"

namespace reami::room {

class Bots {
public:
    Bots(const ServedRoom& served, const StoreFaults& faults) : served_(served), faults_(faults) {}

    bool are_thinking() const { return !thinking_.empty(); }
    /// Returns the turns for which no bot is thinking yet. The caller must call `think` for each of them.
    std::vector<BotTurn> wake();
    /// Lets the bot choose its moves; the caller adds the result to the room's inbox. The result is empty if
    /// the room no longer waits for this turn. If the bot fails, it thinks again after growing pauses.
    boost::asio::awaitable<std::optional<BotMoved>> think(BotTurn turn);
    /// Notes that the room has received this move. The bot of that seat may then think about its next turn.
    void note_received(const BotMoved& bot);
    /// Notes that this move led to no step. If the bot still has to move, it waits before it thinks again.
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
