// Identifies this server to push services: RFC 8292, "VAPID".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/push/curve_key.hpp"

namespace reami::push {

class Vapid {
public:
    /// All servers with this key for keyed hashes have the same key pair. So browsers that have subscribed at
    /// one node accept the messages of all nodes.
    explicit Vapid(std::string_view hash_key);

    /// The public key, which browsers need in order to subscribe; in base64url.
    const std::string& public_key() const { return public_key_; }
    /// The header Authorization for a message to this origin, such as `https://push.example`. `contact` is
    /// where the push service reaches the operator: an address with https: or mailto:. `now` is in seconds
    /// since 1970.
    std::string authorization(const std::string& origin, const std::string& contact, std::int64_t now) const;

private:
    CurveKey key_;
    std::string public_key_;
};

}  // namespace reami::push
