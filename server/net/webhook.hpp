// Posts messages to a URL outside the server, on its own thread, so that no other part of the server waits.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <string>
#include <thread>

#include "engine/core/expected.hpp"
#include "server/runtime/throttle.hpp"

namespace reami::net {

/// A message, and the URL to which the webhook posts it.
struct WebhookPost {
    std::string url;     ///< http or https
    std::string header;  ///< one more header, such as `Authorization: Bearer …`; empty: none
    std::string content_type, body;
};

class Webhook : boost::noncopyable {
public:
    struct Waits {
        /// The limit of one attempt, including the name server's answer.
        std::chrono::milliseconds answer_within{10'000};
        std::chrono::milliseconds again_in{5'000};  ///< the pause before the second and last attempt
    };
    static constexpr std::size_t most_waiting = 64;

    Webhook() : Webhook(Waits()) {}
    explicit Webhook(Waits waits);
    ~Webhook() { stop(); }

    /// Queues the message, to send it after the earlier ones. The webhook drops a message if `most_waiting`
    /// messages are waiting, or if both attempts fail; it logs this at most once a minute. May be called from
    /// any thread, and returns at once.
    void send(WebhookPost post);
    /// Calls `act` once a second on the webhook's thread, until `stop`. May be called only once.
    void each_second(const std::function<void()>& act);
    /// Stops the thread. After this, the webhook sends no messages and calls no `act`.
    void stop();

private:
    void take(WebhookPost post);
    void warn(const std::string& why);
    boost::asio::awaitable<void> deliver();
    boost::asio::awaitable<Expected<void, std::string>> try_twice(const WebhookPost& post);

    const Waits waits_;
    boost::asio::io_context io_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
    std::deque<WebhookPost> waiting_;  ///< used on the webhook's thread only
    bool is_delivering_ = false;       ///< used on the webhook's thread only
    Throttle warning_{std::chrono::minutes(1)};
    std::thread thread_;
};

}  // namespace reami::net
