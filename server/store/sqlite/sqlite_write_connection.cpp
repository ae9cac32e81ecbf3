#include "server/store/sqlite/sqlite_write_connection.hpp"

#include <sqlite3.h>

#include <chrono>
#include <utility>

#include "server/runtime/meters.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/sqlite/log_buffer.hpp"
#include "server/store/sqlite/sqlite_rows.hpp"
#include "server/store/write/insert_rows.hpp"

namespace reami::store {

namespace {

/// While much is stored, all wait for a checkpoint, and it copies pages that soon change again: it may come
/// later. Else a log that grows over new ground makes each commit take longer.
constexpr int long_log_pages = 1000, long_log_pages_of_busy = 4000;
constexpr std::size_t entries_of_busy = 16;  ///< in one commit

constexpr int pages_of_take_over = 1;  ///< a log with no more was empty before

std::unique_ptr<Database> open(const std::filesystem::path& path) {
    return std::make_unique<Database>(path, Database::Use::write);
}

std::int64_t integer(Database& connection, std::string_view sql) {
    return connection.first(sql, [](const ResultRow& row) { return row.integer(0); }).value();
}

std::int64_t last_batch(Database& connection) { return integer(connection, "SELECT batch FROM journal"); }

/// Whether the file is another one by now, or none, under the name by which it was opened.
bool has_moved(Database& connection) {
    int moved = 0;
    sqlite3_file_control(connection.database().getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

/// What waits for the disk, told apart from what the rows cost.
void commit_and_sync(SQLite::Transaction& transaction) {
    const auto began = std::chrono::steady_clock::now();
    transaction.commit();
    meters().sync_seconds.add(seconds_since(began));
}

}  // namespace

SqliteWriteConnection::SqliteWriteConnection(std::filesystem::path database, std::optional<Lock> lock)
    : path_(std::move(database)), lock_(std::move(lock)), connection_(open(path_)) {
    watch_log();
    const bool is_new = integer(*connection_, "SELECT marks FROM journal") == 0;
    // Nobody has ever served it, so nothing was told that could be lost; the first batch syncs this, too.
    if (is_new) connection_->database().exec("PRAGMA synchronous = OFF");
    take_over();
    if (is_new) connection_->database().exec("PRAGMA synchronous = FULL");
    gather_log(connection_->database());
    running_rows_ = RunningRows(*connection_);
    if (is_new) return;
    // The epoch must not stand in the log alone, which somebody may delete.
    checkpoint(log_pages_ > pages_of_take_over ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE);
}

SqliteWriteConnection::~SqliteWriteConnection() = default;

void SqliteWriteConnection::take_over() {
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    connection_->run("UPDATE journal SET epoch = epoch + 1, marks = marks + 1");
    epoch_ = integer(*connection_, "SELECT epoch FROM journal");
    batch_ = last_batch(*connection_);
    transaction.commit();
}

void SqliteWriteConnection::commit(std::span<PendingEntry> batch) {
    ++batch_;
    entries_of_it_ = batch.size();
    if (!store_all(batch)) store_each(batch);
}

void SqliteWriteConnection::note_batch() {
    if (connection_->run("UPDATE journal SET batch = ? WHERE epoch = ?", batch_, epoch_) == 0)
        throw Fenced::by_another_server(path_);
}

bool SqliteWriteConnection::store_all(std::span<const PendingEntry> batch) {
    try {
        SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
        note_batch();
        SqliteRows rows(*connection_, running_rows_);
        for (const PendingEntry& one : batch) insert_rows(rows, one.entry);
        running_rows_.note_at_times(*connection_);
        commit_and_sync(transaction);
        return true;
    } catch (const SQLite::Exception& e) {
        if (!is_refusal(e)) throw;
    }
    running_rows_ = RunningRows(*connection_);
    return false;
}

void SqliteWriteConnection::store_each(std::span<PendingEntry> batch) {
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    note_batch();
    for (PendingEntry& one : batch) attempt(one);
    commit_and_sync(transaction);
}

void SqliteWriteConnection::attempt(PendingEntry& attempt) {
    connection_->run("SAVEPOINT entry");
    try {
        SqliteRows rows(*connection_, running_rows_);
        insert_rows(rows, attempt.entry);
    } catch (const SQLite::Exception& e) {
        if (!is_refusal(e)) throw;
        connection_->run("ROLLBACK TO entry");
        running_rows_ = RunningRows(*connection_);
        attempt.answer = {Fault{Fault::Kind::refused, e.what()}};
    }
    connection_->run("RELEASE entry");
}

std::size_t SqliteWriteConnection::recover() {
    auto fresh = open(path_);
    last_batch(*fresh);              // it has opened the log, with the index that the old connection holds,
    connection_ = std::move(fresh);  // which may go now, and with it a transaction that may still be open
    watch_log();
    gather_log(connection_->database());
    mark();
    running_rows_ = RunningRows(*connection_);
    return last_batch(*connection_) == batch_ ? entries_of_it_ : 0;
}

void SqliteWriteConnection::mark() {
    if (connection_->run("UPDATE journal SET marks = marks + 1 WHERE epoch = ?", epoch_) == 0)
        throw Fenced::by_another_server(path_);
}

/// The lock tells of a server that can't see the epoch: whoever deletes the lock may have deleted the log as
/// well.
void SqliteWriteConnection::check() {
    if (lock_ && lock_->is_taken_over()) throw Fenced::by_another_server(path_);
    if (has_moved(*connection_))
        throw Fenced(
            path_.string() +
            " was moved, replaced or deleted while the server used it: nothing can be stored any more,"
            " and the server ends. Before it starts again, put back the file that belongs there; what was"
            " stored last may stand in " +
            path_.filename().string() + "-wal, which goes with it");
    if (integer(*connection_, "SELECT epoch FROM journal") != epoch_) throw Fenced::by_another_server(path_);
}

void SqliteWriteConnection::watch_log() {
    const auto note_length = [](void* pages, sqlite3*, const char*, int length) {
        *static_cast<int*>(pages) = length;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(connection_->database().getHandle(), note_length, &log_pages_);
}

std::optional<std::string> SqliteWriteConnection::tidy() {
    const bool is_busy = entries_of_it_ >= entries_of_busy;
    if (log_pages_ < (is_busy ? long_log_pages_of_busy : long_log_pages)) return std::nullopt;
    return checkpoint(SQLITE_CHECKPOINT_PASSIVE);
}

void SqliteWriteConnection::rest() { sqlite3_db_release_memory(connection_->database().getHandle()); }

std::optional<std::string> SqliteWriteConnection::empty_log() {
    return checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
}

std::optional<std::string> SqliteWriteConnection::stop(Millis at) {
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    if (connection_->run("UPDATE journal SET stopped_at = ? WHERE epoch = ?", at, epoch_) == 0)
        throw Fenced::by_another_server(path_);
    running_rows_.note(*connection_);
    transaction.commit();
    auto wrong = empty_log();
    if (!wrong) connection_->remove_log_at_close();
    return wrong;
}

std::optional<std::string> SqliteWriteConnection::checkpoint(int mode) {
    check();
    sqlite3* const handle = connection_->database().getHandle();
    const int result = sqlite3_wal_checkpoint_v2(handle, nullptr, mode, nullptr, nullptr);
    if (result == SQLITE_OK) return std::nullopt;
    return sqlite3_errmsg(handle);
}

}  // namespace reami::store
