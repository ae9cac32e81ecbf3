// Runs long work on a copy of the match on other threads: a room's bots think, and their moves come back as
// inputs; previews are computed; and earlier events come from a replay of the match.
#include <sodium.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <string>

#include "server/room/actor/retry.hpp"
#include "server/room/actor/room_actor.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/logged.hpp"
#include "server/runtime/meters.hpp"

namespace reami::room {

namespace asio = boost::asio;

void RoomActor::wake_bots() {
    std::erase_if(futile_, [&](const FutileTurn& one) { return !is_wanted(one.turn); });
    for (const BotTurn& turn : room_.bot_turns()) {
        if (std::ranges::find(thinking_, turn) != thinking_.end()) continue;
        thinking_.push_back(turn);
        asio::co_spawn(
            shard_, [self = shared_from_this(), turn] { return self->think(turn); },
            logged("running a bot", {id_, turn.match.value()}));
    }
}

bool RoomActor::is_wanted(const BotTurn& turn) const {
    return is_open_ && std::ranges::count(room_.bot_turns(), turn) > 0;
}

void RoomActor::note_futile(const BotMoved& bot) {
    for (const BotTurn& turn : room_.bot_turns()) {
        if (turn.seat != bot.seat || turn.match != bot.match || turn.ask != bot.ask) continue;
        const auto before = std::ranges::find(futile_, turn, &FutileTurn::turn);
        if (before != futile_.end()) {
            before->wait = growing(before->wait);
            continue;
        }
        futile_.push_back({turn, growing({})});
        log_about(spdlog::level::err, subject(), "a move of the {} bot of seat {} changed nothing", turn.bot,
                  turn.seat.number());
    }
}

std::chrono::milliseconds RoomActor::futile_wait(const BotTurn& turn) const {
    const auto found = std::ranges::find(futile_, turn, &FutileTurn::turn);
    return found == futile_.end() ? std::chrono::milliseconds(0) : found->wait;
}

/// A bot that fails to move thinks again, after growing pauses.
asio::awaitable<void> RoomActor::think(BotTurn turn) {
    asio::steady_timer wait(shard_);
    const auto waits = room_.state().fast_bots ? services_.bot_waits.zero() : services_.bot_waits;
    for (auto pause = std::max({waits, retry_in_, futile_wait(turn)});; pause = growing(pause)) {
        wait.expires_after(pause);
        co_await wait.async_wait(asio::use_awaitable);
        if (!is_wanted(turn)) break;
        try {
            std::vector<std::string> moves = co_await thought(turn);
            co_return post(BotMoved{turn.match, turn.seat, turn.ask, std::move(moves)});
        } catch (const std::exception& fault) {
            log_about(spdlog::level::err, {id_, turn.match.value()},
                      "the {} bot of seat {} could not think: {}", turn.bot, turn.seat.number(),
                      fault.what());
        }
    }
    std::erase(thinking_, turn);
}

asio::awaitable<std::vector<std::string>> RoomActor::thought(const BotTurn& turn) {
    if (auto given = room_.scripted_move(turn.seat)) co_return std::vector<std::string>{*std::move(given)};
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    const auto thinking = [match = *room_.state().position, turn,
                           seed]() -> asio::awaitable<std::vector<std::string>> {
        Random random(seed);
        const auto began = std::chrono::steady_clock::now();
        auto moves = match.bot_moves(turn.bot, turn.seat, random);
        meters().bot_seconds.add(seconds_since(began));
        co_return moves;
    };
    co_return co_await asio::co_spawn(services_.workers, thinking, asio::use_awaitable);
}

void RoomActor::work_out(QuestionVerdict question) {
    send(question.answers);
    if (!question.task) return;
    asio::co_spawn(
        shard_,
        [self = shared_from_this(), task = *std::move(question.task)] { return self->work_out(task); },
        logged("answering a question", subject()));
}

asio::awaitable<void> RoomActor::work_out(QuestionTask task) {
    try {
        QuestionTask::WorkedOut outcome = co_await outcome_of(task);
        if (is_open_) send(room_.worked_out(task, std::move(outcome)));
        co_return;
    } catch (const Busy&) {
        co_return send(room_.too_busy_for(task));
    } catch (const std::exception& fault) {
        log_fault(fault);
    }
    send(room_.fault(task.client, task.id));
}

asio::awaitable<QuestionTask::WorkedOut> RoomActor::outcome_of(const QuestionTask& task) {
    if (task.replays) co_return co_await services_.replays.run(task.work);
    const auto trying = [work = task.work]() -> asio::awaitable<QuestionTask::WorkedOut> {
        co_return work();
    };
    co_return co_await asio::co_spawn(services_.workers, trying, asio::use_awaitable);
}

}  // namespace reami::room
