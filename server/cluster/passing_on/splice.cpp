#include "server/cluster/passing_on/splice.hpp"

#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/asio/write.hpp>

#include "protocol/transport/as_tuple_awaitable.hpp"

namespace reami::cluster {

namespace asio = boost::asio;
namespace beast = boost::beast;
using transport::outcome;
using transport::Stream;

namespace {

/// Whether a connection has ended normally. Many clients disconnect without the closing message of TLS.
bool is_orderly(const beast::error_code& end) {
    return end == asio::error::eof || end == asio::ssl::error::stream_truncated;
}

}  // namespace

Splice::Splice(Stream& client, Stream& node, const Limits& limits, Meters& meters)
    : client_(client),
      node_(node),
      stuck_after_(limits.stuck_after),
      closing_within_(limits.closing_within),
      among_passed_on_(meters.passed_on),
      ticking_(client.get_executor()) {
    ++meters.passed_on_in_all;
}

asio::awaitable<void> Splice::run() {
    using namespace asio::experimental::awaitable_operators;
    co_await (up() && down() && watch());
}

asio::awaitable<std::optional<beast::error_code>> Splice::copy(Stream& from, Stream& to, WhenBegan& writing) {
    std::vector<char> held(bytes_held);
    while (!is_over_) {
        const auto [ended, count] = co_await from.async_read_some(asio::buffer(held), outcome);
        if (ended) co_return ended;
        writing = std::chrono::steady_clock::now();
        const auto [broken, written] = co_await asio::async_write(to, asio::buffer(held, count), outcome);
        writing.reset();
        if (broken) co_return std::nullopt;
    }
    co_return beast::error_code();
}

asio::awaitable<void> Splice::up() {
    const auto end = co_await copy(client_, node_, writing_up_);
    if (is_over_) co_return;
    if (!end || !is_orderly(*end)) co_return node_.drop();
    node_.end_sending();
    ending_since_ = std::chrono::steady_clock::now();
    ticking_.cancel();
}

asio::awaitable<void> Splice::down() {
    const auto end = co_await copy(node_, client_, writing_down_);
    is_over_ = true;
    node_.drop();
    if (end)
        client_.cancel();
    else
        client_.drop();
    ticking_.cancel();
}

asio::awaitable<void> Splice::watch() {
    while (!is_over_) {
        ticking_.expires_after(ending_since_ ? closing_within_ : stuck_after_);
        co_await ticking_.async_wait(outcome);
        if (is_over_ || !is_late(std::chrono::steady_clock::now())) continue;
        client_.drop();
        node_.drop();
    }
}

bool Splice::is_late(std::chrono::steady_clock::time_point now) const {
    const auto is_over_since = [now](const WhenBegan& then, std::chrono::milliseconds within) {
        return then && now - *then >= within;
    };
    return is_over_since(writing_up_, stuck_after_) || is_over_since(writing_down_, stuck_after_) ||
           is_over_since(ending_since_, closing_within_);
}

}  // namespace reami::cluster
