// Reads the database on a thread of its own, so that a slow disk does not stop other work.
#pragma once

#include <utility>

#include "server/runtime/background.hpp"
#include "server/store/read/reader.hpp"

namespace reami::store {

/// Every function may be called from any thread.
class Readers {
public:
    /// Throws std::exception if the database can't be opened. Expects a migrated one.
    explicit Readers(const Location& store) : reader_(store) {}

    /// The reader for the thread that starts the server, before any question is asked.
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
