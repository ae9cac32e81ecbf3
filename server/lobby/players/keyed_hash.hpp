// Keyed hashes of addresses, players, codes for other devices, words of invitations, and subscriptions for
// web push. The server stores such a hash when it only has to recognize the value later.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>

#include "server/store/record.hpp"

namespace reami::lobby {

class KeyedHash {
public:
    explicit KeyedHash(const store::Hash& key) : key_(key) {}

    /// For IPv6, the hash of the /64 prefix, because limits count by this prefix.
    store::Hash of(const boost::asio::ip::address& address) const;
    store::Hash of(store::PlayerId player) const;
    /// The hash of a code for another device.
    store::Hash of_hand_over(const std::string& code) const;
    /// The hash of an invitation's word. Only the letters of the word count, and their case does not.
    store::Hash of_invite(const std::string& word) const;

    /// The hash of a device's subscription for web push, at this time.
    store::Hash of_push(const store::TokenHash& device, const store::PushSubscription& to,
                        store::Millis time) const;

private:
    store::Hash of(std::string_view kind, std::string_view bytes) const;

    store::Hash key_;
};

}  // namespace reami::lobby
