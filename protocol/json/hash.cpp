#include "protocol/json/hash.hpp"

#include <sodium/crypto_hash_sha256.h>

#include <array>
#include <cstddef>

namespace reami::json {

std::uint64_t view_hash(std::string_view canonical_text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(canonical_text.data()),
                       canonical_text.size());
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

}  // namespace reami::json
