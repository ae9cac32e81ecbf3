#include "server/net/webhook.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/net/http_post.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::net {

namespace asio = boost::asio;

namespace {

/// The reason why an attempt has failed.
struct NotDelivered {
    std::string why;
    bool may_pass = true;  ///< another attempt may succeed
};

HttpPost http_post_of(const WebhookPost& post) {
    HttpPost sent{.url = post.url, .headers = {{"Content-Type", post.content_type}}, .body = post.body};
    if (const auto colon = post.header.find(": "); colon != std::string::npos)
        sent.headers.emplace_back(post.header.substr(0, colon), post.header.substr(colon + 2));
    return sent;
}

asio::awaitable<Expected<void, NotDelivered>> deliver_once(const WebhookPost& post,
                                                           std::chrono::milliseconds within) {
    const auto answer = co_await http_post(http_post_of(post), within);
    if (!answer) co_return NotDelivered{answer.error()};
    const unsigned status = answer->status;
    constexpr unsigned too_many_requests = 429;
    if (status / 100 == 2) co_return in_place_value;
    co_return NotDelivered{"it answers with status " + std::to_string(status),
                           status / 100 == 5 || status == too_many_requests};
}

asio::awaitable<void> tick(asio::io_context& io, std::function<void()> act) {
    asio::steady_timer second(io);
    for (;;) {
        second.expires_after(std::chrono::seconds(1));
        co_await second.async_wait(asio::use_awaitable);
        act();
    }
}

}  // namespace

Webhook::Webhook(Waits waits) : waits_(waits), thread_([this] { io_.run(); }) {}

void Webhook::stop() {
    io_.stop();
    if (thread_.joinable()) thread_.join();
}

/// If `act` throws, logs the exception and starts again.
void Webhook::each_second(const std::function<void()>& act) {
    asio::co_spawn(io_, tick(io_, act), [this, act](const std::exception_ptr& fault) {
        logged("collecting notices for operators")(fault);
        each_second(act);
    });
}

void Webhook::send(WebhookPost post) {
    asio::post(io_, [this, post = std::move(post)]() mutable { take(std::move(post)); });
}

void Webhook::take(WebhookPost post) {
    if (waiting_.size() >= most_waiting) return warn("too many earlier notices are waiting");
    waiting_.push_back(std::move(post));
    if (std::exchange(is_delivering_, true)) return;
    asio::co_spawn(io_, deliver(), [this](const std::exception_ptr& fault) {
        is_delivering_ = false;
        logged("sending notices")(fault);
    });
}

void Webhook::warn(const std::string& why) {
    if (warning_.is_due(std::chrono::steady_clock::now()))
        spdlog::warn("could not send a notice to `webhook`: {}", why);
}

asio::awaitable<void> Webhook::deliver() {
    while (!waiting_.empty()) {
        const WebhookPost post = std::move(waiting_.front());
        waiting_.pop_front();
        const auto delivered = co_await try_twice(post);
        if (!delivered) warn(delivered.error());
    }
}

asio::awaitable<Expected<void, std::string>> Webhook::try_twice(const WebhookPost& post) {
    auto delivered = co_await deliver_once(post, waits_.answer_within);
    if (!delivered && delivered.error().may_pass) {
        asio::steady_timer pause(io_, waits_.again_in);
        co_await pause.async_wait(asio::use_awaitable);
        delivered = co_await deliver_once(post, waits_.answer_within);
    }
    if (!delivered) co_return delivered.error().why;
    co_return in_place_value;
}

}  // namespace reami::net
