// Reads the database on a separate thread, so that a slow disk does not stop other work.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>

#include "server/runtime/background.hpp"
#include "server/store/read/open_to_read.hpp"

namespace reami::store {

/// Every function may be called from any thread.
class Readers {
public:
    /// Expects a migrated database. Throws std::exception if it can't be opened.
    explicit Readers(const Location& store) : connection_(open_to_read(store)) {}

    /// The connection, for the thread that starts the server. To be used only before the first `ask`.
    ReadConnection& at_start() { return *connection_; }

    /// Returns what `question(ReadConnection&, values...)` returns. Resumes on the caller's executor. Throws
    /// Busy, or what the question throws.
    template <class Question, class... Values>
    auto ask(Question question, Values... values)
        -> boost::asio::awaitable<std::invoke_result_t<Question, ReadConnection&, Values&...>> {
        co_return co_await thread_.run([&] { return std::invoke(question, *connection_, values...); });
    }

    /// Answers the waiting questions; nobody may ask after this call.
    void stop() { thread_.stop(); }

private:
    static constexpr std::size_t most_waiting = 1024;

    std::unique_ptr<ReadConnection> connection_;  ///< used on the thread only
    Background thread_{1, most_waiting};
};

}  // namespace reami::store
