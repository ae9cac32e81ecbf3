#include "clients/terminal/connection/fetch.hpp"

#include <boost/asio/this_coro.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include "clients/terminal/connection/dial.hpp"
#include "protocol/transport/as_tuple_awaitable.hpp"

namespace reami::terminal {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using transport::outcome;

constexpr unsigned http_version = 11;

http::request<http::string_body> as_sent(const Server& server, const HttpRequest& wanted) {
    http::request<http::string_body> request(http::string_to_verb(wanted.method),
                                             server.address.base_path + wanted.path, http_version);
    request.set(http::field::host, server.address.authority());
    request.set(http::field::connection, "close");
    if (!wanted.body.empty()) request.set(http::field::content_type, "application/json");
    if (!wanted.language.empty()) request.set(http::field::accept_language, wanted.language);
    if (wanted.token) request.set(http::field::authorization, "Bearer " + *wanted.token);
    request.body() = wanted.body;
    request.prepare_payload();
    return request;
}

}  // namespace

asio::awaitable<HttpAnswer> fetch(Server server, HttpRequest wanted) {
    beast::tcp_stream tcp(co_await asio::this_coro::executor);
    auto [bytes, trouble] = co_await dial(tcp, server);
    if (!bytes) co_return HttpAnswer{.trouble = trouble};
    const bool trusted = co_await secure(*bytes);
    if (!trusted) co_return HttpAnswer{.trouble = {Trouble::Kind::no_tls}};

    const HttpAnswer none{.trouble = {Trouble::Kind::no_answer}};
    bytes->expires_after(connect_within);
    const auto request = as_sent(server, wanted);
    const auto [unsent, sent] = co_await http::async_write(*bytes, request, outcome);
    if (unsent) co_return none;
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    const auto [lost, read] = co_await http::async_read(*bytes, buffer, response, outcome);
    if (lost) co_return none;
    co_return HttpAnswer{.status = response.result_int(), .body = std::move(response.body())};
}

}  // namespace reami::terminal
