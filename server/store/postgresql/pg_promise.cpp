#include "server/store/postgresql/pg_promise.hpp"

#include <libpq-fe.h>
#include <spdlog/spdlog.h>

namespace reami::store {

namespace {

constexpr const char* unknown = "the database does not say whether a commit waits for a standby";
constexpr const char* no_fsync = "fsync is off: a power cut can destroy the whole database";
constexpr const char* not_written = "synchronous_commit is off: a power cut can lose the last moves";
constexpr const char* not_replicated =
    "synchronous_commit is local: the last moves are lost with the machine of the database";
constexpr const char* no_standby =
    "synchronous_standby_names is empty: the last moves are lost with the machine of the database";

const char* what_is_missing_by(PgSession& session) {
    const PgResult row = session.ask(
        "SELECT current_setting('fsync'), current_setting('synchronous_commit'),"
        " current_setting('synchronous_standby_names')",
        {});
    const auto setting = [&](int column) { return std::string_view(PQgetvalue(row.get(), 0, column)); };
    if (setting(0) == "off") return no_fsync;
    if (setting(1) == "off") return not_written;
    if (setting(1) == "local") return not_replicated;
    if (setting(2).empty()) return no_standby;
    return "";
}

}  // namespace

void PgPromise::read(PgSession& session) {
    const char* missing = unknown;
    try {
        missing = what_is_missing_by(session);
    } catch (const PgError& error) {
        if (error.state().empty()) throw;  // the connection is lost
    }
    const bool is_news = !was_read_ || what_is_missing() != missing;
    const bool was_missing = !what_is_missing().empty();
    was_read_ = true;
    missing_ = missing;
    if (!is_news) return;
    if (!what_is_missing().empty())
        spdlog::warn("PostgreSQL does not guarantee that stored moves survive the loss of its machine: {}",
                     missing);
    else if (was_missing)
        spdlog::info("PostgreSQL guarantees again that stored moves survive the loss of its machine");
}

}  // namespace reami::store
