#include "server/push/curve_key.hpp"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/param_build.h>

#include "server/push/openssl.hpp"

namespace reami::push {

namespace {

constexpr const char* curve = "prime256v1";  // OpenSSL's name for P-256
constexpr std::size_t point_bytes = 65, secret_bytes = 32;

using BigNumber = std::unique_ptr<BIGNUM, Freed<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, Freed<EC_GROUP_free>>;
using Point = std::unique_ptr<EC_POINT, Freed<EC_POINT_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>>;
using Parameters = std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>>;
using EvpContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using EvpDigest = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>>;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

/// The key with these parameters; null if they do not fit.
EVP_PKEY* made_from(const Parameters& parameters, int selection) {
    const EvpContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* key = nullptr;
    expect(context && EVP_PKEY_fromdata_init(context.get()) == 1);
    EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get());
    return key;
}

/// The number of this secret, below the order of the curve.
BigNumber scalar_of(std::string_view secret, const EC_GROUP* group) {
    BigNumber scalar(BN_bin2bn(bytes_of(secret), static_cast<int>(secret.size()), nullptr));
    const std::unique_ptr<BN_CTX, Freed<BN_CTX_free>> context(BN_CTX_new());
    expect(scalar && context &&
           BN_nnmod(scalar.get(), scalar.get(), EC_GROUP_get0_order(group), context.get()) == 1 &&
           BN_is_zero(scalar.get()) == 0);
    return scalar;
}

std::string point_of(const BIGNUM* scalar, const EC_GROUP* group) {
    const Point point(EC_POINT_new(group));
    expect(point && EC_POINT_mul(group, point.get(), scalar, nullptr, nullptr, nullptr) == 1);
    std::string bytes(point_bytes, '\0');
    expect(EC_POINT_point2oct(group, point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes_of(bytes),
                              bytes.size(), nullptr) == point_bytes);
    return bytes;
}

Builder builder_with(std::string_view point) {
    Builder builder(OSSL_PARAM_BLD_new());
    expect(builder &&
           OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, curve, 0) == 1 &&
           OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                            point.size()) == 1);
    return builder;
}

}  // namespace

CurveKey CurveKey::random() {
    CurveKey key(EVP_EC_gen(curve));
    expect(key.key_ != nullptr);
    return key;
}

CurveKey CurveKey::of_secret(std::string_view secret) {
    const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
    expect(group != nullptr);
    const BigNumber scalar = scalar_of(secret, group.get());
    const std::string point = point_of(scalar.get(), group.get());
    const Builder builder = builder_with(point);
    expect(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, scalar.get()) == 1);
    const Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    CurveKey key(made_from(parameters, EVP_PKEY_KEYPAIR));
    expect(key.key_ != nullptr);
    return key;
}

std::optional<CurveKey> CurveKey::of_public(std::string_view point) {
    if (point.size() != point_bytes) return std::nullopt;
    const Builder builder = builder_with(point);
    const Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    CurveKey key(made_from(parameters, EVP_PKEY_PUBLIC_KEY));
    if (!key.key_) return std::nullopt;
    return key;
}

std::string CurveKey::public_point() const {
    std::string point(point_bytes, '\0');
    std::size_t size = 0;
    expect(EVP_PKEY_get_octet_string_param(key_.get(), OSSL_PKEY_PARAM_PUB_KEY, bytes_of(point), point.size(),
                                           &size) == 1 &&
           size == point_bytes);
    return point;
}

std::string CurveKey::shared_secret(const CurveKey& other) const {
    const EvpContext context(EVP_PKEY_CTX_new(key_.get(), nullptr));
    std::string secret(secret_bytes, '\0');
    std::size_t size = secret.size();
    expect(context && EVP_PKEY_derive_init(context.get()) == 1 &&
           EVP_PKEY_derive_set_peer(context.get(), other.key_.get()) == 1 &&
           EVP_PKEY_derive(context.get(), bytes_of(secret), &size) == 1 && size == secret_bytes);
    return secret;
}

/// OpenSSL makes a signature in DER; ES256 has only the two numbers in it.
std::string CurveKey::signature(std::string_view bytes) const {
    const EvpDigest digest(EVP_MD_CTX_new());
    std::size_t size = 0;
    expect(digest && EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
           EVP_DigestSign(digest.get(), nullptr, &size, bytes_of(bytes), bytes.size()) == 1);
    std::string der(size, '\0');
    expect(EVP_DigestSign(digest.get(), bytes_of(der), &size, bytes_of(bytes), bytes.size()) == 1);
    const unsigned char* begin = bytes_of(std::string_view(der));
    const Signature numbers(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
    expect(numbers != nullptr);
    std::string both(2 * secret_bytes, '\0');
    expect(BN_bn2binpad(ECDSA_SIG_get0_r(numbers.get()), bytes_of(both), secret_bytes) == secret_bytes &&
           BN_bn2binpad(ECDSA_SIG_get0_s(numbers.get()), bytes_of(both) + secret_bytes, secret_bytes) ==
               secret_bytes);
    return both;
}

}  // namespace reami::push
