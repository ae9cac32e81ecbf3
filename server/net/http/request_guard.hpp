// Refuses requests that this server does not serve, before Beast's defaults apply: by method, body, headers,
// target and origin. PROTOCOL.md, "Connecting".
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
/// The limit for requests that another node passes on, because that node adds headers.
inline constexpr std::size_t most_header_bytes_of_nodes = 16'384;
inline constexpr std::size_t most_header_fields = 64;

/// A request that may be served.
struct Admitted {
    std::string path;  ///< decoded, without the base path
    bool to_web_socket = false;
};

/// The origins whose pages may call this server, and the names by which requests may call it.
struct Known {
    const std::vector<std::string>& origins;  ///< `https://club.example`
    const std::vector<std::string>& hosts;    ///< `club.example`
    bool any_host = true;                     ///< accepts every name
    bool is_proxy = false;                    ///< the sender passes requests on for clients
    bool is_judged = false;                   ///< the node that passes the request on has checked it
    std::string_view base_path = {};          ///< the path before all paths, such as `/reami`
    std::string_view machine = {};  ///< the machine's name, which is accepted if there are no `hosts`
};

/// Expects a header that Beast could read. After a refusal is sent, the connection must end.
std::variant<Admitted, Answer> judge(const HttpHeader& header, const Known& known);

/// Whether the page that sent this request may do so for its user: true if no page sent it, or if the page is
/// from this host, from a name of this server, or from an origin in the settings.
bool may_speak(const HttpHeader& header, const Known& known);

/// Whether a proxy's header says that it passes this request on for a client.
bool was_passed_on(const HttpHeader& header);

}  // namespace reami::net
