// Claims a store for one command, while no server serves it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/file/unserved.hpp"
#include "server/store/location.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"

namespace reami::store {

/// While this object exists, its command has the store alone. If a server takes the store over all the same,
/// `check` throws.
class StoreClaim {
public:
    /// Returns the reason, for the operator, if it can't claim the store. Throws std::exception.
    [[nodiscard]] Expected<void, std::string> take(const Location& store);
    [[nodiscard]] Expected<void, std::string> take_file(const std::filesystem::path& file);
    [[nodiscard]] Expected<void, std::string> take_database(const PgAddress& address);
    /// Throws Fenced if a server has taken the store.
    void check() {
        if (writer_) writer_->check();
    }
    /// Releases the store. Restores the time at which a server last stopped, if `last_stop` has it.
    void release(std::optional<Millis> last_stop);

private:
    std::optional<Unserved> file_;
    std::unique_ptr<PgWriteConnection> writer_;
};

}  // namespace reami::store
