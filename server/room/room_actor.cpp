#include "server/room/room_actor.hpp"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>

#include "server/logged.hpp"
#include "server/room/audience.hpp"
#include "server/room/retry.hpp"

namespace reami::room {

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

/// How long people wait for the disk before they are told that they do.
constexpr std::chrono::milliseconds stalled_after = 2s;

template <std::size_t size>
std::array<std::uint8_t, size> fresh_bytes() {
    std::array<std::uint8_t, size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

/// Messages that are answered from what is stored.
bool only_reads(const from_client::Message& message) {
    return std::holds_alternative<from_client::Ping>(message) ||
           std::holds_alternative<from_client::Sync>(message) ||
           std::holds_alternative<from_client::Lines>(message);
}

}  // namespace

RoomActor::RoomActor(Executor shard, store::RoomId id, Room room, const House& house)
    : shard_(std::move(shard)),
      id_(id),
      room_(std::move(room)),
      house_(house),
      alarm_(house.clock.alarm(shard_)) {}

void RoomActor::run() { post(Tick{}); }

void RoomActor::stop() {
    asio::post(shard_, [self = shared_from_this()] {
        self->is_open_ = false;
        self->waiting_.clear();
        self->waiting_chat_.clear();
        self->alarm_->cancel();
    });
}

// What comes in.

void RoomActor::post(decltype(Letter::what) what) {
    ++letters_;
    asio::post(shard_, [self = shared_from_this(), what = std::move(what)]() mutable {
        self->arrive({self->house_.clock.now(), fresh_bytes<32>(), std::move(what)});
    });
}

GuestId RoomActor::come(Visitor visitor, const from_client::Hello& hello, std::shared_ptr<net::Line> line) {
    const GuestId guest = next_guest_++;
    asio::post(shard_, [self = shared_from_this(), guest, line = std::move(line)] {
        if (!self->is_open_) return line->close(protocol::Close::room_closed);
        self->lines_.emplace(guest, line);
    });
    post(Came{guest, std::move(visitor), hello.have, protocol::language(hello.lang)});
    return guest;
}

void RoomActor::go(GuestId guest) { post(Went{guest}); }

bool RoomActor::hand(GuestId guest, from_client::Message message) {
    if (letters_ >= house_.inbox_letters) return false;
    post(Message{guest, std::move(message)});
    return true;
}

void RoomActor::say_bye(const from_server::Bye& bye) {
    asio::post(shard_, [self = shared_from_this(), text = encoded(bye)] {
        for (const auto& [guest, line] : self->lines_) {
            line->send(text, net::Delivery::always);
            line->close(protocol::Close::restart);
        }
    });
}

// One letter at a time.

void RoomActor::arrive(Letter letter) {
    if (is_of_chat(letter)) return arrive_chat(std::move(letter));
    if (must_wait(letter)) return waiting_.push_back(std::move(letter));
    deal_with(letter);
    deal_with_waiting();
}

/// Whoever goes has been heard before.
bool RoomActor::must_wait(const Letter& letter) const {
    if (!storing_) return false;
    if (const auto* said = std::get_if<Message>(&letter.what)) return !only_reads(said->message);
    if (const auto* went = std::get_if<Went>(&letter.what)) return is_among(waiting_, went->guest);
    return std::holds_alternative<BotMoved>(letter.what);
}

void RoomActor::deal_with_waiting() {
    while (is_open_ && !storing_ && !waiting_.empty()) {
        const Letter letter = std::move(waiting_.front());
        waiting_.pop_front();
        deal_with(letter);
    }
}

bool RoomActor::is_among(const std::deque<Letter>& letters, GuestId guest) {
    return std::ranges::any_of(letters, [guest](const Letter& letter) {
        const auto* said = std::get_if<Message>(&letter.what);
        return said && said->guest == guest;
    });
}

void RoomActor::deal_with(const Letter& letter) {
    --letters_;
    if (!is_open_) return;
    try {
        deal_with_at_once(letter);
        if (!storing_) judge(letter);
        if (!storing_) go_on(letter);
    } catch (const std::exception& fault) {
        log_fault(letter, fault);
    }
    publish();
    if (!storing_) wake_bots();
    set_alarm();
}

void RoomActor::deal_with_at_once(const Letter& letter) {
    if (const auto* bot = std::get_if<BotMoved>(&letter.what))
        std::erase_if(thinking_, [&](const BotTurn& turn) { return turn.seat == bot->seat; });
    if (const auto* came = std::get_if<Came>(&letter.what)) send(room_.come(*came, letter.now));
    if (const auto* went = std::get_if<Went>(&letter.what)) {
        lines_.erase(went->guest);
        send(room_.go(went->guest, letter.now));
    }
    if (std::holds_alternative<Tick>(letter.what)) {
        const bool stalled = is_stalled();
        if (!stalled) retry_in_ = 0ms;
        send(room_.tick({stalled}, letter.now));
    }
    const auto* said = std::get_if<Message>(&letter.what);
    if (storing_ && said) send(room_.judge(letter).answers);
}

void RoomActor::judge(const Letter& letter) {
    Verdict verdict = room_.judge(letter);
    send(verdict.answers);
    if (verdict.step) take(*std::move(verdict.step), letter);
}

void RoomActor::go_on(const Letter& letter) {
    if (!is_open_ || retry_in_ > 0ms) return;
    if (auto step = room_.own_step(letter)) take(*std::move(step), letter);
}

void RoomActor::take(Step step, const Letter& letter) {
    if (step.records.empty()) return send(room_.advance(std::move(step), letter.now));
    storing_.emplace(Storing{std::move(step), {letter.now, letter.fresh, Tick()}, house_.clock.now().steady});
    asio::co_spawn(
        shard_, [self = shared_from_this()] { return self->store(); },
        logged("room " + room_.table().code + ": storing"));
}

void RoomActor::close() {
    is_open_ = false;
    waiting_.clear();
    waiting_chat_.clear();
    alarm_->cancel();
    for (const auto& [guest, line] : lines_) line->close(protocol::Close::room_closed);
}

void RoomActor::log_fault(const Letter& letter, const std::exception& fault) {
    spdlog::error("room {} at v {}: {}", room_.table().code, room_.match() ? room_.match()->v() : 0,
                  fault.what());
    if (const auto* said = std::get_if<Message>(&letter.what)) send(room_.fault(*said));
}

// The disk.

asio::awaitable<void> RoomActor::store() {
    for (store::Record& record : storing_->step.records) {
        if (auto* ended = std::get_if<store::Ended>(&record)) ended->rows = rows_;
        if (auto* abandoned = std::get_if<store::Abandoned>(&record)) abandoned->rows = rows_;
    }
    store::Entry entry{id_, storing_->letter.now.wall, storing_->step.records};
    const store::Appended appended = co_await append(std::move(entry));
    const Letter letter = storing_->letter;
    try {
        stored(appended);
        storing_.reset();
        if (!appended.fault) go_on(letter);
    } catch (const std::exception& fault) {
        storing_.reset();
        log_fault(letter, fault);
    }
    publish();
    if (room_.table().phase == Phase::closed) co_return close();
    if (!storing_) wake_bots();
    set_alarm();
    deal_with_waiting();
    deal_with_waiting_chat();
}

asio::awaitable<store::Appended> RoomActor::append(store::Entry entry) {
    try {
        co_return co_await house_.journal.append(std::move(entry));
    } catch (const std::exception& fault) {
        co_return store::Appended{store::Fault{store::Fault::Kind::unavailable, fault.what()}, {}};
    }
}

void RoomActor::stored(const store::Appended& appended) {
    if (appended.fault) return not_stored(storing_->step.asker, *appended.fault);
    retry_in_ = 0ms;
    rows_.insert(rows_.end(), appended.rows.begin(), appended.rows.end());
    for (const store::Record& record : storing_->step.records)
        if (std::holds_alternative<store::Started>(record)) rows_.clear();
    const Moment now = storing_->letter.now;
    if (room_.shown().stalled) send(room_.tick({}, now));
    send(room_.advance(std::move(storing_->step), now));
}

void RoomActor::not_stored(const std::optional<Asker>& asker, const store::Fault& fault) {
    spdlog::error("room {}: not stored: {}", room_.table().code, fault.why);
    const bool is_final = fault.kind == store::Fault::Kind::refused;
    if (is_final && asker) return send(room_.refuse(*asker, {}));
    retry_in_ = is_final ? last_retry : growing(retry_in_);
    if (fault.kind == store::Fault::Kind::unknown) return;  // the next start of the server knows
    if (asker) send(room_.refuse(*asker, static_cast<int>(retry_in_ / 1s)));
}

bool RoomActor::is_stalled() const {
    const auto has_waited_since = [this](Millis since) {
        return house_.clock.now().steady - since >= stalled_after.count();
    };
    if (storing_chat_since_ && has_waited_since(*storing_chat_since_)) return true;
    if (storing_) return has_waited_since(storing_->since);
    return retry_in_ > 0ms && !house_.journal.health().answering;
}

// What goes out.

void RoomActor::send(const std::vector<Mail>& mail) const {
    for (const Mail& one : mail)
        if (const auto line = lines_.find(one.to); line != lines_.end())
            line->second->send(one.text, one.delivery);
}

void RoomActor::send(const Post& post) {
    send(post.mail);
    for (const Goodbye& goodbye : post.goodbyes)
        if (const auto line = lines_.find(goodbye.to); line != lines_.end()) line->second->close(goodbye.why);
}

void RoomActor::publish() {
    if (room_.shown() == published_) return;
    published_ = room_.shown();
    house_.changed(published_);
}

// Time.

void RoomActor::set_alarm() {
    if (!is_open_) return;
    const Millis now = house_.clock.now().steady;
    std::optional<Millis> due = storing_ ? std::nullopt : room_.next_due(now);
    const auto consider = [&](Millis at) { due = std::min(due.value_or(at), at); };
    if (storing_ && !room_.shown().stalled)
        consider(std::max(now + 1, storing_->since + stalled_after.count()));
    if (storing_chat_since_ && !room_.shown().stalled)
        consider(std::max(now + 1, *storing_chat_since_ + stalled_after.count()));
    if (retry_in_ > 0ms) consider(now + retry_in_.count());
    const bool rings_in_time = !due || (rings_at_ && *rings_at_ <= *due);
    if (rings_in_time) return;  // when it rings, it is set anew
    rings_at_ = due;
    alarm_->set(*due, [self = weak_from_this()] {
        const auto actor = self.lock();
        if (!actor) return;
        actor->rings_at_.reset();
        actor->post(Tick{});
    });
}

}  // namespace reami::room
