// Keys of the elliptic curve P-256, which web push uses to encrypt and to sign.
#pragma once

#include <openssl/evp.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace reami::push {

/// A key pair, or a public key alone. The functions throw std::runtime_error if OpenSSL fails.
class CurveKey {
public:
    /// A new random key pair.
    static CurveKey random();
    /// The key pair of this secret. The secret has 32 random bytes; equal secrets make equal keys.
    static CurveKey of_secret(std::string_view secret);
    /// The public key with these 65 bytes (an uncompressed point); empty if they are no point of the curve.
    static std::optional<CurveKey> of_public(std::string_view point);

    /// The public key, as 65 bytes.
    std::string public_point() const;
    /// The secret of 32 bytes that both pairs share (ECDH). Expects that this key is a pair.
    std::string shared_secret(const CurveKey& other) const;
    /// The signature ES256 of these bytes, as 64 bytes (RFC 7518, section 3.4). Expects that this key is a
    /// pair.
    std::string signature(std::string_view bytes) const;

private:
    struct Free {
        void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
    };
    explicit CurveKey(EVP_PKEY* key) : key_(key) {}

    std::unique_ptr<EVP_PKEY, Free> key_;
};

}  // namespace reami::push
