// Random numbers that are equal on every machine and that nobody can guess: a stream cipher whose key is the
// seed.
//
// The stream is libsodium's randombytes_buf_deterministic: ChaCha20 (IETF) with the seed as key, the nonce
// "LibsodiumDRG" and a counter from 0. `Random` reads the stream as 32-bit words, lowest byte first.
// `below(n)` takes the next word w, but skips every w >= floor(2^32 / n) * n; the draw is w mod n. `shuffle`
// is Fisher-Yates from the last place down. protocol/PROTOCOL.md repeats this description for anybody who
// wants to check a shuffle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace reami {

/// 256 bits, from which all random draws of a match come.
using Seed = std::array<std::uint8_t, 32>;

class Random {
public:
    explicit Random(const Seed& seed) : seed_(seed) {}

    /// A number from 0 to `bound` - 1, each equally likely. Expects `bound` > 0.
    std::uint32_t below(std::uint32_t bound) {
        for (;;) {
            const std::uint32_t drawn = word(), rest = drawn % bound;
            // `drawn - rest` is a multiple of the bound. The draw is fair if the numbers from it up to the
            // next multiple are all below 2^32.
            if (drawn - rest <= 0u - bound) return rest;
        }
    }

    /// Puts the items in a random order; every order is equally likely. Takes anything with `size()` and
    /// `[]`.
    template <class Items>
    void shuffle(Items& items) {
        for (auto left = items.size(); left > 1; --left) {
            const auto drawn = below(static_cast<std::uint32_t>(left));
            using std::swap;
            swap(items[left - 1], items[drawn]);
        }
    }

    /// A separate stream for one part of a match, for example for its round number `part`. The seed of the
    /// new stream is SHA-256 of this seed followed by `part` in four bytes, lowest first. Draws from this
    /// stream don't influence it.
    Random fork(std::uint32_t part) const;

private:
    std::uint32_t word() {
        if (used_ == block_words) refill();
        return words_[used_++];
    }
    void refill();

    static constexpr std::size_t block_words = 128;  ///< eight blocks of ChaCha20, which AVX2 makes in one go
    Seed seed_;
    std::uint32_t next_block_ = 0;
    std::size_t used_ = block_words;
    std::array<std::uint32_t, block_words> words_{};
};

}  // namespace reami
