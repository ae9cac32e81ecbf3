#include "server/app/certificate.hpp"

#include <spdlog/spdlog.h>

namespace reami {

std::unique_ptr<net::Tls> tls_of(const Settings& settings) {
    return settings.certificate.empty() ? nullptr
                                        : std::make_unique<net::Tls>(settings.certificate, settings.key);
}

void read_again(net::Tls* tls, const Settings& settings) {
    if ((tls == nullptr) != settings.certificate.empty())
        return spdlog::warn("a switch between HTTP and HTTPS needs a restart");
    if (tls == nullptr) return;
    if (const auto wrong = tls->reload(settings.certificate, settings.key))
        spdlog::error("could not reload the certificate, and the old one stays in use: {}", *wrong);
    else
        spdlog::info("reloaded the certificate");
}

}  // namespace reami
