#include "tests/server/net/certificate.hpp"

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <stdlib.h>

#include <cstdio>
#include <memory>
#include <stdexcept>

namespace reami::testing {
namespace {

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Signed = std::unique_ptr<X509, decltype(&X509_free)>;
using File = std::unique_ptr<std::FILE, decltype(&std::fclose)>;

constexpr long a_day = 24 * 3600;

void expect(bool went_well) {
    if (!went_well) throw std::runtime_error("the certificate could not be made");
}

Signed self_signed(EVP_PKEY* key, const std::string& common_name) {
    Signed certificate(X509_new(), X509_free);
    X509* const x = certificate.get();
    X509_NAME* const name = X509_get_subject_name(x);
    const auto* const text = reinterpret_cast<const unsigned char*>(common_name.c_str());
    expect(X509_set_version(x, 2) == 1 && ASN1_INTEGER_set(X509_get_serialNumber(x), 1) == 1 &&
           X509_gmtime_adj(X509_getm_notBefore(x), -a_day) && X509_gmtime_adj(X509_getm_notAfter(x), a_day) &&
           X509_set_pubkey(x, key) == 1 &&
           X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, text, -1, -1, 0) == 1 &&
           X509_set_issuer_name(x, name) == 1 && X509_sign(x, key, EVP_sha256()) > 0);
    return certificate;
}

File opened(const std::filesystem::path& path, const char* how = "w") {
    File file(std::fopen(path.c_str(), how), std::fclose);
    expect(file != nullptr);
    return file;
}

}  // namespace

Certificate::Certificate(const std::string& common_name) {
    std::string folder = (std::filesystem::temp_directory_path() / "reami-tls-XXXXXX").string();
    expect(mkdtemp(folder.data()) != nullptr);
    folder_ = folder;
    renew(common_name);
}

Certificate::~Certificate() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

void Certificate::renew(const std::string& common_name) {
    const Key private_key(EVP_EC_gen("P-256"), EVP_PKEY_free);
    expect(private_key != nullptr);
    const Signed certificate = self_signed(private_key.get(), common_name);
    expect(PEM_write_X509(opened(file()).get(), certificate.get()) == 1);
    expect(PEM_write_PrivateKey(opened(key()).get(), private_key.get(), nullptr, nullptr, 0, nullptr,
                                nullptr) == 1);
}

void Certificate::lock_key() {
    const Key private_key(PEM_read_PrivateKey(opened(key(), "r").get(), nullptr, nullptr, nullptr),
                          EVP_PKEY_free);
    expect(private_key != nullptr);
    const std::string phrase = "open sesame";
    expect(PEM_write_PKCS8PrivateKey(opened(key()).get(), private_key.get(), EVP_aes_256_cbc(), phrase.data(),
                                     static_cast<int>(phrase.size()), nullptr, nullptr) == 1);
}

}  // namespace reami::testing
