#include "server/store/postgresql/pg_write_connection.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <random>
#include <utility>

#include "server/runtime/meters.hpp"
#include "server/store/postgresql/pg_rows.hpp"
#include "server/store/write/insert_rows.hpp"

namespace reami::store {

namespace {

constexpr int most_repeats = 20;  ///< of a transaction between which others came
constexpr std::chrono::seconds noted_every{3};
constexpr std::size_t fence_at = 1;  ///< in each batch, after BEGIN

/// 128 random bits in hexadecimal digits.
std::string random_incarnation() {
    std::random_device random;
    std::string digits;
    while (digits.size() < 32) digits += "0123456789abcdef"[random() % 16];
    return digits;
}

/// What is wrong with the entry, in the words of SQLite's store where they are ours.
std::string why(const PgSession::Failure& failure, const PgBatch& batch) {
    const char* const ours = batch.statements()[failure.statement].why;
    if (failure.error.is_failed_check() && ours != nullptr) return ours;
    if (failure.error.constraint() == no_hole_constraint) return hole;
    return failure.error.what();
}

}  // namespace

PgWriteConnection::PgWriteConnection(PgAddress address, PgSession::Duration answers_within)
    : address_(std::move(address)),
      answers_within_(answers_within),
      session_(std::make_unique<PgSession>(address_, answers_within)),
      incarnation_(random_incarnation()) {
    take_over();
}

PgWriteConnection::~PgWriteConnection() = default;

/// The row of `journal` makes those wait for each other who take over at the same time; deleting a writer's
/// row waits for its transaction.
void PgWriteConnection::take_over() {
    statements_.clear();
    PgRows rows(statements_);
    rows.run("BEGIN");
    rows.run("UPDATE journal SET starts = starts + 1");
    rows.run("DELETE FROM writers");
    rows.run("INSERT INTO writers (incarnation, session, batch, seen_at) VALUES (?, ?, ?, clock_timestamp())",
             incarnation_, session_number_, batch_);
    rows.run("COMMIT");
    if (const auto failure = run(statements_)) throw PgError(failure->error);
}

void PgWriteConnection::commit(std::span<PendingEntry> batch) {
    if (!session_->is_alive()) recover();
    before_ = batch_;
    entries_of_one_ = batch.size();
    if (!store_all(batch)) store_each(batch);
}

void PgWriteConnection::begin(PgBatch& batch) {
    ++batch_;
    batch.clear();
    PgRows rows(batch);
    rows.run("BEGIN");
    rows.run_one(
        "fenced",
        "UPDATE writers SET batch = ?, seen_at = clock_timestamp() WHERE incarnation = ? AND session = ?",
        batch_, incarnation_, session_number_);
}

/// Repeats it if others came between. Throws Fenced if the writer's row is not there any more.
std::optional<PgSession::Failure> PgWriteConnection::run(const PgBatch& batch) {
    for (int repeats = 0;; ++repeats) {
        const auto began = std::chrono::steady_clock::now();
        auto failure = session_->commit(batch);
        meters().sync_seconds.add(seconds_since(began));
        if (!failure) noted_at_ = began;
        if (!failure || !failure->error.is_to_be_repeated()) {
            if (failure && failure->statement == fence_at && failure->error.is_failed_check()) be_fenced();
            return failure;
        }
        if (repeats == most_repeats) throw PgError(failure->error);
    }
}

bool PgWriteConnection::store_all(std::span<const PendingEntry> batch) {
    begin(statements_);
    try {
        PgRows rows(statements_);
        for (const PendingEntry& one : batch) insert_rows(rows, one.entry);
        rows.run("COMMIT");
    } catch (const PgRefused&) {
        return false;
    }
    return !run(statements_);
}

void PgWriteConnection::store_each(std::span<PendingEntry> batch) {
    before_ = batch_;
    entries_of_one_ = 1;
    for (PendingEntry& one : batch) store_one(one);
}

void PgWriteConnection::store_one(PendingEntry& one) {
    begin(statements_);
    try {
        PgRows rows(statements_);
        insert_rows(rows, one.entry);
        rows.run("COMMIT");
        if (const auto failure = run(statements_))
            one.answer = {Fault{Fault::Kind::refused, why(*failure, statements_)}};
    } catch (const PgRefused& refused) {
        one.answer = {Fault{Fault::Kind::refused, refused.what()}};
    }
}

std::size_t PgWriteConnection::recover() {
    session_.reset();  // the server hears of the end, unless it is out of reach
    session_ = std::make_unique<PgSession>(address_, answers_within_);
    statements_.clear();
    PgRows rows(statements_);
    rows.run("BEGIN");
    rows.run_one(
        "fenced",
        "UPDATE writers SET session = ?, seen_at = clock_timestamp() WHERE incarnation = ? AND session < ?",
        session_number_ + 1, incarnation_, session_number_ + 1);
    rows.run("COMMIT");
    ++session_number_;  // also if the answer is lost: the next try has another one
    if (run(statements_)) throw PgError("the new session was refused");
    const std::array<SqlValue, 1> whose{sql_value(incarnation_)};
    const PgResult last = session_->ask("SELECT batch FROM writers WHERE incarnation = ?", whose);
    if (PQntuples(last.get()) != 1) be_fenced();
    const std::int64_t stored = std::stoll(PQgetvalue(last.get(), 0, 0)) - before_;
    return static_cast<std::size_t>(std::max<std::int64_t>(stored, 0)) * entries_of_one_;
}

void PgWriteConnection::check() {
    if (!session_->is_alive()) recover();
    const bool is_to_be_noted = std::chrono::steady_clock::now() - noted_at_ >= noted_every;
    constexpr const char* note =
        "UPDATE writers SET seen_at = clock_timestamp() WHERE incarnation = ? AND session = ?";
    constexpr const char* look = "SELECT 1 FROM writers WHERE incarnation = ? AND session = ?";
    if (session_->run(is_to_be_noted ? note : look, incarnation_, session_number_) != 1) be_fenced();
    if (is_to_be_noted) noted_at_ = std::chrono::steady_clock::now();
}

std::optional<std::string> PgWriteConnection::stop(Millis at) {
    begin(statements_);
    PgRows rows(statements_);
    rows.run("UPDATE journal SET stopped_at = ?", at);
    rows.run("DELETE FROM writers WHERE incarnation = ?", incarnation_);
    rows.run("COMMIT");
    if (const auto failure = run(statements_)) return failure->error.what();
    return std::nullopt;
}

void PgWriteConnection::be_fenced() const { throw Fenced::by_another_server("the database of --store"); }

}  // namespace reami::store
