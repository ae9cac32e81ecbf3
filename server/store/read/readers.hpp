// Reads the database on a separate thread, so that a slow disk does not stop other work.
#pragma once

#include <utility>

#include "server/runtime/background.hpp"
#include "server/store/read/reader.hpp"

namespace reami::store {

/// Every function may be called from any thread.
class Readers {
public:
    /// Expects a migrated database. Throws std::exception if it can't be opened.
    explicit Readers(const Location& store) : reader_(store) {}

    /// The reader itself, for the thread that starts the server. To be used only before the first `ask`.
    Reader& at_start() { return reader_; }

    /// Returns what `question(Reader&)` returns. Resumes on the caller's executor. Throws Busy, or what the
    /// question throws.
    template <class Question>
    auto ask(Question question) -> boost::asio::awaitable<std::invoke_result_t<Question, Reader&>> {
        co_return co_await thread_.run([&] { return question(reader_); });
    }

    /// Answers the waiting questions; nobody may ask after this call.
    void stop() { thread_.stop(); }

private:
    static constexpr std::size_t most_waiting = 1024;

    Reader reader_;  ///< used on the thread only
    Background thread_{1, most_waiting};
};

}  // namespace reami::store
