// The records of web push: where browsers get messages when no page of Reami is open.
#pragma once

#include <string>

#include "server/store/admin_record.hpp"

namespace reami::store {

/// A browser's subscription at its push service (RFC 8030). The two keys are in base64url.
struct PushSubscription {
    std::string endpoint;  ///< the URL to which the server posts messages for this browser
    std::string p256dh;    ///< the browser's public key
    std::string auth;      ///< the secret that the browser shares with the server
    std::string language;  ///< of the messages: `en` or `it`
    friend bool operator==(const PushSubscription&, const PushSubscription&) = default;
};

/// The device gets messages from now on. It replaces the device's earlier subscription.
struct PushStarted {
    TokenHash device{};
    PushSubscription to;
    friend bool operator==(const PushStarted&, const PushStarted&) = default;
};

/// The device gets no more messages: the player wants none, or the push service has no such subscription.
struct PushEnded {
    TokenHash device{};
    std::string endpoint = {};  ///< only if the device still has this one; empty: whichever it has
    friend bool operator==(const PushEnded&, const PushEnded&) = default;
};

}  // namespace reami::store
