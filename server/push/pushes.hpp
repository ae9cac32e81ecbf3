// Tells people by web push what happens in their rooms while no page of Reami is open. PROTOCOL.md, "Web
// push".
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <mutex>
#include <optional>
#include <string>

#include "engine/core/expected.hpp"
#include "protocol/messages/refusal.hpp"
#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/rooms/hourly_quota.hpp"
#include "server/push/push_queue.hpp"
#include "server/push/reachable.hpp"
#include "server/room/reminders.hpp"
#include "server/settings/current_settings.hpp"
#include "server/store/journal.hpp"
#include "server/store/read/readers.hpp"

namespace reami::push {

/// Any thread may call every function.
class Pushes {
public:
    static constexpr std::size_t tries_an_hour = 10;  ///< subscriptions that an address may try
    static constexpr store::Millis nonce_lasts = 600'000;

    struct Dependencies {
        store::Readers& readers;
        store::Journal& journal;
        const Clock& clock;
        const CurrentSettings& settings;
        lobby::KeyedHash hash;
        store::Hash hash_key;
    };
    /// The places to which messages may go: to public addresses, and to the usual port of https. Only tests
    /// change it.
    struct PushReach {
        net::MayDial may_dial = is_globally_reachable;
        std::uint16_t port = 443;
    };
    explicit Pushes(const Dependencies& dependencies)
        : Pushes(dependencies, PushReach(), PushQueue::Pace()) {}
    Pushes(const Dependencies& dependencies, const PushReach& reach, PushQueue::Pace pace);

    /// The key with which browsers subscribe; empty if the operator has not set `push-contact`.
    std::optional<std::string> public_key() const;

    /// Checks the subscription, and sends a nonce to it. The device gets messages when it sends the nonce
    /// back. Returns whether the device has confirmed this subscription before; then the call sends nothing.
    boost::asio::awaitable<Expected<bool, protocol::Refusal>> begin(room::Identity who,
                                                                    store::PushSubscription to,
                                                                    boost::asio::ip::address from);
    boost::asio::awaitable<Expected<void, protocol::Refusal>> confirm(room::Identity who,
                                                                      store::PushSubscription to,
                                                                      std::string nonce);
    /// The device gets no more messages.
    boost::asio::awaitable<Expected<void, protocol::Refusal>> end(room::Identity who);

    /// Sends the reminder to all devices of the player, and returns at once.
    void remind(room::Reminder reminder);
    /// Ends the thread of the queue.
    void stop() { queue_.stop(); }

private:
    std::string nonce(const room::Identity& who, const store::PushSubscription& to, store::Millis at) const;
    bool may_try(const boost::asio::ip::address& from);
    void forget(const PushMessage& message);
    boost::asio::awaitable<void> send(room::Reminder reminder);
    boost::asio::awaitable<Expected<void, protocol::Refusal>> store(store::Record record);

    const Dependencies dependencies_;
    const std::uint16_t port_;
    const Vapid vapid_;
    std::mutex mutex_;
    lobby::HourlyQuota<boost::asio::ip::address> tries_;  ///< guarded by mutex_
    PushQueue queue_;
};

}  // namespace reami::push
