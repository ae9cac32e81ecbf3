#include "server/store/moving/row_target.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <libpq-fe.h>

#include <map>
#include <stdexcept>
#include <utility>

#include "server/store/file/lock.hpp"
#include "server/store/file/migrate.hpp"
#include "server/store/file/partial_file.hpp"
#include "server/store/file/privacy.hpp"
#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_session.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

/// Finds the rows of each match's log, and stores them in `matches.log` (migrations/0001_schema.sql).
constexpr const char* find_logs =
    "CREATE INDEX moves_of_a_match ON moves (room, match, v);"
    "UPDATE matches SET log = (SELECT json_group_array(seq) FROM (SELECT seq FROM moves"
    " WHERE moves.room = matches.room AND moves.match = matches.match ORDER BY v));"
    "DROP INDEX moves_of_a_match;"
    "UPDATE journal SET noted = (SELECT coalesce(max(seq), 0) FROM moves);";

/// A new SQLite file, which gets its name once it is whole.
class FileTarget final : public RowTarget {
public:
    FileTarget(const fs::path& path, Lock lock)
        : path_(fs::absolute(path)), lock_(std::move(lock)), part_(path_.string() + ".part") {
        if (const auto made = migrate(part_.path()); !made) throw std::runtime_error(made.error());
        fs::remove(part_.path().string() + ".lock");
        database_.emplace(part_.path(), SQLite::OPEN_READWRITE, busy_timeout_ms);
        guard(*database_);
        database_->exec(
            "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN "
            "IMMEDIATE");
    }

    void run(const std::string& sql, std::span<const SqlValue> values) override {
        auto found = prepared_.find(&sql);
        if (found == prepared_.end()) found = prepared_.try_emplace(&sql, *database_, sql).first;
        int at = 0;
        for (const SqlValue& value : values) bind_value(found->second, ++at, value);
        found->second.exec();
        found->second.reset();
    }
    void finish() override {
        prepared_.clear();
        database_->exec(std::string(find_logs) + "COMMIT; PRAGMA journal_mode = WAL");
        database_.reset();
        part_.finish(path_);
    }

private:
    fs::path path_;
    Lock lock_;
    PartialFile part_;
    std::optional<SQLite::Database> database_;
    std::map<const std::string*, SQLite::Statement> prepared_;
};

class PgTarget final : public RowTarget {
public:
    explicit PgTarget(const PgAddress& address) : session_(address) {
        session_.run_script("SET idle_in_transaction_session_timeout = 0");  // while it reads
        session_.run_script("BEGIN");
    }

    void run(const std::string& sql, std::span<const SqlValue> values) override {
        batch_.add_values(PgCheck::none, nullptr, sql, values);
        if (batch_.statements().size() >= at_once) send();
    }
    void finish() override {
        send();
        session_.run_script("COMMIT");
    }

private:
    static constexpr std::size_t at_once = 1000;

    void send() {
        if (const auto failure = session_.commit(batch_)) throw PgError(failure->error);
        batch_.clear();
    }

    PgSession session_;
    PgBatch batch_;
};

bool has_any(PgSession& session) {
    const PgResult rows = session.ask(
        "SELECT (SELECT count(*) FROM players) + (SELECT count(*) FROM rooms) + (SELECT count(*) FROM "
        "admin_log) + (SELECT count(*) FROM admin_tokens)",
        {});
    return std::string_view(PQgetvalue(rows.get(), 0, 0)) != "0";
}

}  // namespace

Expected<std::unique_ptr<RowTarget>, std::string> open_empty_database(const PgAddress& address) {
    if (const auto made = prepare(address); !made) return made.error();
    PgSession session(address);
    if (has_any(session)) return std::string("the new database is not empty");
    return std::make_unique<PgTarget>(address);
}

Expected<std::unique_ptr<RowTarget>, std::string> open_empty_file(const fs::path& path) {
    for (const char* ending : {"", "-wal", "-journal"})
        if (const std::string name = path.string() + ending; fs::exists(name))
            return name + " already exists: move it away, or name another folder";
    make_private_folder(fs::absolute(path).parent_path());
    auto lock = Lock::take(path);
    if (!lock) return path.string() + " is served by another process";
    return std::make_unique<FileTarget>(path, *std::move(lock));
}

}  // namespace reami::store
