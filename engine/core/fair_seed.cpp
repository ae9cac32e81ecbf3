#include "engine/core/fair_seed.hpp"

#include <sodium.h>

#include <algorithm>

namespace reami {

namespace {

bool is_hex_digit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

void update(crypto_hash_sha256_state& state, std::string_view text) {
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
}

}  // namespace

bool is_word(std::string_view word) {
    return word.size() >= 16 && word.size() <= 64 && std::ranges::all_of(word, is_hex_digit);
}

std::string commitment(const Secret& secret) {
    std::array<std::uint8_t, 32> hash{};
    crypto_hash_sha256(hash.data(), secret.data(), secret.size());
    return "sha256-" + to_hex(hash);
}

bool is_commitment(std::string_view text) {
    constexpr std::string_view head = "sha256-";
    return text.starts_with(head) && from_hex(text.substr(head.size()));
}

Seed fair_seed(const Secret& secret, const SeedWords& words) {
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, secret.data(), secret.size());
    for (const auto& [seat, word] : words) {
        const char head[] = {static_cast<char>(seat.number()), static_cast<char>(word.size())};
        update(state, {head, sizeof head});
        update(state, word);
    }
    Seed seed{};
    crypto_hash_sha256_final(&state, seed.data());
    return seed;
}

std::string to_hex(const std::array<std::uint8_t, 32>& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text) {
    std::array<std::uint8_t, 32> bytes{};
    if (text.size() != 2 * bytes.size() || !std::ranges::all_of(text, is_hex_digit)) return std::nullopt;
    sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
    return bytes;
}

}  // namespace reami
