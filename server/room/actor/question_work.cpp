#include "server/room/actor/question_work.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/room/judging.hpp"

namespace reami::room {

namespace asio = boost::asio;

namespace {

constexpr int busy_for = 1;  ///< seconds until the client may ask again

asio::awaitable<QuestionTask::WorkedOut> outcome_of(const RoomServices& services, const QuestionTask& task) {
    if (!task.thinks) co_return co_await services.workers.run(task.work);
    const auto thinking = [work = task.work]() -> asio::awaitable<QuestionTask::WorkedOut> {
        co_return work();
    };
    co_return co_await asio::co_spawn(services.bots, thinking, asio::use_awaitable);
}

}  // namespace

asio::awaitable<void> work_out(const ServedRoom& served, QuestionTask task) {
    const auto refuse_with = [&](const protocol::Refusal& why) {
        served.connections.send(refuse(served.room.snapshot(), task.client, task.id, why));
    };
    try {
        QuestionTask::WorkedOut outcome = co_await outcome_of(served.services, task);
        if (served.is_open())
            served.connections.send(worked_out(served.room.snapshot(), task, std::move(outcome)));
        co_return;
    } catch (const Busy&) {
        co_return refuse_with(refusal(code::busy, {}, busy_for));
    } catch (const std::exception& fault) {
        served.log_fault(fault);
    }
    refuse_with(refusal(code::server_fault));
}

}  // namespace reami::room
