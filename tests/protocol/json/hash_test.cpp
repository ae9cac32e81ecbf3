#include "protocol/json/hash.hpp"

#include <gtest/gtest.h>

namespace reami::json {
namespace {

TEST(JsonHash, IsTheHeadOfSha256) {  // FIPS 180-2, examples B.1 ("abc") and B.2
    EXPECT_EQ(view_hash("abc"), 0xba7816bf8f01cfeau);
    EXPECT_EQ(hash_text(view_hash("abc")), "ba7816bf8f01cfea");
    EXPECT_EQ(hash_text(view_hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8");
}

TEST(JsonHash, OfContentIsTheWholeSha256) {  // FIPS 180-2, example B.1
    EXPECT_EQ(content_hash("abc"), "sha256-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(JsonHash, TextHasAlwaysSixteenDigits) {
    EXPECT_EQ(hash_text(0), "0000000000000000");
    EXPECT_EQ(hash_text(0xABC), "0000000000000abc");
}

}  // namespace
}  // namespace reami::json
