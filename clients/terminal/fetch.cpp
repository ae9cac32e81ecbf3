#include "clients/terminal/fetch.hpp"

#include <boost/asio/this_coro.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include "clients/terminal/server_line.hpp"

namespace reami::terminal {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr unsigned http_version = 11;

template <class Bytes>
asio::awaitable<HttpAnswer> exchange(Bytes& bytes, const Server& server, const HttpRequest& wanted) {
    const bool reached = co_await dial(bytes, server);
    if (!reached) co_return HttpAnswer{};
    http::request<http::string_body> request(http::string_to_verb(wanted.method), wanted.path, http_version);
    request.set(http::field::host, server.address.authority());
    request.set(http::field::connection, "close");
    if (!wanted.body.empty()) request.set(http::field::content_type, "application/json");
    request.body() = wanted.body;
    request.prepare_payload();

    beast::get_lowest_layer(bytes).expires_after(connect_within);
    const auto [unsent, sent] = co_await http::async_write(bytes, request, outcome);
    if (unsent) co_return HttpAnswer{};
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    const auto [lost, read] = co_await http::async_read(bytes, buffer, response, outcome);
    if (lost) co_return HttpAnswer{};
    co_return HttpAnswer{.status = response.result_int(), .body = std::move(response.body())};
}

}  // namespace

asio::awaitable<HttpAnswer> fetch(Server server, HttpRequest request) {
    const auto executor = co_await asio::this_coro::executor;
    if (server.tls) {
        SecureBytes bytes(executor, *server.tls);
        co_return co_await exchange(bytes, server, request);
    }
    PlainBytes bytes(executor);
    co_return co_await exchange(bytes, server, request);
}

}  // namespace reami::terminal
