// The certificate and its key, read again while the server runs: connections made from then on get the new
// one.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace reami::net {

class Tls {
public:
    /// PEM files, the certificate with its chain. Throws if they can't be used.
    Tls(const std::filesystem::path& certificate, const std::filesystem::path& key);

    /// Reads these files, from any thread; or says what is wrong with them, and goes on with what it has.
    std::optional<std::string> reload(const std::filesystem::path& certificate,
                                      const std::filesystem::path& key);
    /// What the next connection is made with; from any thread.
    std::shared_ptr<boost::asio::ssl::context> context() const;

private:
    mutable std::mutex mutex_;
    std::shared_ptr<boost::asio::ssl::context> context_;
};

}  // namespace reami::net
