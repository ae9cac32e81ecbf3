// The encryption and the signatures of web push: RFC 8291 and RFC 8292.
#include <gtest/gtest.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <rapidcheck/gtest.h>
#include <sodium.h>

#include "server/push/vapid.hpp"
#include "tests/server/push/browser.hpp"

namespace reami::push {
namespace {

std::string bytes(const std::string& text) { return from_base64url(text).value(); }

/// RFC 8291, appendix A.
TEST(Encryption, IsThatOfTheStandardsExample) {
    const auto receiver = CurveKey::of_public(
        bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"));
    ASSERT_TRUE(receiver);
    const CurveKey sender = CurveKey::of_secret(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
    EXPECT_EQ(base64url(sender.public_point()),
              "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    EXPECT_EQ(
        base64url(encrypt("When I grow up, I want to be a watermelon",
                          {*receiver, bytes("BTBZMqHH6r4Tts7J_aSIgg")}, sender,
                          bytes("DGv6ra1nlYgDCS1FRnbzlw"))),
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

RC_GTEST_PROP(EncryptionLaw, AnyMessageCanBeReadByItsReceiverAndIsNeverEncryptedTheSameWayTwice,
              (const std::string& message)) {
    const testing::Browser browser;
    const auto once = [&] { return encrypt(message, {browser.key, browser.auth}); };
    const std::string first = once();
    RC_ASSERT(browser.read(first) == message);
    RC_ASSERT(first != once());
}

TEST(Encryption, NobodyElseCanReadAMessage) {
    const testing::Browser browser, other;
    const std::string body = encrypt("Your turn", {browser.key, browser.auth});
    EXPECT_THROW(other.read(body), std::runtime_error);
}

TEST(CurveKeys, AreRefusedIfTheyAreNoPointOfTheCurve) {
    EXPECT_FALSE(CurveKey::of_public(""));
    EXPECT_FALSE(CurveKey::of_public(std::string(65, '\x04')));
    EXPECT_FALSE(CurveKey::of_public(CurveKey::random().public_point().substr(1)));
    std::string changed = CurveKey::random().public_point();
    changed.back() ^= 1;
    EXPECT_FALSE(CurveKey::of_public(changed));
}

bool is_signed_by(const std::string& point, const std::string& text, const std::string& signature) {
    ECDSA_SIG* numbers = ECDSA_SIG_new();
    const auto part = [&](std::size_t at) {
        return BN_bin2bn(reinterpret_cast<const unsigned char*>(signature.data()) + at, 32, nullptr);
    };
    ECDSA_SIG_set0(numbers, part(0), part(32));
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(numbers, &der);
    EVP_PKEY* key = EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256");
    EVP_PKEY_set1_encoded_public_key(key, reinterpret_cast<const unsigned char*>(point.data()), point.size());
    EVP_MD_CTX* digest = EVP_MD_CTX_new();
    const bool fits = EVP_DigestVerifyInit(digest, nullptr, EVP_sha256(), nullptr, key) == 1 &&
                      EVP_DigestVerify(digest, der, static_cast<std::size_t>(size),
                                       reinterpret_cast<const unsigned char*>(text.data()), text.size()) == 1;
    EVP_MD_CTX_free(digest);
    EVP_PKEY_free(key);
    OPENSSL_free(der);
    ECDSA_SIG_free(numbers);
    return fits;
}

TEST(Vapid, NamesTheServiceTheOperatorAndAnEndWithinADayAndIsSigned) {
    const Vapid vapid("the key of the keyed hashes");
    const std::string header = vapid.authorization("https://push.example", "mailto:host@club.example", 1000);
    const std::string begin = "vapid t=", middle = ", k=" + vapid.public_key();
    ASSERT_TRUE(header.starts_with(begin) && header.ends_with(middle)) << header;
    const std::string token = header.substr(begin.size(), header.size() - begin.size() - middle.size());
    const auto first = token.find('.'), last = token.rfind('.');
    EXPECT_EQ(bytes(token.substr(0, first)), R"({"alg":"ES256","typ":"JWT"})");
    EXPECT_EQ(nlohmann::json::parse(bytes(token.substr(first + 1, last - first - 1))),
              nlohmann::json({{"aud", "https://push.example"},
                              {"exp", 1000 + 12 * 3600},
                              {"sub", "mailto:host@club.example"}}));
    EXPECT_TRUE(
        is_signed_by(bytes(vapid.public_key()), token.substr(0, last), bytes(token.substr(last + 1))));
    EXPECT_FALSE(is_signed_by(bytes(vapid.public_key()), "other", bytes(token.substr(last + 1))));
}

TEST(Vapid, HasTheSameKeyOnAllNodesAndAfterARestart) {
    EXPECT_EQ(Vapid("one").public_key(), Vapid("one").public_key());
    EXPECT_NE(Vapid("one").public_key(), Vapid("another").public_key());
}

}  // namespace
}  // namespace reami::push
