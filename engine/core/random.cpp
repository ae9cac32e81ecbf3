#include "engine/core/random.hpp"

#include <sodium.h>

#include <bit>
#include <cstring>

namespace reami {

static_assert(std::endian::native == std::endian::little, "the stream is read lowest byte first");

std::uint32_t Random::below(std::uint32_t bound) {
    const std::uint64_t fair = (std::uint64_t{1} << 32) / bound * bound;
    for (;;)
        if (const std::uint32_t drawn = word(); drawn < fair) return drawn % bound;
}

Random Random::fork(std::uint32_t part) const {
    std::array<std::uint8_t, sizeof(Seed) + sizeof(part)> text{};
    std::memcpy(text.data(), seed_.data(), seed_.size());
    std::memcpy(text.data() + seed_.size(), &part, sizeof part);
    Seed forked{};
    crypto_hash_sha256(forked.data(), text.data(), text.size());
    return Random(forked);
}

std::uint32_t Random::word() {
    if (used_ == block_words) refill();
    return words_[used_++];
}

void Random::refill() {
    static constexpr unsigned char nonce[] = {'L', 'i', 'b', 's', 'o', 'd', 'i', 'u', 'm', 'D', 'R', 'G'};
    std::array<unsigned char, sizeof words_> zeros{};
    crypto_stream_chacha20_ietf_xor_ic(reinterpret_cast<unsigned char*>(words_.data()), zeros.data(),
                                       zeros.size(), nonce, next_block_, seed_.data());
    next_block_ += sizeof words_ / 64;
    used_ = 0;
}

}  // namespace reami
