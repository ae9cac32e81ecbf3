// Checks the method, the headers, the target and the origin of each request, and refuses requests that this
// server does not serve. PROTOCOL.md, "Connecting".
#pragma once

#include <boost/beast/http/message.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/net/gateway.hpp"

namespace reami::net {

using HttpHeader = boost::beast::http::request_header<>;

inline constexpr std::size_t most_header_bytes = 8192;
/// The limit for requests that another node passes on: that node adds headers.
inline constexpr std::size_t most_header_bytes_of_nodes = 16'384;
inline constexpr std::size_t most_header_fields = 64;

/// A request that the server may serve.
struct Admitted {
    std::string path;  ///< decoded, without the base path
    bool to_web_socket = false;
};

/// The facts by which `judge` decides: the origins whose pages may use this server, the server's names, and
/// the sender of the request.
struct Known {
    const std::vector<std::string>& origins;  ///< `https://club.example`
    const std::vector<std::string>& hosts;    ///< `club.example`
    bool any_host = true;                     ///< `judge` accepts every name
    bool is_proxy = false;                    ///< the sender passes requests on for clients
    bool is_judged = false;                   ///< another node has checked the request, and passes it on
    std::string_view base_path = {};          ///< the path before all paths, such as `/reami`
    std::string_view machine = {};            ///< the machine's name, which counts if `hosts` is empty
};

/// Admits or refuses the request with this header. Expects a header that Beast could read. After the caller
/// has sent a refusal, it must end the connection.
Expected<Admitted, Answer> judge(const HttpHeader& header, const Known& known);

/// Whether the page that sent this request may use this server. True if the page comes from the host that the
/// request names, from a name of this server, or from an origin in the settings. Also true if no page sent
/// the request: then it has no Origin.
bool may_speak(const HttpHeader& header, const Known& known);

/// Whether a proxy's header says that it passes this request on for a client.
bool was_passed_on(const HttpHeader& header);

}  // namespace reami::net
