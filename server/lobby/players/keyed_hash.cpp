#include "server/lobby/players/keyed_hash.hpp"

#include <sodium.h>

#include "server/net/counted_address.hpp"

namespace reami::lobby {

store::Hash KeyedHash::of(const boost::asio::ip::address& address) const {
    return of("address ", net::counted(address).to_string());
}

store::Hash KeyedHash::of(store::PlayerId player) const { return of("player ", to_string(player)); }

store::Hash KeyedHash::of_hand_over(const std::string& code) const { return of("hand over ", code); }

store::Hash KeyedHash::of_invite(const std::string& word) const {
    std::string letters;
    for (const char letter : word)
        if (letter >= 'a' && letter <= 'z')
            letters += static_cast<char>(letter - 'a' + 'A');
        else if (letter >= 'A' && letter <= 'Z')
            letters += letter;
    return of("invite ", letters);
}

store::Hash KeyedHash::of_push(const store::TokenHash& device, const store::PushSubscription& to,
                               store::Millis time) const {
    return of("push ", to_hex(device) + ' ' + std::to_string(time) + ' ' + to.p256dh + ' ' + to.auth + ' ' +
                           to.endpoint);
}

store::Hash KeyedHash::of(std::string_view kind, std::string_view bytes) const {
    const std::string text = std::string(kind).append(bytes);
    store::Hash hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()),
                       text.size(), key_.data(), key_.size());
    return hash;
}

}  // namespace reami::lobby
