#include "protocol/json/hash.hpp"

#include <openssl/evp.h>

#include <array>
#include <cstddef>
#include <stdexcept>

#include "engine/core/fair_seed.hpp"

namespace reami::json {

namespace {

using Digest = std::array<std::uint8_t, 32>;

/// Computes SHA-256 with OpenSSL, which uses the processor's own instructions. Each move needs a hash, so
/// speed matters.
Digest sha256(std::string_view text) {
    static const EVP_MD* const method = EVP_MD_fetch(nullptr, "SHA256", nullptr);  // the lookup is slow
    Digest digest{};
    if (EVP_Digest(text.data(), text.size(), digest.data(), nullptr, method, nullptr) != 1)
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

std::string content_hash(std::string_view text) { return "sha256-" + to_hex(sha256(text)); }

}  // namespace reami::json
