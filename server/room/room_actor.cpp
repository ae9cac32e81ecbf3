#include "server/room/room_actor.hpp"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <limits>

#include "server/clock.hpp"
#include "server/room/audience.hpp"

namespace reami::room {

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds first_retry = 1s, last_retry = 30s;

template <std::size_t size>
std::array<std::uint8_t, size> fresh_bytes() {
    std::array<std::uint8_t, size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

}  // namespace

RoomActor::RoomActor(Executor shard, store::RoomId id, Room room, const House& house)
    : shard_(std::move(shard)),
      id_(id),
      room_(std::move(room)),
      house_(house),
      inbox_(shard_, std::numeric_limits<std::size_t>::max()),  // `hand` and the connections bound it
      timer_(shard_) {}

void RoomActor::run() {
    asio::co_spawn(
        shard_, [self = shared_from_this()] { return self->deal_with_letters(); }, asio::detached);
}

void RoomActor::stop() {
    asio::post(shard_, [self = shared_from_this()] {
        self->inbox_.close();
        self->timer_.cancel();
    });
}

// What comes in.

void RoomActor::post(decltype(Letter::what) what) {
    ++waiting_;
    asio::post(shard_, [self = shared_from_this(), what = std::move(what)]() mutable {
        Letter letter{now_millis(), fresh_bytes<32>(), std::move(what)};
        self->inbox_.try_send(boost::system::error_code(), std::move(letter));
    });
}

GuestId RoomActor::come(Identity identity, const from_client::Hello& hello, std::shared_ptr<net::Line> line) {
    const GuestId guest = next_guest_++;
    asio::post(shard_, [self = shared_from_this(), guest, line = std::move(line)] {
        if (!self->inbox_.is_open()) return line->close(protocol::Close::room_closed);
        self->lines_.emplace(guest, line);
    });
    post(Came{guest, std::move(identity), hello.have, protocol::language(hello.lang)});
    return guest;
}

void RoomActor::go(GuestId guest) { post(Went{guest}); }

bool RoomActor::hand(GuestId guest, from_client::Message message) {
    if (waiting_ >= house_.inbox_letters) return false;
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

asio::awaitable<void> RoomActor::deal_with_letters() {
    for (;;) {
        auto [closed, letter] = co_await inbox_.async_receive(asio::as_tuple(asio::use_awaitable));
        if (closed) break;
        --waiting_;
        try {
            co_await deal_with(letter);
        } catch (const std::exception& e) {
            spdlog::error("room {} at v {}: {}", room_.table().code, room_.match() ? room_.match()->v() : 0,
                          e.what());
        }
        if (room_.table().phase == Phase::closed) break;
    }
    inbox_.close();
    for (const auto& [guest, line] : lines_) line->close(protocol::Close::room_closed);
}

asio::awaitable<void> RoomActor::deal_with(const Letter& letter) {
    if (const auto* bot = std::get_if<BotMoved>(&letter.what))
        std::erase_if(thinking_, [&](const BotTurn& turn) { return turn.seat == bot->seat; });
    if (const auto* came = std::get_if<Came>(&letter.what)) {
        send(room_.come(*came, letter.now));
    } else if (const auto* went = std::get_if<Went>(&letter.what)) {
        lines_.erase(went->guest);
        send(room_.go(went->guest, letter.now));
    } else if (std::holds_alternative<Tick>(letter.what)) {
        send(room_.tick(letter.now));
    } else {
        co_await answer(letter);
    }
    co_await go_on(letter);
    publish();
    wake_bots();
    set_timer(letter.now);
}

asio::awaitable<void> RoomActor::go_on(const Letter& letter) {
    for (auto step = room_.own_step(letter); step; step = room_.own_step(letter)) {
        const bool stored = co_await take(std::move(*step), letter.now);
        if (!stored) co_return;
    }
}

asio::awaitable<void> RoomActor::answer(const Letter& letter) {
    Verdict verdict = room_.judge(letter);
    send(verdict.answers);
    if (!verdict.step) co_return;
    co_await take(std::move(*verdict.step), letter.now);
}

asio::awaitable<bool> RoomActor::take(Step step, Millis now) {
    const bool needs_storing = !step.records.empty();
    if (needs_storing) {
        const bool stored = co_await store_records(step, now);
        if (!stored) co_return false;
    }
    send(room_.advance(std::move(step), now));
    co_return true;
}

asio::awaitable<bool> RoomActor::store_records(Step& step, Millis now) {
    for (store::Record& record : step.records)
        if (auto* ended = std::get_if<store::Ended>(&record)) ended->rows = rows_;
    store::Entry entry{id_, now, step.records};
    const store::Appended appended = co_await house_.journal.append(std::move(entry));
    if (appended.fault) {
        not_stored(step, *appended.fault);
        co_return false;
    }
    retry_in_ = 0ms;
    rows_.insert(rows_.end(), appended.rows.begin(), appended.rows.end());
    for (const store::Record& record : step.records)
        if (std::holds_alternative<store::Started>(record)) rows_.clear();
    co_return true;
}

void RoomActor::not_stored(const Step& step, const store::Fault& fault) {
    retry_in_ = std::clamp(2 * retry_in_, first_retry, last_retry);
    spdlog::error("room {}: not stored: {}", room_.table().code, fault.why);
    const bool is_known = fault.kind != store::Fault::Kind::unknown;
    if (is_known) send(room_.refuse(step, static_cast<int>(retry_in_ / 1s)));
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

// Bots and time.

void RoomActor::wake_bots() {
    for (const BotTurn& turn : room_.bot_turns()) {
        if (std::ranges::find(thinking_, turn) != thinking_.end()) continue;
        thinking_.push_back(turn);
        asio::co_spawn(
            shard_, [self = shared_from_this(), turn] { return self->think(turn); }, asio::detached);
    }
}

asio::awaitable<void> RoomActor::think(BotTurn turn) {
    asio::steady_timer wait(shard_, std::max(house_.bot_waits, retry_in_));
    co_await wait.async_wait(asio::use_awaitable);
    if (!room_.match()) co_return;
    const auto thought = [match = *room_.match(), turn,
                          seed = fresh_bytes<32>()]() -> asio::awaitable<std::string> {
        Random random(seed);
        co_return match.to_act().contains(turn.seat) ? match.bot_move(turn.bot, turn.seat, random)
                                                     : std::string();
    };
    std::string move = co_await asio::co_spawn(house_.workers, thought, asio::use_awaitable);
    post(BotMoved{turn.match, turn.seat, turn.ask, std::move(move)});
}

void RoomActor::set_timer(Millis now) {
    std::optional<Millis> wait;
    if (const auto due = room_.next_due(now)) wait = *due - now;
    if (retry_in_ > 0ms) wait = std::min<Millis>(wait.value_or(retry_in_.count()), retry_in_.count());
    if (!wait) {
        timer_.cancel();
        return;
    }
    timer_.expires_after(std::chrono::milliseconds(*wait));
    timer_.async_wait([self = weak_from_this()](boost::system::error_code cancelled) {
        const auto actor = self.lock();
        if (!cancelled && actor) actor->post(Tick{});
    });
}

}  // namespace reami::room
