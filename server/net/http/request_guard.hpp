// Refuses requests that are not served, before Beast's defaults matter: methods, bodies, headers, targets,
// origins. PROTOCOL.md, "Connecting".
#pragma once

#include <boost/beast/http/message.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/net/gateway.hpp"

namespace reami::net {

using HttpHeader = boost::beast::http::request_header<>;

inline constexpr std::size_t most_header_bytes = 8192;
/// From another node, which says some more.
inline constexpr std::size_t most_header_bytes_of_nodes = 16'384;
inline constexpr std::size_t most_header_fields = 64;

/// A request that may be served.
struct Admitted {
    std::string path;  ///< decoded, below the base path
    bool to_web_socket = false;
};

/// From where pages may speak besides the host itself, and how this server may be called.
struct Known {
    const std::vector<std::string>& origins;  ///< `https://club.example`
    const std::vector<std::string>& hosts;    ///< `club.example`
    bool any_host = true;                     ///< may call it anyhow
    bool is_proxy = false;                    ///< who sends it passes it on for others
    bool is_judged = false;                   ///< by another node, which hands it over
    std::string_view base_path = {};          ///< below which all is: `/reami`
    std::string_view machine = {};            ///< its name, by which this server may be called without hosts
};

/// Expects a header that Beast could read. A refusal is the answer to send, after which the connection ends.
std::variant<Admitted, Answer> judge(const HttpHeader& header, const Known& known);

/// Whether the page that sent this request may do so for its user: true if no page sent it, or if the page is
/// of this host, of a name of this server, or of one of the origins in the settings.
bool may_speak(const HttpHeader& header, const Known& known);

/// Whether a proxy says that it passes this request on for somebody.
bool was_passed_on(const HttpHeader& header);

}  // namespace reami::net
