#include "server/room/actor/bots.hpp"

#include <sodium.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/room/actor/retry.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::room {

namespace asio = boost::asio;

std::vector<BotTurn> Bots::wake() {
    std::erase_if(futile_, [&](const FutileTurn& one) { return !is_wanted(one.turn); });
    std::vector<BotTurn> woken;
    for (const BotTurn& turn : bot_turns(served_.room.snapshot()))
        if (std::ranges::find(thinking_, turn) == thinking_.end()) woken.push_back(turn);
    thinking_.insert(thinking_.end(), woken.begin(), woken.end());
    return woken;
}

bool Bots::is_wanted(const BotTurn& turn) const {
    return served_.is_open() && std::ranges::count(bot_turns(served_.room.snapshot()), turn) > 0;
}

void Bots::note_received(const BotMoved& bot) {
    std::erase_if(thinking_, [&](const BotTurn& turn) { return turn.seat == bot.seat; });
}

void Bots::note_futile(const BotMoved& bot) {
    for (const BotTurn& turn : bot_turns(served_.room.snapshot())) {
        if (turn.seat != bot.seat || turn.match != bot.match || turn.ask != bot.ask) continue;
        const auto before = std::ranges::find(futile_, turn, &FutileTurn::turn);
        if (before != futile_.end()) {
            before->wait = growing(before->wait);
            continue;
        }
        futile_.push_back({turn, growing({})});
        log_about(spdlog::level::err, served_.subject(), "a move of the {} bot of seat {} changed nothing",
                  turn.bot, turn.seat.number());
    }
}

std::chrono::milliseconds Bots::futile_wait(const BotTurn& turn) const {
    const auto found = std::ranges::find(futile_, turn, &FutileTurn::turn);
    return found == futile_.end() ? std::chrono::milliseconds(0) : found->wait;
}

asio::awaitable<std::optional<BotMoved>> Bots::think(BotTurn turn) {
    asio::steady_timer wait(served_.shard);
    const auto bot_waits = served_.services.settings->bot_waits;
    const auto waits = served_.room.state().fast_bots ? bot_waits.zero() : bot_waits;
    for (auto pause = std::max({waits, faults_.pause(), futile_wait(turn)});; pause = growing(pause)) {
        wait.expires_after(pause);
        co_await wait.async_wait(asio::use_awaitable);
        if (!is_wanted(turn)) break;
        try {
            std::vector<std::string> moves = co_await thought(turn);
            co_return BotMoved{turn.match, turn.seat, turn.ask, std::move(moves)};
        } catch (const std::exception& fault) {
            log_about(spdlog::level::err, {served_.id, turn.match.value()},
                      "the {} bot of seat {} could not think: {}", turn.bot, turn.seat.number(),
                      fault.what());
        }
    }
    std::erase(thinking_, turn);
    co_return std::nullopt;
}

asio::awaitable<std::vector<std::string>> Bots::thought(const BotTurn& turn) const {
    if (auto given = scripted_move(served_.room.state(), turn.seat))
        co_return std::vector<std::string>{*std::move(given)};
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    const auto thinking =
        [match = served_.room.state().position, turn, seed,
         &times = served_.services.meters.bot_seconds]() -> asio::awaitable<std::vector<std::string>> {
        Random random(seed);
        const auto began = std::chrono::steady_clock::now();
        std::vector<std::string> moves{match->bot_move(turn.bot, turn.seat, random)};
        times.add(seconds_since(began));
        co_return moves;
    };
    co_return co_await asio::co_spawn(served_.services.bots, thinking, asio::use_awaitable);
}

}  // namespace reami::room
