// Sends messages to push services, on its own thread, so that no other part of the server waits.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <functional>
#include <list>
#include <map>
#include <string>
#include <thread>

#include "server/net/http_post.hpp"
#include "server/push/vapid.hpp"
#include "server/runtime/throttle.hpp"
#include "server/store/push_record.hpp"

namespace reami::push {

/// A message for one device.
struct PushMessage {
    store::TokenHash device{};
    store::PushSubscription to;
    std::string text;   ///< what the browser gets
    std::string topic;  ///< a message replaces an earlier one with the same topic that was not delivered yet
    std::chrono::seconds lifetime{86'400};  ///< how long the push service keeps it for a browser that is off
    bool is_wanted_now = false;             ///< somebody waits for it, so it need not wait for its turn
};

class PushQueue : boost::noncopyable {
public:
    using Time = std::chrono::steady_clock::time_point;

    struct Pace {
        std::chrono::milliseconds between_rounds{200};
        std::size_t a_round = 10;                            ///< messages; of these, one per push service
        std::chrono::milliseconds between_messages{60'000};  ///< to one device
        std::size_t a_day = 200;                             ///< messages to one device
        std::size_t most_waiting = 1'000;                    ///< if there are more, the oldest is dropped
        std::size_t most_running = 50;
        std::chrono::milliseconds answer_within{10'000};
        std::chrono::milliseconds first_retry{30'000};  ///< the next ones come later and later
        int attempts = 4;
    };
    struct Dependencies {
        const Vapid& vapid;
        std::function<std::string()> contact;  ///< the operator's address, for push services
        /// Called on the queue's thread: the push service has no such subscription any more.
        std::function<void(const PushMessage&)> gone;
        net::MayDial may_dial;
    };

    PushQueue(Dependencies dependencies, Pace pace);
    explicit PushQueue(Dependencies dependencies) : PushQueue(std::move(dependencies), Pace()) {}
    ~PushQueue() { stop(); }

    /// May be called from any thread, and returns at once.
    void send(PushMessage message);
    boost::asio::any_io_executor executor() { return io_.get_executor(); }
    /// Stops the thread, and drops the messages that are not sent yet.
    void stop();

private:
    struct WaitingMessage {
        PushMessage message;
        Time not_before;
        int attempt = 1;
    };
    struct DeviceUse {
        Time last;
        Time day_began;
        std::size_t today = 0;
    };

    void take(WaitingMessage waiting);
    boost::asio::awaitable<void> run_rounds();
    void start_due();
    bool may_start(const WaitingMessage& waiting, Time now);
    void count(const store::TokenHash& device, Time now);
    boost::asio::awaitable<void> deliver(WaitingMessage waiting);
    void answered(WaitingMessage waiting, const Expected<net::PostAnswer, std::string>& answer);
    void again_later(WaitingMessage waiting, std::chrono::milliseconds at_least);
    net::HttpPost post_of(const PushMessage& message) const;
    void warn(const std::string& host, const std::string& why);

    const Dependencies dependencies_;
    const Pace pace_;
    boost::asio::io_context io_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
    // Used on the queue's thread only:
    std::list<WaitingMessage> waiting_;
    std::map<store::TokenHash, DeviceUse> used_;
    std::size_t running_ = 0;
    bool is_in_rounds_ = false;
    Throttle warning_{std::chrono::minutes(1)};
    std::thread thread_;
};

}  // namespace reami::push
