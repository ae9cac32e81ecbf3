#include "server/app/certificate.hpp"

#include <spdlog/spdlog.h>

namespace reami {

std::unique_ptr<net::Tls> tls_of(const Settings& settings) {
    return settings.certificate.empty() ? nullptr
                                        : std::make_unique<net::Tls>(settings.certificate, settings.key);
}

void read_again(net::Tls* tls, const Settings& running, Settings& changed) {
    if ((tls == nullptr) != changed.certificate.empty()) {
        changed.certificate = running.certificate;
        changed.key = running.key;
        return spdlog::warn("a switch between HTTP and HTTPS needs a restart");
    }
    if (tls == nullptr) return;
    if (const auto read = tls->reload(changed.certificate, changed.key); !read)
        spdlog::error("could not reload the certificate, and the old one stays in use: {}", read.error());
    else
        spdlog::info("reloaded the certificate");
}

}  // namespace reami
