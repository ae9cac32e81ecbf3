#include "tests/bench/relay/group_commit.hpp"

#include <pthread.h>

#include <utility>

namespace reami::bench {

namespace {

SQLite::Database opened(const std::filesystem::path& path) {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec(
        "CREATE TABLE IF NOT EXISTS messages (n INTEGER PRIMARY KEY, message TEXT NOT NULL) STRICT");
    return database;
}

}  // namespace

GroupCommit::GroupCommit(const std::filesystem::path& database, std::function<void(PassedList)> on_stored)
    : database_(opened(database)),
      insert_(database_, "INSERT INTO messages (message) VALUES (?)"),
      on_stored_(std::move(on_stored)),
      thread_([this] { run(); }) {}

GroupCommit::~GroupCommit() {
    {
        const std::lock_guard held(mutex_);
        stops_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void GroupCommit::store(Passed message) {
    {
        const std::lock_guard held(mutex_);
        waiting_.push_back(std::move(message));
    }
    changed_.notify_one();
}

void GroupCommit::run() {
    ::pthread_setname_np(::pthread_self(), "writer");
    for (;;) {
        std::unique_lock held(mutex_);
        changed_.wait(held, [this] { return stops_ || !waiting_.empty(); });
        if (stops_) return;
        auto messages = std::exchange(waiting_, {});
        held.unlock();
        commit(messages);
        on_stored_(std::move(messages));
    }
}

void GroupCommit::commit(const PassedList& messages) {
    SQLite::Transaction transaction(database_);
    for (const Passed& message : messages) {
        insert_.bindNoCopy(1, message.text);
        insert_.exec();
        insert_.reset();
    }
    transaction.commit();
}

}  // namespace reami::bench
