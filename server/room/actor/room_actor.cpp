#include "server/room/actor/room_actor.hpp"

#include <sodium.h>

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/encoded.hpp"
#include "server/room/actor/delivery.hpp"
#include "server/room/actor/during.hpp"
#include "server/room/actor/retry.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::room {

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

Secret fresh_secret() {
    Secret secret{};
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

}  // namespace

RoomActor::RoomActor(Executor shard, store::RoomId id, Room room, const RoomServices& services,
                     std::shared_ptr<store::RoomClaim> claim)
    : shard_(std::move(shard)),
      id_(id),
      claim_(std::move(claim)),
      room_(std::move(room)),
      services_(services),
      alarm_(services.clock.alarm(shard_)),
      next_secret_(fresh_secret()),
      most_inputs_(services.inbox_size),
      left_since_(services.clock.now().steady) {}

void RoomActor::run() { post(Tick{}); }

void RoomActor::stop() {
    asio::post(shard_, [self = shared_from_this()] { self->stop_working(self->why_ended_); });
}

void RoomActor::stop_working(protocol::Close why) {
    is_open_ = false;
    why_ended_ = why;
    waiting_.clear();
    waiting_chat_.clear();
    alarm_->cancel();
}

/// Stops working, and closes all connections with that code.
void RoomActor::end(protocol::Close why) {
    stop_working(why);
    for (const auto& [client, to] : connections_) to.connection->close(why);
}

// Inputs:

void RoomActor::post(decltype(RoomInput::what) what) {
    ++inputs_;
    const auto came = std::chrono::steady_clock::now();
    if (shard_.running_in_this_thread()) return arrive(std::move(what), came);
    asio::post(shard_, [self = shared_from_this(), what = std::move(what), came]() mutable {
        self->arrive(std::move(what), came);
    });
}

ClientId RoomActor::come(Visitor visitor, const from_client::Hello& hello,
                         std::shared_ptr<net::ConnectionHandle> connection, bool passed_on) {
    const ClientId client = next_client_++;
    asio::dispatch(shard_,
                   [self = shared_from_this(), client, connection = std::move(connection), passed_on] {
                       if (!self->is_open_) return connection->close(self->why_ended_);
                       self->connections_.emplace(client, RoomConnection{connection, passed_on});
                       if (!passed_on) self->left_since_ = somebody_is_here;
                   });
    post(Came{client, std::move(visitor), hello.have, protocol::language(hello.lang)});
    return client;
}

void RoomActor::go(ClientId client) { post(Went{client}); }

bool RoomActor::hand(ClientId client, from_client::RoomMessage message) {
    if (inputs_ >= most_inputs_) return false;
    if (const auto* query = std::get_if<from_client::Query>(&message))
        post(ClientQuery{client, *query});
    else if (auto* question = std::get_if<from_client::Question>(&message))
        post(ClientQuestion{client, std::move(*question)});
    else if (auto* request = std::get_if<from_client::Request>(&message))
        post(ClientRequest{client, std::move(*request)});
    else
        post(ClientChat{client, std::get<from_client::Chat>(std::move(message))});
    return true;
}

void RoomActor::change(const Terms& terms, std::chrono::milliseconds bot_waits, std::size_t inbox_size) {
    most_inputs_ = inbox_size;
    asio::post(shard_, [self = shared_from_this(), terms, bot_waits] {
        self->room_.change(terms);
        self->services_.bot_waits = bot_waits;
        self->post(Tick{});  // handles due work, and sets the timer for the next due time
    });
}

void RoomActor::drain(std::function<void()> done) {
    asio::post(shard_, [self = shared_from_this(), done = std::move(done)]() mutable {
        self->begin_draining(std::move(done));
    });
}

/// Waiting inputs get no answer: their clients repeat them after they have reconnected.
void RoomActor::end_if_drained() {
    if (storing_ || storing_chat_since_ || !when_drained_) return;
    stop_working(protocol::Close::restart);
    std::exchange(when_drained_, nullptr)();
}

void RoomActor::say_bye(const from_server::Bye& bye) {
    asio::post(shard_, [self = shared_from_this(), text = net::encoded(bye)] {
        for (const auto& [client, to] : self->connections_) {
            to.connection->send(text, net::Delivery::always);
            to.connection->close(protocol::Close::restart);
        }
    });
}

// Handling one input at a time:

void RoomActor::arrive(decltype(RoomInput::what) what, std::chrono::steady_clock::time_point came) {
    RoomInput input{{services_.clock.now(), next_secret_, came}, std::move(what)};
    if (is_busy_) return arrived_.push_back(std::move(input));
    const During dealing(is_busy_);
    sort(std::move(input));
    deal_with_arrived();
}

void RoomActor::deal_with_arrived() {
    while (!arrived_.empty()) {
        RoomInput input = std::move(arrived_.front());
        arrived_.pop_front();
        sort(std::move(input));
    }
}

void RoomActor::sort(RoomInput input) {
    if (is_of_chat(input)) return arrive_chat(std::move(input));
    if (must_wait(input)) return waiting_.push_back(std::move(input));
    deal_with(input);
    deal_with_waiting();
}

/// Whether the input waits until the current step is stored. A `Went` does if earlier inputs of its client
/// wait, because these are handled before the client leaves.
bool RoomActor::must_wait(const RoomInput& input) const {
    if (!is_open_ || (!storing_ && !is_draining_)) return false;
    if (const auto* went = std::get_if<Went>(&input.what)) return is_among(waiting_, went->client);
    return std::holds_alternative<ClientRequest>(input.what) ||
           std::holds_alternative<BotMoved>(input.what) || std::holds_alternative<AdminOrder>(input.what);
}

void RoomActor::deal_with_waiting() {
    while (is_open_ && !is_draining_ && !storing_ && !waiting_.empty()) {
        const RoomInput input = std::move(waiting_.front());
        waiting_.pop_front();
        deal_with(input);
    }
}

bool RoomActor::is_among(const std::list<RoomInput>& inputs, ClientId client) {
    return std::ranges::any_of(inputs, [client](const RoomInput& input) { return sender(input) == client; });
}

void RoomActor::deal_with(const RoomInput& input) {
    --inputs_;
    if (!is_open_) return;
    try {
        deal_with_at_once(input);
        if (!storing_) judge(input);
        if (!storing_) go_on(input);
    } catch (const std::exception& fault) {
        report_fault(input, fault);
    }
    publish();
    if (!storing_) wake_bots();
    set_alarm();
}

void RoomActor::deal_with_at_once(const RoomInput& input) {
    if (const auto* bot = std::get_if<BotMoved>(&input.what))
        std::erase_if(thinking_, [&](const BotTurn& turn) { return turn.seat == bot->seat; });
    if (const auto* came = std::get_if<Came>(&input.what)) {
        send(room_.come(*came, input.now));
        note_seat(came->client);
    }
    if (const auto* went = std::get_if<Went>(&input.what)) {
        forget(went->client);
        send(room_.go(went->client, input.now));
    }
    if (const auto* attended = std::get_if<Attended>(&input.what)) send(room_.attend(*attended, input.now));
    if (std::holds_alternative<Tick>(input.what)) {
        const bool stalled = is_stalled();
        if (!stalled) retry_in_ = 0ms;
        send(room_.tick({stalled}, input.now));
    }
    if (const auto* asked = std::get_if<ClientQuery>(&input.what)) send(room_.answer(*asked, input.now));
    if (const auto* asked = std::get_if<ClientQuestion>(&input.what)) work_out(room_.judge(*asked));
}

void RoomActor::judge(const RoomInput& input) {
    if (const auto* order = std::get_if<AdminOrder>(&input.what)) return judge(*order, input);
    Verdict verdict;
    if (const auto* wanted = std::get_if<ClientRequest>(&input.what)) verdict = room_.judge(*wanted, input);
    if (const auto* bot = std::get_if<BotMoved>(&input.what)) {
        verdict = room_.judge(*bot, input);
        if (!verdict.step) note_futile(*bot);
    }
    send(verdict.answers);
    if (verdict.step) take(*std::move(verdict.step), input);
}

void RoomActor::go_on(const Occasion& occasion) {
    if (!is_open_ || is_draining_ || retry_in_ > 0ms) return;
    if (auto step = room_.own_step(occasion)) take(*std::move(step), occasion);
}

void RoomActor::take(Step step, const Occasion& occasion) {
    if (step.records.empty()) return send(room_.advance(std::move(step), occasion.now));
    if (std::ranges::any_of(step.records, ends_match)) next_secret_ = fresh_secret();
    storing_.emplace(Storing{std::move(step), occasion, services_.clock.now().steady});
    store({id_, occasion.now.wall, storing_->step.records}, &RoomActor::step_answered);
}

LogSubject RoomActor::subject() const { return {id_, room_.state().match.value()}; }

void RoomActor::log_fault(const std::exception& fault) const {
    log_about(spdlog::level::err, subject(), "failed at v {}: {}", room_.state().v().value(), fault.what());
}

void RoomActor::report_fault(const RoomInput& input, const std::exception& fault) const {
    log_fault(fault);
    if (const auto from = sender(input)) send(room_.fault(*from, id_of(input)));
}

// Outputs:

void RoomActor::send(const std::vector<OutgoingMessage>& messages) const {
    for (const OutgoingMessage& one : messages)
        if (const auto to = connections_.find(one.to); to != connections_.end())
            to->second.connection->send(one.message.text, delivery(one.message));
}

void RoomActor::send(const RoomOutput& output) {
    send(output.messages);
    for (const Disconnect& one : output.disconnects)
        if (const auto to = connections_.find(one.to); to != connections_.end())
            to->second.connection->close(one.why);
}

void RoomActor::publish() {
    if (room_.shown() == published_) return;
    published_ = room_.shown();
    services_.changed(published_);
    note_seats();
}

// Time:

void RoomActor::set_alarm() {
    if (!is_open_) return;
    const Millis now = services_.clock.now().steady;
    std::optional<Millis> due = storing_ ? std::nullopt : room_.next_due(now);
    const auto consider = [&](Millis at) { due = std::min(due.value_or(at), at); };
    if (storing_ && !room_.shown()->stalled)
        consider(std::max(now + 1, storing_->since + stalled_after.count()));
    if (storing_chat_since_ && !room_.shown()->stalled)
        consider(std::max(now + 1, *storing_chat_since_ + stalled_after.count()));
    if (retry_in_ > 0ms) consider(now < retries_at_ ? retries_at_ : now + retry_in_.count());
    if (!due || (rings_at_ && *rings_at_ <= *due)) return;  // set again when it rings
    rings_at_ = due;
    alarm_->set(*due, [self = weak_from_this()] {
        const auto actor = self.lock();
        if (!actor) return;
        actor->rings_at_.reset();
        actor->post(Tick{});
    });
}

}  // namespace reami::room
