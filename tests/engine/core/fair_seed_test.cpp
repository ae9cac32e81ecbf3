#include "engine/core/fair_seed.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace reami {
namespace {

Secret counting_secret() {
    Secret secret{};
    std::iota(secret.begin(), secret.end(), std::uint8_t{0});
    return secret;
}

const SeedWords words{{Seat::from_number(1), "00112233445566778899aabbccddeeff"},
                      {Seat::from_number(3), "0123456789abcdef"}};

// The hashes were computed by Python's hashlib from the bytes 00 01 … 1f.
TEST(FairSeed, HashesSecretThenSeatLengthAndWordOfEachPerson) {
    EXPECT_EQ(to_hex(fair_seed(counting_secret(), words)),
              "3f4267703e933f22e5a5983649bda62e6eaffeb2ca989cf4916cf37c51d5f2ee");
}

TEST(FairSeed, WithoutWordsIsTheHashOfTheSecret) {
    EXPECT_EQ(to_hex(fair_seed(counting_secret(), {})),
              "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(FairSeed, CommitmentIsTheHashOfTheSecretWithItsName) {
    EXPECT_EQ(commitment(counting_secret()),
              "sha256-630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(FairSeed, ChangesWithEveryWordAndWithItsSeat) {
    const Seed seed = fair_seed(counting_secret(), words);
    SeedWords other_word = words;
    other_word[Seat::from_number(3)] = "0123456789abcdee";
    EXPECT_NE(fair_seed(counting_secret(), other_word), seed);
    const SeedWords other_seat{{Seat::from_number(2), words.at(Seat::from_number(1))},
                               {Seat::from_number(3), words.at(Seat::from_number(3))}};
    EXPECT_NE(fair_seed(counting_secret(), other_seat), seed);
}

TEST(FairSeed, AWordHas16To64LowerCaseHexadecimalDigits) {
    EXPECT_TRUE(is_word(std::string(16, 'a')));
    EXPECT_TRUE(is_word(std::string(64, '0')));
    EXPECT_FALSE(is_word(std::string(15, 'a')));
    EXPECT_FALSE(is_word(std::string(65, 'a')));
    EXPECT_FALSE(is_word("0123456789ABCDEF"));
    EXPECT_FALSE(is_word("0123456789abcdeg"));
    EXPECT_FALSE(is_word(""));
}

TEST(FairSeed, HexadecimalIsReadBackAndNothingElseIs) {
    const std::string text = to_hex(counting_secret());
    EXPECT_EQ(text, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    EXPECT_EQ(from_hex(text), counting_secret());
    EXPECT_EQ(from_hex(text.substr(1)), std::nullopt);
    EXPECT_EQ(from_hex(text + "0"), std::nullopt);
    EXPECT_EQ(from_hex("0001020304050607 8090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"), std::nullopt);
    EXPECT_EQ(from_hex(""), std::nullopt);
}

}  // namespace
}  // namespace reami
