// The functions used here are the ones of the algorithm itself: the general ones look it up among what a
// configuration file provides, which takes longer than the hash.
#define OPENSSL_SUPPRESS_DEPRECATED

#include "protocol/json/hash.hpp"

#include <openssl/sha.h>
#include <sodium.h>

#include <array>
#include <cstddef>
#include <stdexcept>

#include "engine/core/fair_seed.hpp"

namespace reami::json {

namespace {

using Digest = std::array<std::uint8_t, 32>;

/// By OpenSSL, as it uses the processor's own instructions: each move has a hash.
Digest sha256(std::string_view text) {
    Digest digest{};
    SHA256_CTX state;
    if (SHA256_Init(&state) != 1 || SHA256_Update(&state, text.data(), text.size()) != 1 ||
        SHA256_Final(digest.data(), &state) != 1)
        throw std::runtime_error("SHA-256 failed");
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

// By libsodium, as catalogs have theirs at each start, for which OpenSSL would have to be loaded.
std::string content_hash(std::string_view text) {
    Digest digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return "sha256-" + to_hex(digest);
}

}  // namespace reami::json
