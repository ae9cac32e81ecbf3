// A store for a command alone, while no server serves it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/store/file/unserved.hpp"
#include "server/store/location.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"

namespace reami::store {

/// While this object lives, no server serves the store, or `check` says that one came.
class StoreClaim {
public:
    /// Gives the reason, for people, if it can't be had. Throws std::exception.
    [[nodiscard]] std::optional<std::string> take(const Location& store);
    /// Throws Fenced.
    void check() {
        if (writer_) writer_->check();
    }
    /// Leaves the time at which a server last stopped as it was, if it is known.
    void release(std::optional<Millis> last_stop);

private:
    std::optional<Unserved> file_;
    std::unique_ptr<PgWriteConnection> writer_;
};

}  // namespace reami::store
