#include "engine/core/random.hpp"

#include <sodium.h>

#include <bit>
#include <cstring>

namespace reami {

static_assert(std::endian::native == std::endian::little, "the stream is read lowest byte first");

Random Random::fork(std::uint32_t part) const {
    std::array<std::uint8_t, sizeof(Seed) + sizeof(part)> text{};
    std::memcpy(text.data(), seed_.data(), seed_.size());
    std::memcpy(text.data() + seed_.size(), &part, sizeof part);
    Seed forked{};
    crypto_hash_sha256(forked.data(), text.data(), text.size());
    return Random(forked);
}

void Random::refill() {
    static constexpr unsigned char nonce[] = {'L', 'i', 'b', 's', 'o', 'd', 'i', 'u', 'm', 'D', 'R', 'G'};
    // Before sodium_init() has examined the processor, libsodium uses its slowest code, although all its
    // codes make equal streams.
    [[maybe_unused]] static const int looked = sodium_init();
    words_.fill(0);
    auto* const bytes = reinterpret_cast<unsigned char*>(words_.data());
    crypto_stream_chacha20_ietf_xor_ic(bytes, bytes, sizeof words_, nonce, next_block_, seed_.data());
    next_block_ += sizeof words_ / 64;
    used_ = 0;
}

}  // namespace reami
