#include "server/store/journal.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace reami::store {

namespace asio = boost::asio;

asio::awaitable<Appended> Journal::append(Entry entry) {
    const asio::any_io_executor executor = co_await asio::this_coro::executor;
    const auto start = [this, executor](auto handler, Entry&& given) {
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        store(std::move(given), executor,
              [waiting](const Appended& answer) { std::move (*waiting)(answer); });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Appended)>(
        start, asio::use_awaitable, std::move(entry));
}

}  // namespace reami::store
