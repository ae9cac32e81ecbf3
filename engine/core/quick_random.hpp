// Random numbers for playouts: a small generator whose state is one word and whose draws cost a few steps.
// Somebody who sees some draws can predict the next ones. So `Random`, not this generator, makes set-ups and
// everything that players must not guess.
//
// It is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
#pragma once

#include <cstdint>

namespace reami {

class QuickRandom {
public:
    explicit constexpr QuickRandom(std::uint64_t seed) : state_(seed) {}

    /// The next 64 random bits.
    constexpr std::uint64_t word() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = (state_ ^ (state_ >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    /// A number from 0 to `bound` - 1, each equally likely. Expects `bound` > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        for (;;) {
            // The draw is the integer part of a 32-bit fraction times the bound (Lemire, 2019). Some draws
            // have one fraction more than others; the loop rejects these surplus fractions.
            const std::uint64_t product = (word() >> 32) * bound;
            const auto fraction = static_cast<std::uint32_t>(product);
            if (fraction >= bound || fraction >= (0u - bound) % bound)
                return static_cast<std::uint32_t>(product >> 32);
        }
    }

private:
    std::uint64_t state_;
};

}  // namespace reami
