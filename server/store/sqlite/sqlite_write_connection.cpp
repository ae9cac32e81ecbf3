#include "server/store/sqlite/sqlite_write_connection.hpp"

#include <sqlite3.h>

#include "server/store/sqlite/database.hpp"
#include "server/store/sqlite/sqlite_rows.hpp"
#include "server/store/write/insert_rows.hpp"

namespace reami::store {

namespace {

std::unique_ptr<Database> open(const std::filesystem::path& path) {
    return std::make_unique<Database>(path, Database::Use::write);
}

std::int64_t last_batch(Database& connection) {
    return connection.integer("SELECT batch FROM journal").value();
}

/// Whether the file was moved, replaced or deleted since it was opened.
bool has_moved(Database& connection) {
    int moved = 0;
    sqlite3_file_control(connection.database().getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

}  // namespace

SqliteWriteConnection::SqliteWriteConnection(std::filesystem::path database, std::optional<Lock> lock)
    : path_(std::move(database)), lock_(std::move(lock)), connection_(open(path_)) {
    take_over();
    running_rows_ = RunningRows(*connection_);
    empty_log();  // the epoch must not be in the log alone, because somebody may delete the log
}

SqliteWriteConnection::~SqliteWriteConnection() = default;

void SqliteWriteConnection::take_over() {
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    connection_->run("UPDATE journal SET epoch = epoch + 1, marks = marks + 1");
    epoch_ = connection_->integer("SELECT epoch FROM journal").value();
    batch_ = last_batch(*connection_);
    transaction.commit();
}

void SqliteWriteConnection::commit(std::span<PendingEntry> batch) {
    ++batch_;
    entries_of_it_ = batch.size();
    if (!store_all(batch)) store_each(batch);
}

/// Notes the batch's number, and first checks that file and log are still this server's: SQLite may move a
/// long log into the file right after a commit.
void SqliteWriteConnection::note_batch() {
    check_files();
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
        sync(transaction);
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
    sync(transaction);
}

/// Commits, and measures the wait for the disk separately from the time for the rows.
void SqliteWriteConnection::sync(SQLite::Transaction& transaction) const {
    const auto began = std::chrono::steady_clock::now();
    transaction.commit();
    note_sync(began);
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
    last_batch(*fresh);              // opens the log, while the old connection still holds its index
    connection_ = std::move(fresh);  // closes the old connection, and ends its transaction
    mark();
    running_rows_ = RunningRows(*connection_);
    return last_batch(*connection_) == batch_ ? entries_of_it_ : 0;
}

void SqliteWriteConnection::mark() {
    if (connection_->run("UPDATE journal SET marks = marks + 1 WHERE epoch = ?", epoch_) == 0)
        throw Fenced::by_another_server(path_);
}

void SqliteWriteConnection::check() {
    check_files();
    if (connection_->integer("SELECT epoch FROM journal") != epoch_) throw Fenced::by_another_server(path_);
}

/// Also checks the lock, because a new server's epoch may be invisible here: a person who deleted the lock
/// may have deleted the log as well.
void SqliteWriteConnection::check_files() {
    if (lock_ && lock_->is_taken_over()) throw Fenced::by_another_server(path_);
    if (has_moved(*connection_))
        throw Fenced(path_.string() +
                     " was moved, replaced or deleted while the server used it: the server can't store any "
                     "more, and ends. Before you start the server again, put back the original file; the "
                     "moves stored last may be in " +
                     path_.filename().string() + "-wal, which belongs to it");
}

Expected<void, std::string> SqliteWriteConnection::empty_log() {
    check();
    sqlite3* const handle = connection_->database().getHandle();
    const int result =
        sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    if (result == SQLITE_OK) return {};
    return sqlite3_errmsg(handle);
}

Expected<void, std::string> SqliteWriteConnection::stop(Millis at) {
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    if (connection_->run("UPDATE journal SET stopped_at = ? WHERE epoch = ?", at, epoch_) == 0)
        throw Fenced::by_another_server(path_);
    running_rows_.note(*connection_);
    transaction.commit();
    auto done = empty_log();
    if (done) connection_->remove_log_at_close();
    return done;
}

}  // namespace reami::store
