#include "protocol/json/hash.hpp"

#include <sodium/crypto_hash_sha256.h>

#include <array>
#include <cstddef>

#include "engine/core/fair_seed.hpp"

namespace reami::json {

namespace {

std::array<std::uint8_t, 32> sha256(std::string_view text) {
    std::array<std::uint8_t, 32> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return digest;
}

}  // namespace

std::uint64_t view_hash(std::string_view canonical_text) {
    const auto digest = sha256(canonical_text);
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < 8; ++i) hash = hash << 8 | digest[i];
    return hash;
}

std::string hash_text(std::uint64_t hash) {
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4)
        *digit = "0123456789abcdef"[hash & 0xFu];
    return text;
}

std::string content_hash(std::string_view text) { return "sha256-" + to_hex(sha256(text)); }

}  // namespace reami::json
