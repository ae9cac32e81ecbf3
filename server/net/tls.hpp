// Reads the certificate and its key. The server can read them again while it runs, for new connections.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>

#include "engine/core/expected.hpp"

namespace reami::net {

/// The paths of PEM files. The file of the certificate also has its chain.
struct TlsFiles {
    std::filesystem::path certificate, key;
    std::filesystem::path ca = {};  ///< must have signed the peer's certificate; empty: no check
};

class Tls {
public:
    using Method = boost::asio::ssl::context::method;

    /// Throws if the files can't be used.
    explicit Tls(const TlsFiles& files, Method method = Method::tls_server);
    Tls(const std::filesystem::path& certificate, const std::filesystem::path& key)
        : Tls(TlsFiles{certificate, key}) {}

    /// Reads these files for new connections. If the files can't be used, returns the reason and keeps the
    /// earlier certificate. May be called from any thread.
    Expected<void, std::string> reload(const TlsFiles& files);
    Expected<void, std::string> reload(const std::filesystem::path& certificate,
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
