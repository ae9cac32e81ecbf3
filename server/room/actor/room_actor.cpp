#include "server/room/actor/room_actor.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/room/actor/question_work.hpp"
#include "server/room/admin_orders.hpp"
#include "server/room/judging.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::room {

namespace asio = boost::asio;

RoomActor::RoomActor(Executor shard, store::RoomId id, Room room, const RoomServices& services,
                     std::shared_ptr<store::RoomClaim> claim)
    : served_(std::move(shard), id, std::move(room), services),
      claim_(std::move(claim)),
      inbox_(services.settings->limits.inbox_size) {}

// Inputs:

void RoomActor::post(AnyInput what) {
    inbox_.note_posted();
    const auto came = std::chrono::steady_clock::now();
    if (served_.shard.running_in_this_thread()) return arrive(std::move(what), came);
    asio::post(served_.shard, [self = shared_from_this(), what = std::move(what), came]() mutable {
        self->arrive(std::move(what), came);
    });
}

void RoomActor::arrive(AnyInput what, std::chrono::steady_clock::time_point came) {
    RoomInput input{{served_.now(), steps_.next_secret(), came}, std::move(what)};
    if (inbox_.is_busy()) return inbox_.add(std::move(input));
    work([&] { sort(std::move(input)); });
}

/// Does the work, and then handles the inputs that arrived during the work.
template <class Work>
void RoomActor::work(const Work& do_it) {
    inbox_.work(do_it, [this](RoomInput input) { sort(std::move(input)); });
}

void RoomActor::sort(RoomInput input) {
    if (chat_.must_wait(input))
        chat_.wait(std::move(input));
    else if (steps_.must_wait(input))
        steps_.wait(std::move(input));
    else
        handle(input);
    handle_waiting();
}

void RoomActor::handle_waiting() {
    while (const auto input = steps_.next()) handle(*input);
    while (auto input = chat_.next()) {
        if (const auto* said = std::get_if<ClientChat>(&input->what))
            handle_chat(*input, *said);
        else
            sort(*std::move(input));
    }
}

void RoomActor::handle(const RoomInput& input) {
    inbox_.note_handled();
    if (!served_.is_open()) return;
    try {
        note_act(input);
        answer(input);
        if (!steps_.is_storing()) judge(input);
        if (!steps_.is_storing()) take_automatic_steps(input);
    } catch (const std::exception& fault) {
        report_fault(input, fault);
    }
    served_.publish();
    if (!steps_.is_storing()) wake_bots();
    set_timer();
}

void RoomActor::answer(const RoomInput& input) {
    if (const auto* bot = std::get_if<BotMoved>(&input.what)) bots_.note_received(*bot);
    if (const auto* came = std::get_if<Came>(&input.what)) {
        served_.connections.send(served_.room.come(*came, input.now));
        served_.connections.note_seat(served_.room, came->client);
    }
    if (const auto* went = std::get_if<Went>(&input.what)) {
        served_.connections.remove(went->client, served_.now().steady);
        served_.connections.send(served_.room.go(went->client, input.now));
    }
    if (const auto* attended = std::get_if<Attended>(&input.what))
        served_.connections.send(served_.room.attend(*attended, input.now));
    if (std::holds_alternative<Tick>(input.what)) {
        const bool stalled = timer_.is_stalled();
        if (!stalled) faults_.clear();
        served_.connections.send(served_.room.tick({stalled}, input.now));
    }
    if (const auto* asked = std::get_if<ClientQuery>(&input.what))
        served_.connections.send(room::answer(served_.room.snapshot(), *asked, input.now));
    if (const auto* asked = std::get_if<ClientQuestion>(&input.what)) work_out(*asked);
}

void RoomActor::judge(const RoomInput& input) {
    if (const auto* order = std::get_if<AdminOrder>(&input.what)) return judge(*order, input);
    Verdict verdict;
    if (const auto* wanted = std::get_if<ClientRequest>(&input.what))
        verdict = room::judge(served_.room.snapshot(), *wanted, input);
    if (const auto* bot = std::get_if<BotMoved>(&input.what)) {
        verdict = room::judge(served_.room.snapshot(), *bot, input);
        if (!verdict.step) bots_.note_futile(*bot);
    }
    served_.connections.send(verdict.answers);
    if (verdict.step) take(*std::move(verdict.step), input);
}

void RoomActor::judge(const AdminOrder& order, const InputContext& context) {
    auto verdict = room::judge(served_.room.snapshot(), order, context);
    if (!verdict) return order.reply->give(verdict.error());
    take(*std::move(verdict), context, order.reply);
}

void RoomActor::note_act(const RoomInput& input) {
    if (const auto from = acting(input)) served_.connections.send(served_.room.hear(*from, input.now));
}

void RoomActor::handle_chat(const RoomInput& input, const ClientChat& said) {
    inbox_.note_handled();
    try {
        note_act(input);
        auto entry = chat_.judge(said, input.now);
        set_timer();
        if (!entry) return;
        store(*std::move(entry), &RoomActor::chat_answered);
    } catch (const std::exception& fault) {
        report_fault(input, fault);
    }
}

void RoomActor::report_fault(const RoomInput& input, const std::exception& fault) const {
    served_.log_fault(fault);
    if (const auto from = sender(input))
        served_.connections.send(
            refuse(served_.room.snapshot(), *from, id_of(input), refusal(code::server_fault)));
}

// Steps:

void RoomActor::take_automatic_steps(const InputContext& context) {
    if (!served_.takes_steps() || faults_.pause().count() > 0) return;
    if (auto step = automatic_step(served_.room.snapshot(), context)) take(*std::move(step), context);
}

void RoomActor::take(Step step, const InputContext& context, const std::shared_ptr<OrderReply>& reply) {
    if (!step.records.empty())
        return store(steps_.begin(std::move(step), context, reply), &RoomActor::step_answered);
    served_.connections.send(served_.room.advance(std::move(step), context.now));
    if (reply) reply->give(std::nullopt);
}

void RoomActor::store(store::Entry entry, Answered answered) {
    entry.claim = claim_;
    served_.services.journal.store(std::move(entry), served_.shard,
                                   [self = shared_from_this(), answered](const auto& appended) {
                                       self->work([&] { (*self.*answered)(appended); });
                                   });
}

void RoomActor::step_answered(const store::Appended& appended) {
    try {
        const InputContext context = steps_.answered(appended);
        if (!appended.fault) take_automatic_steps(context);
    } catch (const std::exception& fault) {
        served_.log_fault(fault);
    }
    settle(appended);
}

void RoomActor::chat_answered(const store::Appended& appended) {
    const bool is_served = served_.is_open() && !is_fenced(appended);
    try {
        chat_.answered(appended);
        if (is_served && served_.room.shown()->stalled)
            served_.connections.send(served_.room.tick({timer_.is_stalled()}, served_.now()));
    } catch (const std::exception& fault) {
        served_.log_fault(fault);
    }
    if (served_.is_open()) settle(appended);
}

/// Continues the room's work after the store has answered.
void RoomActor::settle(const store::Appended& appended) {
    if (is_fenced(appended)) return leaving_.be_lost();
    served_.publish();
    if (served_.is_draining) return leaving_.end_if_drained();
    if (served_.room.state().phase == Phase::closed) return leaving_.end(protocol::Close::room_closed);
    if (!steps_.is_storing()) wake_bots();
    set_timer();
    handle_waiting();
}

// Work on other threads, and time:

void RoomActor::wake_bots() {
    for (const BotTurn& turn : bots_.wake())
        asio::co_spawn(
            served_.shard, [self = shared_from_this(), turn] { return self->play(turn); },
            logged("running a bot", {id(), turn.match.value()}));
}

asio::awaitable<void> RoomActor::play(BotTurn turn) {
    auto moved = co_await bots_.think(turn);
    if (moved) post(*std::move(moved));
}

void RoomActor::work_out(const ClientQuestion& asked) {
    QuestionVerdict question = room::judge(served_.room.snapshot(), asked);
    served_.connections.send(question.answers);
    if (!question.task) return;
    asio::co_spawn(
        served_.shard,
        [self = shared_from_this(), task = *std::move(question.task)] {
            return room::work_out(self->served_, task);
        },
        logged("answering a question", served_.subject()));
}

void RoomActor::set_timer() {
    timer_.set([self = weak_from_this()] {
        const auto actor = self.lock();
        if (!actor) return;
        actor->timer_.note_rung();
        actor->post(Tick{});
    });
}

}  // namespace reami::room
