// What takes long is done on a worker, on a copy of the match: a room's bots think, whose moves come back as
// an input like anyone's, and people look ahead.
#include <sodium.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/room/actor/retry.hpp"
#include "server/room/actor/room_actor.hpp"
#include "server/runtime/logged.hpp"

namespace reami::room {

namespace asio = boost::asio;

void RoomActor::wake_bots() {
    for (const BotTurn& turn : room_.bot_turns()) {
        if (std::ranges::find(thinking_, turn) != thinking_.end()) continue;
        thinking_.push_back(turn);
        asio::co_spawn(
            shard_, [self = shared_from_this(), turn] { return self->think(turn); },
            logged("room " + room_.state().code + ": a bot"));
    }
}

bool RoomActor::is_wanted(const BotTurn& turn) const {
    return is_open_ && std::ranges::count(room_.bot_turns(), turn) > 0;
}

/// A bot that fails thinks again, after a while that grows.
asio::awaitable<void> RoomActor::think(BotTurn turn) {
    asio::steady_timer wait(shard_);
    for (auto pause = std::max(services_.bot_waits, retry_in_);; pause = growing(pause)) {
        wait.expires_after(pause);
        co_await wait.async_wait(asio::use_awaitable);
        if (!is_wanted(turn)) break;
        try {
            std::vector<std::string> moves = co_await thought(turn);
            co_return post(BotMoved{turn.match, turn.seat, turn.ask, std::move(moves)});
        } catch (const std::exception& fault) {
            spdlog::error("room {}: the {} bot of seat {} could not think: {}", room_.state().code, turn.bot,
                          turn.seat.number(), fault.what());
        }
    }
    std::erase(thinking_, turn);
}

asio::awaitable<std::vector<std::string>> RoomActor::thought(const BotTurn& turn) {
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    const auto thinking = [match = *room_.state().position, turn,
                           seed]() -> asio::awaitable<std::vector<std::string>> {
        Random random(seed);
        co_return match.bot_moves(turn.bot, turn.seat, random);
    };
    return asio::co_spawn(services_.workers, thinking, asio::use_awaitable);
}

void RoomActor::look_ahead(PreviewVerdict preview) {
    send(preview.answers);
    if (!preview.task) return;
    asio::co_spawn(
        shard_,
        [self = shared_from_this(), task = *std::move(preview.task)] { return self->look_ahead(task); },
        logged("room " + room_.state().code + ": a preview"));
}

asio::awaitable<void> RoomActor::look_ahead(PreviewTask task) {
    try {
        PreviewOutcome outcome = co_await preview_of(task);
        if (is_open_) send(room_.previewed(task, std::move(outcome)));
        co_return;
    } catch (const std::exception& fault) {
        log_fault(fault);
    }
    send(room_.fault(task.client, task.id));
}

asio::awaitable<PreviewOutcome> RoomActor::preview_of(const PreviewTask& task) {
    const auto trying = [task]() -> asio::awaitable<PreviewOutcome> {
        co_return task.match.preview(task.seat, task.viewer, task.moves);
    };
    return asio::co_spawn(services_.workers, trying, asio::use_awaitable);
}

}  // namespace reami::room
