#include "server/net/tls.hpp"

#include <openssl/ssl.h>

#include <boost/system/error_code.hpp>
#include <stdexcept>
#include <string>
#include <utility>

namespace reami::net {
namespace {

namespace ssl = boost::asio::ssl;
using boost::system::error_code;

std::string says_nothing(std::size_t /*most*/, ssl::context::password_purpose /*purpose*/) { return {}; }

/// Without a callback OpenSSL would ask on the terminal, and wait for the answer.
void use_key(ssl::context& context, const std::filesystem::path& key) {
    bool has_pass_phrase = false;
    error_code error;
    context.set_password_callback([&](std::size_t, ssl::context::password_purpose) {
        has_pass_phrase = true;
        return std::string();
    });
    context.use_private_key_file(key.string(), ssl::context::pem, error);
    context.set_password_callback(says_nothing);
    if (has_pass_phrase)
        throw std::runtime_error("the key " + key.string() +
                                 " has a pass phrase, which can't be entered here; `openssl pkey -in " +
                                 key.string() + " -out FILE` writes a copy without one");
    if (error) throw std::runtime_error("the key " + key.string() + " can't be read: " + error.message());
}

std::shared_ptr<ssl::context> read(const std::filesystem::path& certificate,
                                   const std::filesystem::path& key) {
    auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
    SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
    use_key(*context, key);  // before the certificate, which would call a key of another one unreadable
    error_code error;
    context->use_certificate_chain_file(certificate.string(), error);
    if (error)
        throw std::runtime_error("the certificate " + certificate.string() +
                                 " can't be read: " + error.message());
    if (SSL_CTX_check_private_key(context->native_handle()) != 1)
        throw std::runtime_error("the key " + key.string() + " does not belong to the certificate " +
                                 certificate.string());
    return context;
}

}  // namespace

Tls::Tls(const std::filesystem::path& certificate, const std::filesystem::path& key)
    : context_(read(certificate, key)) {}

std::optional<std::string> Tls::reload(const std::filesystem::path& certificate,
                                       const std::filesystem::path& key) try {
    auto fresh = read(certificate, key);
    const std::lock_guard lock(mutex_);
    context_ = std::move(fresh);
    return std::nullopt;
} catch (const std::exception& fault) {
    return fault.what();
}

std::shared_ptr<ssl::context> Tls::context() const {
    const std::lock_guard lock(mutex_);
    return context_;
}

}  // namespace reami::net
