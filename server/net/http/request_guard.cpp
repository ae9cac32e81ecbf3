#include "server/net/http/request_guard.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/verb.hpp>
#include <iterator>

#include "protocol/messages/codes.hpp"
#include "server/net/http/header_text.hpp"
#include "server/net/http/own_names.hpp"
#include "server/net/http/problem.hpp"
#include "server/net/http/proxies.hpp"
#include "server/net/http/request_path.hpp"

namespace reami::net {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace code = protocol::code;
using http::field;

Answer bad(unsigned status, std::string detail) {
    return problem(status, code::bad_request, std::move(detail));
}

bool says(const HttpHeader& header, field name) { return header.count(name) > 0; }

std::optional<Answer> too_many_fields(const HttpHeader& header) {
    const auto fields = std::distance(header.begin(), header.end());
    if (static_cast<std::size_t>(fields) <= most_header_fields) return std::nullopt;
    return bad(431, "the request has more than 64 header fields");
}

std::optional<Answer> bad_method(const HttpHeader& header) {
    const auto method = header.method();
    if (method == http::verb::get || method == http::verb::head || method == http::verb::post)
        return std::nullopt;
    Answer answer = problem(405, code::bad_method, "this server accepts only GET, HEAD and POST");
    answer.headers.emplace_back("Allow", "GET, HEAD, POST");
    return answer;
}

/// Refuses a header without exactly one Host, or whose Host is not a valid host name or address.
std::optional<Answer> bad_host(const HttpHeader& header) {
    if (header.count(field::host) == 1 && name_of(view(header[field::host]))) return std::nullopt;
    return bad(400, "the request needs exactly one valid Host header");
}

/// Refuses a missing or invalid `Content-Length`, and any `Transfer-Encoding`: a body's length must have only
/// one source.
std::optional<Answer> bad_body(const HttpHeader& header) {
    if (says(header, field::transfer_encoding))
        return bad(501, "this server does not accept Transfer-Encoding");
    if (header.count(field::content_length) > 1)
        return bad(400, "the request has more than one Content-Length");
    const auto length = view(header[field::content_length]);
    if (length.find_first_not_of("0123456789") != std::string_view::npos)
        return bad(400, "the Content-Length is not a number");  // Beast accepts `2, 2`
    if (header.method() == http::verb::post) {
        if (length.empty()) return bad(411, "a POST needs a Content-Length");
        return std::nullopt;
    }
    if (!length.empty() && length != "0") return bad(400, "only a POST may have a body");
    return std::nullopt;
}

/// Refuses a POST that is not JSON. A form of another site can send a POST, but not with this type.
std::optional<Answer> bad_type(const HttpHeader& header) {
    if (header.method() != http::verb::post) return std::nullopt;
    const auto type = view(header[field::content_type]);
    auto essence = type.substr(0, type.find(';'));
    essence = essence.substr(0, essence.find_last_not_of(" \t") + 1);
    if (beast::iequals(beast::string_view(essence.data(), essence.size()), "application/json"))
        return std::nullopt;
    return bad(415, "the Content-Type of a POST must be application/json");
}

bool asks_for_web_socket(const HttpHeader& header) {
    return header.method() == http::verb::get && header.version() == 11 &&
           http::token_list(header[field::connection]).exists("upgrade") &&
           http::token_list(header[field::upgrade]).exists("websocket");
}

/// Refuses a host that is not a name of this server. A proxy may use any host; if the proxy forwards the host
/// that the client used, this function checks the forwarded host.
std::optional<Answer> other_host(const HttpHeader& header, const Known& known) {
    if (known.any_host || known.is_judged) return std::nullopt;
    const auto passed_on = known.is_proxy ? forwarded_host(header) : std::nullopt;
    if (known.is_proxy && !passed_on) return std::nullopt;
    const auto host = passed_on.value_or(view(header[field::host]));
    if (is_called(host, {known.hosts, known.machine})) return std::nullopt;
    const auto name = name_of(host);
    if (!name) return bad(421, "the X-Forwarded-Host of the proxy is not a host name");
    return bad(421, "this server is not called " + std::string(*name) +
                        "; its setting `hosts` lists its names: hosts = [\"" + std::string(*name) + "\"]");
}

std::optional<Answer> bad_origin(const HttpHeader& header, const Known& known) {
    if (header.method() != http::verb::post && !asks_for_web_socket(header)) return std::nullopt;
    if (known.is_judged || may_speak(header, known)) return std::nullopt;
    return problem(403, code::bad_origin, "pages of this origin may not use this server");
}

}  // namespace

bool may_speak(const HttpHeader& header, const Known& known) {
    const auto count = header.count(field::origin);
    if (count != 1) return count == 0;
    const auto origin = header[field::origin];
    const auto host = std::string(header[field::host]);
    const auto is_it = [&](const std::string& allowed) { return beast::iequals(origin, allowed); };
    const auto is_of = [&](const std::string& name) {
        return is_it("http://" + name) || is_it("https://" + name);
    };
    return is_of(host) || std::ranges::any_of(known.hosts, is_of) ||
           std::ranges::any_of(known.origins, is_it);
}

bool was_passed_on(const HttpHeader& header) {
    static constexpr std::array names = {"X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto",
                                         "X-Real-IP"};
    return says(header, field::forwarded) || says(header, field::via) ||
           std::ranges::any_of(names, [&](const char* name) { return header.count(name) > 0; });
}

Expected<Admitted, Answer> judge(const HttpHeader& header, const Known& known) {
    for (const auto check : {too_many_fields, bad_method, bad_host, bad_body, bad_type})
        if (auto refusal = known.is_judged ? std::nullopt : check(header)) return *std::move(refusal);
    auto path = path_of(view(header.target()));
    if (!path) return bad(400, "the target is not a plain path");
    if (auto refusal = other_host(header, known)) return *std::move(refusal);
    if (auto refusal = bad_origin(header, known)) return *std::move(refusal);
    auto inner = below(known.base_path, *path);
    if (!inner)
        return problem(404, code::no_such_page,
                       "all paths of this server begin with " + std::string(known.base_path) + '/');
    return Admitted{*std::move(inner), asks_for_web_socket(header)};
}

}  // namespace reami::net
