#include "server/room/actor/question_work.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

namespace reami::room {

namespace asio = boost::asio;

namespace {

asio::awaitable<QuestionTask::WorkedOut> outcome_of(const RoomServices& services, const QuestionTask& task) {
    if (task.replays) co_return co_await services.replays.run(task.work);
    const auto trying = [work = task.work]() -> asio::awaitable<QuestionTask::WorkedOut> {
        co_return work();
    };
    co_return co_await asio::co_spawn(services.workers, trying, asio::use_awaitable);
}

}  // namespace

asio::awaitable<void> work_out(const ServedRoom& served, QuestionTask task) {
    try {
        QuestionTask::WorkedOut outcome = co_await outcome_of(served.services, task);
        if (served.is_open()) served.connections.send(served.room.worked_out(task, std::move(outcome)));
        co_return;
    } catch (const Busy&) {
        co_return served.connections.send(served.room.too_busy_for(task));
    } catch (const std::exception& fault) {
        served.log_fault(fault);
    }
    served.connections.send(served.room.fault(task.client, task.id));
}

}  // namespace reami::room
