#include "server/net/webhook.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <memory>
#include <string_view>
#include <utility>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "protocol/transport/stream.hpp"
#include "server/net/dial.hpp"
#include "server/runtime/log_about.hpp"
#include "server/settings/host_and_port.hpp"

namespace reami::net {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using transport::outcome;

namespace {

/// The reason why an attempt has failed.
struct NotDelivered {
    std::string why;
    bool may_pass = true;  ///< another attempt may succeed
};

struct WebhookUrl {
    bool secure = false;
    std::string authority;       ///< for the Host header
    std::string host_with_port;  ///< for the connection
    std::string target;          ///< the path and the query
};

/// Splits a URL. Expects that the settings have checked it.
WebhookUrl webhook_url(std::string_view url) {
    WebhookUrl parts;
    parts.secure = url.starts_with("https://");
    url.remove_prefix(url.find("://") + 3);
    url = url.substr(0, url.find('#'));
    const auto end = std::min(url.find_first_of("/?"), url.size());
    parts.authority = url.substr(0, end);
    parts.target = url.substr(end);
    if (!parts.target.starts_with('/')) parts.target.insert(0, "/");
    parts.host_with_port =
        host_and_port(parts.authority) ? parts.authority : parts.authority + (parts.secure ? ":443" : ":80");
    return parts;
}

std::shared_ptr<asio::ssl::context> trusting_this_machines_authorities() {
    auto tls = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_client);
    tls->set_default_verify_paths();
    tls->set_verify_mode(asio::ssl::verify_peer);
    return tls;
}

http::request<http::string_body> request_of(const WebhookPost& post, const WebhookUrl& to) {
    constexpr unsigned http_version = 11;
    http::request<http::string_body> request(http::verb::post, to.target, http_version);
    request.set(http::field::host, to.authority);
    request.set(http::field::user_agent, "reami-server");
    request.set(http::field::connection, "close");
    request.set(http::field::content_type, post.content_type);
    if (const auto colon = post.header.find(": "); colon != std::string::npos)
        request.set(post.header.substr(0, colon), post.header.substr(colon + 2));
    request.body() = post.body;
    request.prepare_payload();
    return request;
}

asio::awaitable<Expected<void, NotDelivered>> deliver_once(const WebhookPost& post,
                                                           std::chrono::milliseconds within) {
    const auto until = std::chrono::steady_clock::now() + within;
    const WebhookUrl to = webhook_url(post.url);
    auto dialled = co_await dial(to.host_with_port, until);
    if (!dialled) co_return NotDelivered{dialled.error()};
    const auto host = host_and_port(to.host_with_port);
    transport::Stream stream(*std::move(dialled), to.secure ? trusting_this_machines_authorities() : nullptr,
                             host ? std::optional(host->host) : std::nullopt);
    stream.expires_at(until);
    const bool is_trusted = co_await stream.handshake();
    if (!is_trusted)
        co_return NotDelivered{
            "the TLS handshake failed; perhaps no trusted authority has signed its certificate"};
    const auto request = request_of(post, to);
    const auto [unsent, sent] = co_await http::async_write(stream, request, outcome);
    if (unsent) co_return NotDelivered{unsent.message()};
    boost::beast::flat_buffer buffer;
    http::response_parser<http::empty_body> answer;
    const auto [lost, read] = co_await http::async_read_header(stream, buffer, answer, outcome);
    if (lost) co_return NotDelivered{"it does not answer: " + lost.message()};
    const unsigned status = answer.get().result_int();
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
