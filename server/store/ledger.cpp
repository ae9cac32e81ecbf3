#include "server/store/ledger.hpp"

#include <sqlite3.h>

#include <utility>

#include "server/store/connection.hpp"
#include "server/store/insert.hpp"

namespace reami::store {

namespace {

constexpr int long_log_pages = 1000;

std::unique_ptr<Connection> open(const std::filesystem::path& path) {
    return std::make_unique<Connection>(path, Connection::Use::write);
}

std::int64_t last_batch(Connection& connection) {
    return connection.first("SELECT batch FROM journal", [](const Row& row) { return row.integer(0); })
        .value();
}

}  // namespace

Ledger::Ledger(std::filesystem::path database) : path_(std::move(database)), connection_(open(path_)) {
    watch_log();
    empty_log();
    mark();
    batch_ = last_batch(*connection_);
}

Ledger::~Ledger() = default;

void Ledger::commit(std::span<Attempt> batch) {
    ++batch_;
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    if (connection_->run("UPDATE journal SET batch = ? WHERE epoch = ?", batch_, epoch) == 0) {
        for (Attempt& fenced : batch)
            fenced.answer.fault = Fault{Fault::Kind::unavailable, "another writer has taken over"};
        return;
    }
    for (Attempt& one : batch) attempt(one);
    transaction.commit();
}

void Ledger::attempt(Attempt& attempt) {
    connection_->run("SAVEPOINT entry");
    try {
        insert(*connection_, attempt.entry, attempt.answer.rows);
    } catch (const SQLite::Exception& e) {
        if (!is_refusal(e)) throw;
        connection_->run("ROLLBACK TO entry");
        attempt.answer = {Fault{Fault::Kind::refused, e.what()}, {}};
    }
    connection_->run("RELEASE entry");
}

bool Ledger::recover() {
    auto fresh = open(path_);
    last_batch(*fresh);              // it has opened the log, with the index that the old connection holds,
    connection_ = std::move(fresh);  // which may go now, and with it a transaction that may still be open
    watch_log();
    mark();
    return last_batch(*connection_) == batch_;
}

void Ledger::mark() {
    if (connection_->run("UPDATE journal SET marks = marks + 1 WHERE epoch = ?", epoch) == 0)
        throw SQLite::Exception("another writer has taken over", SQLITE_READONLY);
}

void Ledger::note_stop(Millis at) {
    if (connection_->run("UPDATE journal SET stopped_at = ? WHERE epoch = ?", at, epoch) == 0)
        throw SQLite::Exception("another writer has taken over", SQLITE_READONLY);
}

void Ledger::watch_log() {
    const auto note_length = [](void* pages, sqlite3*, const char*, int length) {
        *static_cast<int*>(pages) = length;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(connection_->database().getHandle(), note_length, &log_pages_);
}

std::optional<std::string> Ledger::tidy() {
    if (log_pages_ < long_log_pages) return std::nullopt;
    return checkpoint(SQLITE_CHECKPOINT_PASSIVE);
}

std::optional<std::string> Ledger::empty_log() { return checkpoint(SQLITE_CHECKPOINT_TRUNCATE); }

std::optional<std::string> Ledger::checkpoint(int mode) {
    sqlite3* const handle = connection_->database().getHandle();
    const int result = sqlite3_wal_checkpoint_v2(handle, nullptr, mode, nullptr, nullptr);
    if (result == SQLITE_OK) return std::nullopt;
    return sqlite3_errmsg(handle);
}

}  // namespace reami::store
