#include "server/store/postgresql/pg_write_connection.hpp"

#include <libpq-fe.h>

#include <algorithm>

#include "server/store/postgresql/incarnation.hpp"
#include "server/store/postgresql/pg_fence.hpp"
#include "server/store/write/insert_rows.hpp"

namespace reami::store {

namespace {

constexpr int most_repeats = 20;  ///< of a transaction with which others interfered
constexpr std::chrono::seconds noted_every{3};
constexpr std::size_t fence_at = 1;  ///< the index of this statement in each batch, after BEGIN
constexpr std::string_view raise_batch =
    "UPDATE writers SET batch = ?, seen_at = clock_timestamp() WHERE incarnation = ? AND session = ?";
constexpr std::string_view raise_batch_alone =
    "UPDATE writers SET batch = ?1, seen_at = clock_timestamp() WHERE incarnation = ?2 AND session = ?3"
    " AND NOT EXISTS (SELECT 1 FROM writers AS other WHERE other.incarnation <> ?2)";

/// The fault of the entry; our own faults have the same texts as in SQLite's store.
Fault fault(const PgSession::Failure& failure, const PgBatch& batch) {
    const char* const ours = batch.statements()[failure.statement].why;
    if (failure.error.is_failed_check() && ours != nullptr)
        return {ours == another_node ? Fault::Kind::fenced : Fault::Kind::refused, ours};
    if (failure.error.constraint() == no_hole_constraint) return {Fault::Kind::refused, hole};
    return {Fault::Kind::refused, failure.error.what()};
}

/// The entries in the order of their rooms' numbers, so that two nodes never wait for each other's rows.
std::vector<const Entry*> in_order_of_rooms(std::span<const PendingEntry> batch) {
    std::vector<const Entry*> entries;
    entries.reserve(batch.size());
    for (const PendingEntry& one : batch) entries.push_back(&one.entry);
    std::ranges::stable_sort(entries, {}, &Entry::room);
    return entries;
}

}  // namespace

PgWriteConnection::PgWriteConnection(PgAddress address, Sharing sharing, PgSession::Duration answers_within)
    : address_(std::move(address)),
      sharing_(sharing),
      answers_within_(answers_within),
      session_(std::make_unique<PgSession>(address_, answers_within)),
      incarnation_(random_incarnation()) {
    read_promise();
    take_over();
}

PgWriteConnection::~PgWriteConnection() = default;

/// Writers that take over at the same time wait for each other at the row of `journal`. Deleting a writer's
/// row waits for that writer's transaction.
void PgWriteConnection::take_over() {
    statements_.clear();
    PgRows rows(statements_);
    rows.run("BEGIN");
    rows.run("UPDATE journal SET starts = starts + 1");
    if (sharing_ != Sharing::among_nodes) {
        rows.run("DELETE FROM writers");
        rows.run("UPDATE nodes SET ended = 1");
    }
    if (sharing_ == Sharing::alone)
        rows.run("UPDATE rooms SET owner = NULL, due_at = 0 WHERE closed_at IS NULL");
    rows.run("DELETE FROM writers WHERE seen_at < clock_timestamp() - interval '1 day'");
    rows.run("INSERT INTO writers (incarnation, session, batch, seen_at) VALUES (?, ?, ?, clock_timestamp())",
             incarnation_, session_number_, batch_);
    rows.run("COMMIT");
    if (const auto failure = run(statements_)) throw PgError(failure->error);
}

void PgWriteConnection::commit(std::span<PendingEntry> batch) {
    before_ = batch_;  // set first: if `recover` throws, nothing of this batch is stored
    entries_of_one_ = batch.size();
    if (!is_connected()) recover();
    if (!store_all(batch)) store_each(batch);
}

void PgWriteConnection::begin(PgBatch& batch) {
    ++batch_;
    batch.clear();
    PgRows rows(batch);
    raised_.clear();
    rows.run("BEGIN");
    rows.run_one("fenced", sharing_ == Sharing::among_nodes ? raise_batch : raise_batch_alone, batch_,
                 incarnation_, session_number_);
}

void PgWriteConnection::add(PgRows& rows, const Entry& entry) {
    if (entry.claim) {
        const RoomClaim& claim = *entry.claim;
        const bool is_next = !raised_.empty() && raised_.back().claim == entry.claim;
        const std::int64_t before = is_next ? raised_.back().log_version : claim.log_version.load();
        add_fence(rows, claim, before);
        raised_.push_back({entry.claim, before + 1});
    }
    insert_rows(rows, entry);
}

std::optional<PgSession::Failure> PgWriteConnection::run_entries(const PgBatch& batch) {
    auto failure = run(batch);
    if (!failure) accept_claims();
    return failure;
}

void PgWriteConnection::accept_claims() {
    for (const RaisedClaim& raised : raised_) raised.claim->log_version = raised.log_version;
    raised_.clear();
}

/// Repeats the batch if other transactions interfered. Throws Fenced if the writer's row was deleted.
std::optional<PgSession::Failure> PgWriteConnection::run(const PgBatch& batch) {
    for (int repeats = 0;; ++repeats) {
        const auto began = std::chrono::steady_clock::now();
        auto failure = session_->commit(batch);
        note_sync(began);
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
        for (const Entry* entry : in_order_of_rooms(batch)) add(rows, *entry);
        rows.run("COMMIT");
    } catch (const PgRefused&) {
        return false;
    }
    return !run_entries(statements_);
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
        add(rows, one.entry);
        rows.run("COMMIT");
        if (const auto failure = run_entries(statements_)) one.answer = {fault(*failure, statements_)};
    } catch (const PgRefused& refused) {
        one.answer = {Fault{Fault::Kind::refused, refused.what()}};
    }
}

std::size_t PgWriteConnection::recover() {
    session_.reset();  // PostgreSQL learns of the end, if it can be reached
    session_ = std::make_unique<PgSession>(address_, answers_within_);
    read_promise();
    statements_.clear();
    PgRows rows(statements_);
    rows.run("BEGIN");
    rows.run_one(
        "fenced",
        "UPDATE writers SET session = ?, seen_at = clock_timestamp() WHERE incarnation = ? AND session < ?",
        session_number_ + 1, incarnation_, session_number_ + 1);
    rows.run("COMMIT");
    ++session_number_;  // even if the answer is lost, the next try has another number
    if (run(statements_)) throw PgError("the new session was refused");
    const std::array<SqlValue, 1> whose{sql_value(incarnation_)};
    const PgResult last = session_->ask("SELECT batch FROM writers WHERE incarnation = ?", whose);
    if (PQntuples(last.get()) != 1) be_fenced();
    const std::int64_t last_stored = std::stoll(PQgetvalue(last.get(), 0, 0));
    if (last_stored == batch_) accept_claims();
    raised_.clear();
    const std::int64_t stored = last_stored - before_;
    return static_cast<std::size_t>(std::max<std::int64_t>(stored, 0)) * entries_of_one_;
}

void PgWriteConnection::check() {
    if (!is_connected()) recover();
    const bool is_to_be_noted = std::chrono::steady_clock::now() - noted_at_ >= noted_every;
    constexpr const char* note =
        "UPDATE writers SET seen_at = clock_timestamp() WHERE incarnation = ? AND session = ?";
    constexpr const char* look = "SELECT 1 FROM writers WHERE incarnation = ? AND session = ?";
    if (session_->run(is_to_be_noted ? note : look, incarnation_, session_number_) != 1) be_fenced();
    if (!is_to_be_noted) return;
    noted_at_ = std::chrono::steady_clock::now();
    read_promise();
}

Expected<void, std::string> PgWriteConnection::stop(Millis at) {
    begin(statements_);
    PgRows rows(statements_);
    rows.run("UPDATE journal SET stopped_at = ?", at);
    rows.run("DELETE FROM writers WHERE incarnation = ?", incarnation_);
    rows.run("COMMIT");
    if (const auto failure = run(statements_)) return failure->error.what();
    return {};
}

void PgWriteConnection::be_fenced() const { throw Fenced::by_another_server("the database of --store"); }

}  // namespace reami::store
