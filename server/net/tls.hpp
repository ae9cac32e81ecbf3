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
    Tls(std::filesystem::path certificate, std::filesystem::path key);

    /// Reads the files again, from any thread; or says what is wrong with them, and goes on with the old
    /// ones.
    std::optional<std::string> reload();
    /// What the next connection is made with; from any thread.
    std::shared_ptr<boost::asio::ssl::context> context() const;

private:
    std::filesystem::path certificate_, key_;
    mutable std::mutex mutex_;
    std::shared_ptr<boost::asio::ssl::context> context_;
};

}  // namespace reami::net
