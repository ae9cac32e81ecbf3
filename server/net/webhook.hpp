// Posts messages to an address of somebody else's, on a thread of its own: nothing in the server waits for
// it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "server/runtime/throttle.hpp"

namespace reami::net {

/// A message and its address.
struct WebhookPost {
    std::string url;     ///< http or https
    std::string header;  ///< one more, `Authorization: Bearer …`; empty: none
    std::string content_type, body;
};

class Webhook {
public:
    struct Waits {
        std::chrono::milliseconds answer_within{10'000};  ///< from the name server's question on
        std::chrono::milliseconds again_in{5'000};        ///< the one time that a message is tried again
    };
    static constexpr std::size_t most_waiting = 64;

    Webhook() : Webhook(Waits()) {}
    explicit Webhook(Waits waits);
    ~Webhook() { stop(); }
    Webhook(const Webhook&) = delete;
    Webhook& operator=(const Webhook&) = delete;

    /// Soon, after those before; it is dropped if `most_waiting` wait already, or if it can't be delivered at
    /// the second try. The log says so once a minute. From any thread; never waits.
    void send(WebhookPost post);
    /// Calls this once a second, on the thread of the webhook, until it stops. To be called once.
    void each_second(const std::function<void()>& act);
    /// Stops: nothing is sent or called any more.
    void stop();

private:
    void take(WebhookPost post);
    void warn(const std::string& why);
    boost::asio::awaitable<void> deliver();
    boost::asio::awaitable<std::optional<std::string>> try_twice(const WebhookPost& post);

    const Waits waits_;
    boost::asio::io_context io_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
    std::deque<WebhookPost> waiting_;  ///< on the thread of the webhook, as the next
    bool is_delivering_ = false;
    Throttle warning_{std::chrono::minutes(1)};
    std::thread thread_;
};

}  // namespace reami::net
