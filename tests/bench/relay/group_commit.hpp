// Stores messages in SQLite on its own thread, and then reports them. One transaction stores all waiting
// messages.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace reami::bench {

class RelayClient;

/// A message of one client of the relay to the other client of its room.
struct Passed {
    std::shared_ptr<RelayClient> to;
    std::string text;
};
using PassedList = std::vector<Passed>;

class GroupCommit {
public:
    /// Calls `on_stored` on its own thread with all messages of a transaction.
    GroupCommit(const std::filesystem::path& database, std::function<void(PassedList)> on_stored);
    GroupCommit(const GroupCommit&) = delete;
    GroupCommit& operator=(const GroupCommit&) = delete;
    ~GroupCommit();

    void store(Passed message);

private:
    void run();
    void commit(const PassedList& messages);

    SQLite::Database database_;
    SQLite::Statement insert_;
    std::function<void(PassedList)> on_stored_;
    std::mutex mutex_;
    std::condition_variable changed_;
    PassedList waiting_;
    bool stops_ = false;
    std::thread thread_;
};

}  // namespace reami::bench
