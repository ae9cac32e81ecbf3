#include "server/net/http_post.hpp"

#include <algorithm>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <charconv>
#include <memory>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "protocol/transport/stream.hpp"
#include "server/settings/host_and_port.hpp"

namespace reami::net {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using transport::outcome;

namespace {

std::shared_ptr<asio::ssl::context> trusting_this_machines_authorities() {
    auto tls = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_client);
    tls->set_default_verify_paths();
    tls->set_verify_mode(asio::ssl::verify_peer);
    return tls;
}

http::request<http::string_body> request_of(const HttpPost& post, const UrlParts& to) {
    constexpr unsigned http_version = 11;
    http::request<http::string_body> request(http::verb::post, to.target, http_version);
    request.set(http::field::host, to.authority);
    request.set(http::field::user_agent, "reami-server");
    request.set(http::field::connection, "close");
    for (const auto& [name, value] : post.headers) request.set(name, value);
    request.body() = post.body;
    request.prepare_payload();
    return request;
}

PostAnswer answer_in(const http::response<http::empty_body>& answer) {
    PostAnswer read{.status = answer.result_int(), .retry_after = {}};
    const auto text = answer[http::field::retry_after];
    unsigned seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error == std::errc() && end == text.data() + text.size())
        read.retry_after = std::chrono::seconds(seconds);
    return read;
}

}  // namespace

UrlParts url_parts(std::string_view url) {
    UrlParts parts;
    parts.secure = url.starts_with("https://");
    url.remove_prefix(url.find("://") + 3);
    url = url.substr(0, url.find('#'));
    const auto end = std::min(url.find_first_of("/?"), url.size());
    parts.authority = url.substr(0, end);
    parts.target = url.substr(end);
    if (!parts.target.starts_with('/')) parts.target.insert(0, "/");
    parts.host_with_port =
        host_and_port(parts.authority) ? parts.authority : parts.authority + (parts.secure ? ":443" : ":80");
    return parts;
}

asio::awaitable<Expected<PostAnswer, std::string>> http_post(HttpPost post,
                                                             std::chrono::milliseconds within) {
    const auto until = std::chrono::steady_clock::now() + within;
    const UrlParts to = url_parts(post.url);
    auto dialled = co_await dial(to.host_with_port, until, post.may_dial);
    if (!dialled) co_return dialled.error();
    const auto host = host_and_port(to.host_with_port);
    transport::Stream stream(*std::move(dialled), to.secure ? trusting_this_machines_authorities() : nullptr,
                             host ? std::optional(host->host) : std::nullopt);
    stream.expires_at(until);
    const bool is_trusted = co_await stream.handshake();
    if (!is_trusted)
        co_return "the TLS handshake failed; perhaps no trusted authority has signed its certificate";
    const auto request = request_of(post, to);
    const auto [unsent, sent] = co_await http::async_write(stream, request, outcome);
    if (unsent) co_return unsent.message();
    boost::beast::flat_buffer buffer;
    http::response_parser<http::empty_body> answer;
    const auto [lost, read] = co_await http::async_read_header(stream, buffer, answer, outcome);
    if (lost) co_return "it does not answer: " + lost.message();
    co_return answer_in(answer.get());
}

}  // namespace reami::net
