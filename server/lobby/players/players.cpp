#include "server/lobby/players/players.hpp"

#include <sodium.h>

#include "server/runtime/random_code.hpp"

namespace reami::lobby {

namespace {

store::TokenHash hash_of(const std::string& token) {
    store::TokenHash hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(token.data()), token.size());
    return hash;
}

}  // namespace

Players::Players(store::Readers& readers, const CurrentSettings& settings)
    : readers_(readers), settings_(settings) {}

room::Identity Players::with_new_token(store::PlayerId player) {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    const std::string token = to_hex(bytes);
    return {.player = player, .token = hash_of(token), .stored = false, .new_token = token};
}

room::Identity Players::new_player() {
    std::uint64_t bits = 0;
    randombytes_buf(&bits, sizeof bits);
    return with_new_token(store::PlayerId(bits >> 2).next());
}

boost::asio::awaitable<std::optional<Players::KnownToken>> Players::know(const std::string& token) {
    const store::TokenHash hash = hash_of(token);
    auto found = co_await readers_.ask(store::read_device, hash);
    if (!found) co_return std::nullopt;
    const room::Identity identity{.player = found->player, .token = hash, .stored = true, .new_token = {}};
    co_return KnownToken{identity, std::move(found->device)};
}

boost::asio::awaitable<std::optional<room::Identity>> Players::recognize(const std::string& token) {
    const auto known = co_await know(token);
    if (!known) co_return std::nullopt;
    co_return known->identity;
}

boost::asio::awaitable<bool> Players::is_stored(const room::Identity& who) {
    if (who.stored) co_return true;
    const auto player = co_await readers_.ask(store::read_player, who.token);
    co_return player.has_value();
}

std::string Players::hand_over(store::PlayerId player, store::Millis now) {
    const std::lock_guard lock(mutex_);
    std::erase_if(code_lookup_,
                  [&](const auto& one) { return one.second.until < now || one.second.player == player; });
    const std::string code = random_code(hand_over_letters);
    code_lookup_[code] = PendingHandOver{player, now + hand_over_within()};
    return code;
}

std::optional<room::Identity> Players::redeem(const std::string& code, store::Millis now) {
    const std::lock_guard lock(mutex_);
    const auto found = code_lookup_.find(code);
    if (found == code_lookup_.end() || found->second.is_taken || found->second.until < now)
        return std::nullopt;
    found->second.is_taken = true;
    return with_new_token(found->second.player);
}

std::optional<store::PlayerId> Players::owner_of_hand_over(const std::string& code, store::Millis now) {
    const std::lock_guard lock(mutex_);
    const auto found = code_lookup_.find(code);
    if (found == code_lookup_.end() || found->second.is_taken || found->second.until < now)
        return std::nullopt;
    return found->second.player;
}

void Players::redeemed(const std::string& code) {
    const std::lock_guard lock(mutex_);
    code_lookup_.erase(code);
}

void Players::take_back_hand_overs(store::PlayerId player) {
    const std::lock_guard lock(mutex_);
    std::erase_if(code_lookup_, [&](const auto& one) { return one.second.player == player; });
}

void Players::not_redeemed(const std::string& code) {
    const std::lock_guard lock(mutex_);
    if (const auto found = code_lookup_.find(code); found != code_lookup_.end())
        found->second.is_taken = false;
}

}  // namespace reami::lobby
