// Faults of a connection to PostgreSQL, caused from outside.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

#include "tests/server/postgres_server.hpp"

namespace reami::store::testing {

/// Controls the server as its administrator does.
class PgFaults {
public:
    explicit PgFaults(std::string url) : url_(std::move(url)) {}
    ~PgFaults() {
        if (requires_standby_) forget_standby();
        if (frozen_ != 0) ::kill(frozen_, SIGCONT);
    }
    PgFaults(const PgFaults&) = delete;
    PgFaults& operator=(const PgFaults&) = delete;

    std::string ask(const std::string& sql) const { return reami::testing::ask_postgres(url_, sql); }

    /// The server process of our newest connection.
    pid_t process() const {
        return std::stoi(
            ask("SELECT pid FROM pg_stat_activity WHERE application_name = 'reami'"
                " ORDER BY backend_start DESC LIMIT 1"));
    }
    void end(pid_t process) const { ask("SELECT pg_terminate_backend(" + std::to_string(process) + ")"); }
    void cancel(pid_t process) const { ask("SELECT pg_cancel_backend(" + std::to_string(process) + ")"); }
    /// Waits until the process has ended, and with it its connection.
    static void await_end(pid_t process) {
        const Patience patience;
        while (::kill(process, 0) == 0) patience.wait_for("the end of PostgreSQL's process");
    }
    /// Waits until the process waits for another transaction's lock or, with `SyncRep`, for a standby.
    void await_waiting(pid_t process, const std::string& for_what) const {
        await("SELECT count(*) FROM pg_stat_activity WHERE '" + for_what +
                  "' IN (wait_event_type, wait_event)" + " AND pid = " + std::to_string(process),
              "1");
    }

    void freeze(pid_t process) {
        frozen_ = process;
        ::kill(process, SIGSTOP);
    }
    void thaw() { ::kill(std::exchange(frozen_, 0), SIGCONT); }

    /// From now on, this server stores commits, and they then wait for a standby that does not exist.
    void require_standby() {
        requires_standby_ = true;
        ask("ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
        ask("SELECT pg_reload_conf()");
        await_standby_rule();
    }
    void forget_standby() {
        requires_standby_ = false;
        ask("ALTER SYSTEM RESET synchronous_standby_names");
        ask("SELECT pg_reload_conf()");
    }

private:
    class Patience {
    public:
        /// Throws std::runtime_error after one minute.
        void wait_for(const std::string& what) const {
            if (std::chrono::steady_clock::now() > until_) throw std::runtime_error("in vain: " + what);
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }

    private:
        std::chrono::steady_clock::time_point until_ =
            std::chrono::steady_clock::now() + std::chrono::minutes(1);
    };

    /// Waits until a commit of another connection waits for the standby, and then cancels it.
    void await_standby_rule() const {
        std::jthread others([this](const std::stop_token& enough) {
            while (!enough.stop_requested()) ask("UPDATE hash_key SET only_row = 1");
        });
        await("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'", "1");
        others.request_stop();
        ask("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    }

    void await(const std::string& sql, const std::string& answer) const {
        const Patience patience;
        while (ask(sql) != answer) patience.wait_for(sql);
    }

    std::string url_;
    pid_t frozen_ = 0;
    bool requires_standby_ = false;
};

}  // namespace reami::store::testing
