#include "engine/core/random.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sodium.h>

#include <cstring>
#include <numeric>
#include <vector>

#include "engine/core/fair_seed.hpp"

namespace reami {
namespace {

Seed counting_seed() {
    Seed seed{};
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    return seed;
}

/// The specification in random.hpp, word by word, on the stream that libsodium documents.
class Reference {
public:
    explicit Reference(const Seed& seed) : words_(4096) {
        randombytes_buf_deterministic(words_.data(), words_.size() * 4, seed.data());
    }
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t two_to_32 = 4294967296;
        std::uint64_t word = words_.at(next_++);
        while (word >= two_to_32 / bound * bound) word = words_.at(next_++);
        return word % bound;
    }

private:
    std::vector<std::uint32_t> words_;
    std::size_t next_ = 0;
};

TEST(Random, DrawsWhatOpensslsChaCha20AndThePublishedRuleGive) {
    // The expected numbers come from `openssl enc -chacha20 -K 000102…1f -iv 00000000` + hex of
    // "LibsodiumDRG" over zeros, and from the rule of random.hpp in a few lines of Python. With the bound 3 *
    // 2^30, the rule refuses a quarter of all words.
    Random random(counting_seed());
    for (const auto& [bound, drawn] :
         std::vector<std::pair<std::uint32_t, std::uint32_t>>{{2, 1},
                                                              {3, 0},
                                                              {10, 0},
                                                              {48, 39},
                                                              {1000, 119},
                                                              {3u << 30, 1284539168},
                                                              {3u << 30, 2743802500},
                                                              {3u << 30, 291608635},
                                                              {3u << 30, 1354385139}})
        EXPECT_EQ(random.below(bound), drawn) << "below " << bound;
}

TEST(Random, ShufflesAsTheSecondProgramDoes) {
    std::vector<int> items(10);
    std::iota(items.begin(), items.end(), 1);
    Random(counting_seed()).shuffle(items);
    EXPECT_EQ(items, (std::vector<int>{5, 3, 10, 1, 9, 6, 8, 7, 4, 2}));
}

TEST(Random, ReadsTheWordsOfLibsodiumsStreamOneAfterAnother) {
    const Seed seed = counting_seed();
    std::array<std::uint32_t, 1000> stream{};
    randombytes_buf_deterministic(stream.data(), sizeof stream, seed.data());
    Random random(seed);
    for (const std::uint32_t word : stream) {
        ASSERT_NE(word, 0xffffffff) << "the only word that this bound refuses";
        ASSERT_EQ(random.below(0xffffffff), word);
    }
}

RC_GTEST_PROP(Random, DrawsWithEveryBoundAsSpecified, (Seed seed)) {
    const auto bounds = *rc::gen::container<std::vector<std::uint32_t>>(
        500, rc::gen::resize(1000, rc::gen::arbitrary<std::uint32_t>()));
    Random random(seed);
    Reference reference(seed);
    for (const std::uint32_t any : bounds) {
        const std::uint32_t bound = std::max(1u, any);
        RC_ASSERT(random.below(bound) == reference.below(bound));
    }
}

TEST(Random, BelowOneIsAlwaysZero) { EXPECT_EQ(Random(Seed{}).below(1), 0u); }

RC_GTEST_PROP(Random, ShuffleIsFisherYatesFromTheLastPlaceDown, (Seed seed, const std::vector<int>& items)) {
    std::vector<int> shuffled = items, expected = items;
    Random(seed).shuffle(shuffled);
    Reference reference(seed);
    for (std::size_t left = expected.size(); left > 1; --left)
        std::swap(expected[left - 1], expected[reference.below(left)]);
    RC_ASSERT(shuffled == expected);
}

TEST(Random, AForkIsTheStreamOfTheHashOfSeedAndPart) {  // by printf of the 36 bytes | sha256sum
    const auto first = from_hex("647b3f39ffa2aa0d0476dd626da29849ae5d53dc4a8c49afb6c122ad1f8f21f1");
    const auto second = from_hex("e803e0d79fabdc91e01956f546a30a0d0d324c9d4bd2e45b7866e252bd209db2");
    Random random(counting_seed());
    random.below(7);  // earlier numbers do not influence a fork
    for (const auto& [part, seed] : {std::pair(1u, *first), std::pair(2u, *second)}) {
        Random fork = random.fork(part), expected(seed);
        for (int i = 0; i < 100; ++i) ASSERT_EQ(fork.below(1000), expected.below(1000)) << "part " << part;
    }
}

}  // namespace
}  // namespace reami
