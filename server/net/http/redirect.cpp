#include "server/net/http/redirect.hpp"

#include <algorithm>
#include <boost/beast/http/field.hpp>

#include "server/net/http/proxies.hpp"

namespace reami::net {

Answer redirect(const HttpHeader& header, std::uint16_t https_port, const std::string& taken_off) {
    constexpr std::uint16_t usual_port = 443;
    const auto host = header[boost::beast::http::field::host];
    const std::string name(name_of({host.data(), host.size()}).value_or(""));
    const bool is_v6 = name.find(':') != std::string::npos;
    Answer answer;
    answer.status = 308;
    answer.content_type = "text/plain; charset=utf-8";
    answer.body = std::string("This server speaks https.\n");
    answer.headers = {{"Location", "https://" + (is_v6 ? '[' + name + ']' : name) +
                                       (https_port == usual_port ? "" : ':' + std::to_string(https_port)) +
                                       taken_off + std::string(header.target())}};
    return answer;
}

Settings leading_to_https(Settings settings, std::uint16_t serving_port) {
    constexpr std::size_t connections = 256, connections_an_address = 16;  // each lasts for one answer
    settings.leads_to = settings.https_port != 0 ? settings.https_port : serving_port;
    settings.port = settings.redirect_port;
    settings.given_socket.reset();
    settings.proxy_protocol = false;
    settings.certificate.clear();
    Limits& limits = settings.limits;
    limits.connections = std::min(limits.connections, connections);
    limits.connections_an_address = std::min(limits.connections_an_address, connections_an_address);
    return settings;
}

}  // namespace reami::net
