#include "server/lobby/players.hpp"

#include <sodium.h>

namespace reami::lobby {

namespace {

store::TokenHash hash_of(const std::string& token) {
    store::TokenHash hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(token.data()), token.size());
    return hash;
}

room::Identity with_new_token(store::PlayerId player) {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    const std::string token = to_hex(bytes);
    return {.player = player, .token = hash_of(token), .stored = false, .new_token = token};
}

}  // namespace

Players::Players(const std::filesystem::path& database, store::Millis hand_over_within)
    : hand_over_within_(hand_over_within), reader_(database) {}

room::Identity Players::new_player() {
    std::uint64_t bits = 0;
    randombytes_buf(&bits, sizeof bits);
    return with_new_token(static_cast<store::PlayerId>(bits >> 2) + 1);
}

std::optional<room::Identity> Players::recognize(const std::string& token) {
    const store::TokenHash hash = hash_of(token);
    const std::lock_guard lock(mutex_);
    const auto player = reader_.player(hash);
    if (!player) return std::nullopt;
    return room::Identity{.player = *player, .token = hash, .stored = true, .new_token = {}};
}

bool Players::is_stored(const room::Identity& who) {
    if (who.stored) return true;
    const std::lock_guard lock(mutex_);
    return reader_.player(who.token).has_value();
}

std::string Players::hand_over(store::PlayerId player, store::Millis now) {
    const std::lock_guard lock(mutex_);
    std::erase_if(codes_,
                  [&](const auto& one) { return one.second.until < now || one.second.player == player; });
    const std::string code = random_code();
    codes_[code] = HandOver{player, now + hand_over_within_};
    return code;
}

std::optional<room::Identity> Players::redeem(const std::string& code, store::Millis now) {
    const std::lock_guard lock(mutex_);
    const auto found = codes_.find(code);
    if (found == codes_.end()) return std::nullopt;
    const HandOver hand_over = found->second;
    codes_.erase(found);
    if (hand_over.until < now) return std::nullopt;
    return with_new_token(hand_over.player);
}

std::string random_code() {
    static constexpr std::string_view letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
    std::string code(8, ' ');
    for (char& letter : code) letter = letters[randombytes_uniform(letters.size())];
    return code;
}

}  // namespace reami::lobby
