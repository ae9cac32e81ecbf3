#include "server/push/push_queue.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <set>
#include <utility>

#include "server/push/base64url.hpp"
#include "server/push/encrypt.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::push {

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

/// The host of the subscription's push service.
std::string service_of(const PushMessage& message) { return net::url_parts(message.to.endpoint).authority; }

/// Whether one of the messages replaces the other.
bool is_same_news(const PushMessage& one, const PushMessage& other) {
    return one.device == other.device && one.topic == other.topic;
}

}  // namespace

PushQueue::PushQueue(Dependencies dependencies, Pace pace)
    : dependencies_(std::move(dependencies)), pace_(pace), thread_([this] { io_.run(); }) {}

void PushQueue::stop() {
    io_.stop();
    if (thread_.joinable()) thread_.join();
}

void PushQueue::send(PushMessage message) {
    asio::post(io_, [this, message = std::move(message)]() mutable {
        take({std::move(message), std::chrono::steady_clock::now()});
    });
}

void PushQueue::take(WaitingMessage waiting) {
    waiting_.remove_if([&](const WaitingMessage& one) { return is_same_news(one.message, waiting.message); });
    if (waiting_.size() >= pace_.most_waiting) waiting_.pop_front();
    waiting_.push_back(std::move(waiting));
    if (std::exchange(is_in_rounds_, true)) return;
    asio::co_spawn(io_, run_rounds(), [this](const std::exception_ptr& fault) {
        is_in_rounds_ = false;
        logged("sending messages to push services")(fault);
    });
}

asio::awaitable<void> PushQueue::run_rounds() {
    asio::steady_timer pause(io_);
    while (!waiting_.empty()) {
        start_due();
        pause.expires_after(pace_.between_rounds);
        co_await pause.async_wait(asio::use_awaitable);
    }
}

void PushQueue::start_due() {
    const auto now = std::chrono::steady_clock::now();
    std::erase_if(used_, [&](const auto& one) { return now - one.second.day_began >= 24h; });
    std::set<std::string> services;
    for (auto one = waiting_.begin(); one != waiting_.end() && services.size() < pace_.a_round;) {
        const bool starts = running_ < pace_.most_running && may_start(*one, now) &&
                            services.insert(service_of(one->message)).second;
        if (!starts) {
            ++one;
            continue;
        }
        WaitingMessage due = std::move(*one);
        one = waiting_.erase(one);
        count(due.message.device, now);
        ++running_;
        asio::co_spawn(io_, deliver(std::move(due)), [this](const std::exception_ptr& fault) {
            --running_;
            logged("sending a message to a push service")(fault);
        });
    }
}

bool PushQueue::may_start(const WaitingMessage& waiting, Time now) {
    if (waiting.not_before > now) return false;
    const auto use = used_.find(waiting.message.device);
    if (use == used_.end()) return true;
    if (use->second.today >= pace_.a_day) return false;
    return waiting.message.is_wanted_now || now - use->second.last >= pace_.between_messages;
}

void PushQueue::count(const store::TokenHash& device, Time now) {
    DeviceUse& use = used_.try_emplace(device, DeviceUse{.last = now, .day_began = now}).first->second;
    use.last = now;
    ++use.today;
}

asio::awaitable<void> PushQueue::deliver(WaitingMessage waiting) {
    const auto answer = co_await net::http_post(post_of(waiting.message), pace_.answer_within);
    answered(std::move(waiting), answer);
}

void PushQueue::answered(WaitingMessage waiting, const Expected<net::PostAnswer, std::string>& answer) {
    constexpr unsigned not_found = 404, gone = 410, too_many_requests = 429;
    const std::string service = service_of(waiting.message);
    if (!answer) {
        warn(service, answer.error());
        return again_later(std::move(waiting), 0ms);
    }
    if (answer->status / 100 == 2) return;
    if (answer->status == not_found || answer->status == gone) return dependencies_.gone(waiting.message);
    warn(service, "it answers with status " + std::to_string(answer->status));
    if (answer->status == too_many_requests || answer->status / 100 == 5)
        again_later(std::move(waiting), answer->retry_after.value_or(0s));
}

void PushQueue::again_later(WaitingMessage waiting, std::chrono::milliseconds at_least) {
    if (waiting.attempt >= pace_.attempts) return;
    const auto pause = pace_.first_retry * (1 << (2 * (waiting.attempt - 1)));
    ++waiting.attempt;
    waiting.not_before = std::chrono::steady_clock::now() + std::max(pause, at_least);
    const bool is_outdated = std::ranges::any_of(
        waiting_, [&](const WaitingMessage& one) { return is_same_news(one.message, waiting.message); });
    if (!is_outdated) take(std::move(waiting));
}

net::HttpPost PushQueue::post_of(const PushMessage& message) const {
    const auto key = CurveKey::of_public(from_base64url(message.to.p256dh).value_or(""));
    const std::string auth = from_base64url(message.to.auth).value_or("");
    if (!key) throw std::runtime_error("a stored subscription has no valid key");
    const std::string authorization = dependencies_.vapid.authorization(
        "https://" + service_of(message), dependencies_.contact(), now_millis() / 1000);
    return {.url = message.to.endpoint,
            .headers = {{"TTL", std::to_string(message.lifetime.count())},
                        {"Urgency", "normal"},
                        {"Topic", message.topic},
                        {"Content-Type", "application/octet-stream"},
                        {"Content-Encoding", "aes128gcm"},
                        {"Authorization", authorization}},
            .body = encrypt(message.text, {*key, auth}),
            .may_dial = dependencies_.may_dial};
}

void PushQueue::warn(const std::string& host, const std::string& why) {
    if (warning_.is_due(std::chrono::steady_clock::now()))
        spdlog::warn("could not send a message to the push service {}: {}", host, why);
}

}  // namespace reami::push
