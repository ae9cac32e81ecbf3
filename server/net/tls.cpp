#include "server/net/tls.hpp"

#include <openssl/ssl.h>

#include <boost/system/system_error.hpp>
#include <utility>

namespace reami::net {
namespace {

namespace ssl = boost::asio::ssl;

std::shared_ptr<ssl::context> read(const std::filesystem::path& certificate,
                                   const std::filesystem::path& key) {
    auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
    SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
    context->use_certificate_chain_file(certificate.string());
    context->use_private_key_file(key.string(), ssl::context::pem);
    if (SSL_CTX_check_private_key(context->native_handle()) != 1)
        throw boost::system::system_error(
            boost::system::errc::make_error_code(boost::system::errc::invalid_argument),
            "the key does not belong to the certificate");
    return context;
}

}  // namespace

Tls::Tls(std::filesystem::path certificate, std::filesystem::path key)
    : certificate_(std::move(certificate)), key_(std::move(key)), context_(read(certificate_, key_)) {}

std::optional<std::string> Tls::reload() try {
    auto fresh = read(certificate_, key_);
    const std::lock_guard lock(mutex_);
    context_ = std::move(fresh);
    return std::nullopt;
} catch (const boost::system::system_error& fault) {
    return fault.what();
}

std::shared_ptr<ssl::context> Tls::context() const {
    const std::lock_guard lock(mutex_);
    return context_;
}

}  // namespace reami::net
