// The journal stores records, and reports when they are on disk, or why they are not. No SQL appears here.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/store/record.hpp"

namespace reami::store {

/// The reason why an entry is not stored, or why nobody knows whether it is. An entry is stored whole or not
/// at all.
struct Fault {
    enum class Kind : std::uint8_t {
        refused,      ///< not stored: the schema refuses these records, and always will
        unavailable,  ///< not stored: disk full, disk failing, stopping; the same entry may pass later
        fenced,       ///< not stored: another node has the room now
        unknown,      ///< the server stops before the disk answers: only the next start shows the outcome
    };
    Kind kind = Kind::unavailable;
    std::string why;  ///< for the log
};

struct Appended {
    std::optional<Fault> fault;
    std::chrono::steady_clock::time_point at = {};  ///< the time at which the entry was on disk, if it is
};

/// Whether entries that are appended now will soon be on disk.
struct Health {
    bool answering = true;
    std::string_view why{};  ///< if not: a few words for the operator
    /// See WriteConnection::missing_promise.
    std::optional<std::string_view> missing_promise{};

    friend bool operator==(const Health&, const Health&) = default;
};

class Journal : boost::noncopyable {
public:
    virtual ~Journal() = default;

    using Callback = std::function<void(const Appended& answer)>;

    /// Calls `callback` on that executor, never from within `store`, once the entry is on disk or is known
    /// not to be. Entries of one room are stored in the order of the calls. May be called from any thread.
    virtual void store(Entry entry, const boost::asio::any_io_executor& executor, Callback callback) = 0;

    /// Like `store`, for a coroutine, which resumes on its own executor.
    boost::asio::awaitable<Appended> append(Entry entry);

    /// May be called from any thread, at any time, and never blocks.
    virtual Health health() const { return {}; }
};

}  // namespace reami::store
