#include "server/push/encrypt.hpp"

#include <openssl/core_names.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <sodium.h>

#include <array>
#include <memory>

#include "server/push/openssl.hpp"

namespace reami::push {

namespace {

using namespace std::string_literals;

constexpr std::size_t key_bytes = 16, nonce_bytes = 12, tag_bytes = 16, input_bytes = 32, salt_bytes = 16;
/// The greatest size of a record, as four bytes with the highest first. A message is one record.
const std::string record_size = "\0\0\x10\0"s;  // 4096
constexpr char last_record = '\x02';            // the delimiter after the message (RFC 8188, section 2)

OSSL_PARAM octets(const char* name, std::string_view bytes) {
    return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(bytes.data()), bytes.size());
}

/// The message, encrypted and followed by its tag.
std::string aes128gcm(const std::string& message, const std::string& key, const std::string& nonce) {
    const std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX_free>> context(EVP_CIPHER_CTX_new());
    std::string encrypted(message.size() + tag_bytes, '\0');
    const auto bytes = [](const std::string& text) {
        return reinterpret_cast<const unsigned char*>(text.data());
    };
    auto* const out = reinterpret_cast<unsigned char*>(encrypted.data());
    int size = 0, rest = 0;
    expect(context &&
           EVP_EncryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes(key), bytes(nonce), nullptr) == 1 &&
           EVP_EncryptUpdate(context.get(), out, &size, bytes(message), static_cast<int>(message.size())) ==
               1 &&
           EVP_EncryptFinal_ex(context.get(), out + size, &rest) == 1 &&
           EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, tag_bytes, out + message.size()) == 1);
    return encrypted;
}

}  // namespace

std::string hkdf(std::string_view secret, std::string_view salt, std::string_view info, std::size_t size) {
    const std::unique_ptr<EVP_KDF, Freed<EVP_KDF_free>> kind(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
    const std::unique_ptr<EVP_KDF_CTX, Freed<EVP_KDF_CTX_free>> context(EVP_KDF_CTX_new(kind.get()));
    const std::array<OSSL_PARAM, 5> parameters{
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, const_cast<char*>("SHA256"), 0),
        octets(OSSL_KDF_PARAM_KEY, secret), octets(OSSL_KDF_PARAM_SALT, salt),
        octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    std::string derived(size, '\0');
    expect(context && EVP_KDF_derive(context.get(), reinterpret_cast<unsigned char*>(derived.data()), size,
                                     parameters.data()) == 1);
    return derived;
}

std::string encrypt(std::string_view message, const Receiver& receiver, const CurveKey& sender,
                    std::string_view salt) {
    const std::string point = sender.public_point();
    const std::string input = hkdf(sender.shared_secret(receiver.key), receiver.auth,
                                   "WebPush: info\0"s + receiver.key.public_point() + point, input_bytes);
    const std::string key = hkdf(input, salt, "Content-Encoding: aes128gcm\0"s, key_bytes);
    const std::string nonce = hkdf(input, salt, "Content-Encoding: nonce\0"s, nonce_bytes);
    return std::string(salt) + record_size + static_cast<char>(point.size()) + point +
           aes128gcm(std::string(message) + last_record, key, nonce);
}

std::string encrypt(std::string_view message, const Receiver& receiver) {
    std::string salt(salt_bytes, '\0');
    randombytes_buf(salt.data(), salt.size());
    return encrypt(message, receiver, CurveKey::random(), salt);
}

}  // namespace reami::push
