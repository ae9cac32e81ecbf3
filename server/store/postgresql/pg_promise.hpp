// Tells whether PostgreSQL's commits survive the loss of the database's machine.
#pragma once

#include <atomic>
#include <string_view>

#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

class PgPromise {
public:
    /// Reads the settings, and logs what has changed since the last time. A database without such settings
    /// promises nothing.
    void read(PgSession& session);

    /// The reason, for the operator, why a commit may be lost; empty if commits survive. May be called from
    /// any thread.
    std::string_view what_is_missing() const { return missing_.load(); }

private:
    std::atomic<const char*> missing_ = "";
    bool was_read_ = false;
};

}  // namespace reami::store
