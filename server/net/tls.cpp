#include "server/net/tls.hpp"

#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>
#include <spdlog/spdlog.h>

#include <boost/system/error_code.hpp>
#include <stdexcept>
#include <utility>

namespace reami::net {
namespace {

namespace ssl = boost::asio::ssl;
using boost::system::error_code;

std::string says_nothing(std::size_t /*most*/, ssl::context::password_purpose /*purpose*/) { return {}; }

/// Loads the key. The callback replaces OpenSSL's own, which would ask for a pass phrase on the terminal, and
/// wait.
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

/// The reason why a peer that trusts only the CA file would refuse our own certificate; empty if the peer
/// would accept the certificate.
std::optional<std::string> why_not_trusted(ssl::context& context, Tls::Method method) {
    SSL_CTX* const own = context.native_handle();
    STACK_OF(X509)* chain = nullptr;
    SSL_CTX_get_extra_chain_certs(own, &chain);
    const std::unique_ptr<X509_STORE_CTX, decltype(&X509_STORE_CTX_free)> look(X509_STORE_CTX_new(),
                                                                               X509_STORE_CTX_free);
    X509_STORE_CTX_init(look.get(), SSL_CTX_get_cert_store(own), SSL_CTX_get0_certificate(own), chain);
    X509_STORE_CTX_set_purpose(
        look.get(), method == Tls::Method::tls_server ? X509_PURPOSE_SSL_SERVER : X509_PURPOSE_SSL_CLIENT);
    if (X509_verify_cert(look.get()) == 1) return std::nullopt;
    return X509_verify_cert_error_string(X509_STORE_CTX_get_error(look.get()));
}

/// Accepts only peers whose certificate the CA has signed. Both ends run this program, so they use TLS 1.3,
/// without resuming sessions.
void trust_only(ssl::context& context, const TlsFiles& files, Tls::Method method) {
    error_code error;
    context.load_verify_file(files.ca.string(), error);
    if (error)
        throw std::runtime_error("the certificate " + files.ca.string() +
                                 " can't be read: " + error.message());
    context.set_verify_mode(ssl::verify_peer | ssl::verify_fail_if_no_peer_cert);
    SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_3_VERSION);
    SSL_CTX_set_session_cache_mode(context.native_handle(), SSL_SESS_CACHE_OFF);
    SSL_CTX_set_num_tickets(context.native_handle(), 0);
    if (const auto fault = why_not_trusted(context, method))
        throw std::runtime_error("the certificate " + files.certificate.string() +
                                 " can't be used where only " + files.ca.string() + " is trusted: " + *fault);
}

std::shared_ptr<ssl::context> read(const TlsFiles& files, Tls::Method method) {
    const auto& [certificate, key, ca] = files;
    auto context = std::make_shared<ssl::context>(method);
    SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
    use_key(*context, key);  // first: after the certificate, OpenSSL would refuse to load a wrong key
    error_code error;
    context->use_certificate_chain_file(certificate.string(), error);
    if (error)
        throw std::runtime_error("the certificate " + certificate.string() +
                                 " can't be read: " + error.message());
    if (SSL_CTX_check_private_key(context->native_handle()) != 1)
        throw std::runtime_error("the key " + key.string() + " does not belong to the certificate " +
                                 certificate.string());
    if (!ca.empty()) trust_only(*context, files, method);
    return context;
}

}  // namespace

Tls::Tls(const TlsFiles& files, Method method) : method_(method), context_(read(files, method)) {}

Expected<void, std::string> Tls::reload(const TlsFiles& files) try {
    auto fresh = read(files, method_);
    const std::lock_guard lock(mutex_);
    context_ = std::move(fresh);
    return {};
} catch (const std::exception& fault) {
    return fault.what();
}

std::shared_ptr<ssl::context> Tls::context() const {
    const std::lock_guard lock(mutex_);
    return context_;
}

std::unique_ptr<Tls> tls_of(const Settings& settings) {
    return settings.certificate.empty() ? nullptr
                                        : std::make_unique<Tls>(TlsFiles{settings.certificate, settings.key});
}

void read_again(Tls* tls, const Settings& running, Settings& changed) {
    if ((tls == nullptr) != changed.certificate.empty()) {
        changed.certificate = running.certificate;
        changed.key = running.key;
        return spdlog::warn("a switch between HTTP and HTTPS needs a restart");
    }
    if (tls == nullptr) return;
    if (const auto read = tls->reload({changed.certificate, changed.key}); !read)
        spdlog::error("could not reload the certificate, and the old one stays in use: {}", read.error());
    else
        spdlog::info("reloaded the certificate");
}

}  // namespace reami::net
