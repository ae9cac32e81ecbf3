// The certificate and its key. They can be read again while the server runs, for later connections.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace reami::net {

/// PEM files, the certificate with its chain.
struct TlsFiles {
    std::filesystem::path certificate, key;
    std::filesystem::path ca = {};  ///< the peer's certificate must be signed by this one; empty: no check
};

class Tls {
public:
    using Method = boost::asio::ssl::context::method;

    /// Throws if the files can't be used.
    explicit Tls(const TlsFiles& files, Method method = Method::tls_server);
    Tls(const std::filesystem::path& certificate, const std::filesystem::path& key)
        : Tls(TlsFiles{certificate, key}) {}

    /// Reads these files; returns their fault, and keeps the earlier certificate, if they can't be used. May
    /// be called from any thread.
    std::optional<std::string> reload(const TlsFiles& files);
    std::optional<std::string> reload(const std::filesystem::path& certificate,
                                      const std::filesystem::path& key) {
        return reload(TlsFiles{certificate, key});
    }
    /// The context for the next connection. May be called from any thread.
    std::shared_ptr<boost::asio::ssl::context> context() const;

private:
    const Method method_;
    mutable std::mutex mutex_;
    std::shared_ptr<boost::asio::ssl::context> context_;
};

}  // namespace reami::net
