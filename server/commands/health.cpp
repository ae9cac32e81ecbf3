// `reami-server health`: asks the server that runs with the same settings whether it can serve and store.
// Containers and scripts use this command.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "protocol/transport/stream.hpp"
#include "server/commands/all_commands.hpp"
#include "server/net/proxy_protocol.hpp"
#include "server/settings/settings.hpp"

namespace reami::commands {

namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using transport::outcome;

constexpr std::chrono::seconds each_step_takes{5};
constexpr unsigned http_version = 11;

struct HealthAnswer {
    bool is_well = false;
    std::string said;
};

using Generic = asio::generic::stream_protocol;

Generic::endpoint where_it_listens(const Settings& settings) {
    if (const auto path = socket_path(settings))
        return asio::local::stream_protocol::endpoint(path->string());
    const auto listens = asio::ip::make_address(settings.listen);
    const asio::ip::address here = asio::ip::address_v4::loopback();
    return tcp::endpoint(listens.is_unspecified() ? here : listens, settings.port);
}

/// The TLS context for the request; null if the server uses plain http. The context accepts any certificate,
/// because the server runs on this machine.
std::shared_ptr<asio::ssl::context> tls_for(const Settings& settings) {
    if (settings.certificate.empty()) return nullptr;
    auto tls = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_client);
    tls->set_verify_mode(asio::ssl::verify_none);
    return tls;
}

asio::awaitable<HealthAnswer> answer_over(transport::Stream bytes, std::string target) {
    bytes.expires_after(each_step_takes);
    const bool is_reached = co_await bytes.handshake();
    if (!is_reached) co_return HealthAnswer{false, "the TLS handshake failed"};
    http::request<http::empty_body> request(http::verb::get, target, http_version);
    request.set(http::field::host, "localhost");
    request.set(http::field::connection, "close");
    const auto [unsent, sent] = co_await http::async_write(bytes, request, outcome);
    if (unsent) co_return HealthAnswer{false, unsent.message()};
    boost::beast::flat_buffer buffer;
    http::response<http::string_body> response;
    const auto [lost, read] = co_await http::async_read(bytes, buffer, response, outcome);
    if (lost) co_return HealthAnswer{false, lost.message()};
    co_return HealthAnswer{response.result() == http::status::ok, std::move(response.body())};
}

asio::awaitable<HealthAnswer> ask(Settings settings) {
    boost::beast::basic_stream<Generic> stream(co_await asio::this_coro::executor);
    stream.expires_after(each_step_takes);
    const auto [unreachable] = co_await stream.async_connect(where_it_listens(settings), outcome);
    if (unreachable) co_return HealthAnswer{false, unreachable.message()};
    if (settings.proxy_protocol) {
        const auto head = net::proxy_protocol::for_oneself();
        const auto [unsaid, said] = co_await asio::async_write(stream, asio::buffer(head), outcome);
        if (unsaid) co_return HealthAnswer{false, unsaid.message()};
    }
    transport::Stream bytes(stream.release_socket(), tls_for(settings), "localhost");
    std::string target = settings.base_path + "/ready";
    co_return co_await answer_over(std::move(bytes), std::move(target));
}

}  // namespace

int health(int count, const char* const* arguments) {
    const auto settings = read_settings(count, arguments);
    if (!settings) return print(settings.error());
    asio::io_context context(1);
    auto asked = asio::co_spawn(context, ask(*settings), asio::use_future);
    context.run();
    const HealthAnswer finding = asked.get();
    if (finding.is_well) return 0;
    std::cerr << "reami-server health: the server is not healthy: " << finding.said << '\n';
    return 1;
}

}  // namespace reami::commands
