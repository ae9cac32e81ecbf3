// One connection to PostgreSQL, through libpq: single statements that wait for their answers, and batches in
// one round trip (pipeline mode). All calls have a time limit.
#pragma once

#include <array>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/store/location.hpp"
#include "server/store/postgresql/pg_batch.hpp"
#include "server/store/postgresql/pg_hosts.hpp"

struct pg_conn;
struct pg_result;

namespace reami::store {

/// PostgreSQL's error, or the reason why it did not answer.
class PgError : public std::runtime_error {
public:
    explicit PgError(const std::string& what, std::string state = {}, std::string constraint = {})
        : std::runtime_error(what), state_(std::move(state)), constraint_(std::move(constraint)) {}

    const std::string& state() const { return state_; }  ///< SQLSTATE; empty: no answer
    const std::string& constraint() const { return constraint_; }
    bool is_out_of_reach() const;  ///< the connection ended or got no answer: nothing is known about the rows
    bool is_refusal() const;       ///< PostgreSQL refuses these rows, and always will
    bool is_to_be_repeated() const;  ///< another transaction interfered
    bool is_failed_check() const;    ///< a PgCheck failed

private:
    std::string state_, constraint_;
};

struct PgResultDeleter {
    void operator()(pg_result* result) const;
};
using PgResult = std::unique_ptr<pg_result, PgResultDeleter>;

struct PgConnectionDeleter {
    void operator()(pg_conn* connection) const;
};

class PgSession : boost::noncopyable {
public:
    using Duration = std::chrono::milliseconds;
    static constexpr Duration usual_patience{10'000};

    /// Connects to the first host of the address that is a primary. Takes a primary that waits for a standby
    /// only if there is no other. Throws PgError with the reason of each host. After `answers_within` without
    /// an answer, the connection counts as lost.
    explicit PgSession(const PgAddress& address, Duration answers_within = usual_patience);

    /// Whether the session is usable, as far as this is known without asking the server.
    bool is_alive();

    /// The whole answer to one statement in the shared dialect, which is prepared once. Throws PgError.
    PgResult ask(std::string_view sql, std::span<const SqlValue> values);

    /// The answers to several statements with the same values, in their order, in one round trip. Throws
    /// PgError.
    std::vector<PgResult> ask_all(std::span<const std::string_view> statements,
                                  std::span<const SqlValue> values);

    /// The answer to a statement that changes rows, in a transaction of its own. Throws PgError; the outcome
    /// is unknown if the commit came with a warning.
    template <class... Values>
    PgResult change(std::string_view sql, const Values&... values) {
        const std::array<SqlValue, sizeof...(values)> bound{sql_value(values)...};
        warning_.clear();
        PgResult result = ask(sql, bound);
        refuse_warning();
        return result;
    }
    /// Like `change`, but returns how many rows the statement changed.
    template <class... Values>
    int run(std::string_view sql, const Values&... values) {
        return changed_rows(*change(sql, values...));
    }
    /// Runs several statements without values. Throws PgError.
    void run_script(const std::string& sql);

    struct Failure {
        std::size_t statement;
        PgError error;
    };
    /// Runs all statements in order, in one round trip; the first begins a transaction, and the last commits
    /// it. Returns nothing if the transaction is committed, and the failed statement if it is rolled back.
    /// Throws PgError if the outcome is unknown, for example because the commit came with a warning.
    std::optional<Failure> commit(const PgBatch& batch);

private:
    using PreparedKey = std::pair<std::string_view, PgCheck>;

    void open(const PgHost& host);
    bool waits_for_standby();
    static int changed_rows(const pg_result& result);
    PgError error_in(const pg_result* result) const;
    [[noreturn]] void lose(const std::string& why);
    void refuse_warning() const;
    const std::string& prepared(const PgStatement& statement);
    void send(const PgStatement& statement, const PgValues& values);
    template <class Send>
    std::vector<PgResult> in_one_round_trip(std::size_t statements, Send send_all);
    std::optional<Failure> failure_in(const std::vector<PgResult>& answers) const;
    std::vector<PgResult> next_results(std::size_t count);
    void start_waiting();
    void wait();
    PgResult next_result();
    PgResult only_result();

    std::unique_ptr<pg_conn, PgConnectionDeleter> connection_;
    Duration answers_within_;
    std::chrono::steady_clock::time_point deadline_{};
    bool is_lost_ = false;
    std::map<PreparedKey, std::string> prepared_;
    std::string warning_;
};

}  // namespace reami::store
