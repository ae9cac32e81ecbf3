// Reads the certificate and its key. The server can read them again while it runs, for new connections.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>

#include "engine/core/expected.hpp"
#include "server/settings/settings.hpp"

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

    /// Reads these files for new connections. If the files can't be used, returns the reason and keeps the
    /// earlier certificate. May be called from any thread.
    Expected<void, std::string> reload(const TlsFiles& files);
    /// The context for the next connection. May be called from any thread.
    std::shared_ptr<boost::asio::ssl::context> context() const;

private:
    const Method method_;
    mutable std::mutex mutex_;
    std::shared_ptr<boost::asio::ssl::context> context_;
};

/// Null if the settings name no certificate. Throws std::exception if the server can't use the certificate.
std::unique_ptr<Tls> tls_of(const Settings& settings);
/// Reads the files of the certificate again, for new connections, and logs the outcome. `tls` is null if the
/// server has started without TLS. If `changed` switches between HTTP and HTTPS, which needs a restart, puts
/// the certificate and key of `running` into `changed`.
void read_again(Tls* tls, const Settings& running, Settings& changed);

}  // namespace reami::net
