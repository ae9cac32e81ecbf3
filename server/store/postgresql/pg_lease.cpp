#include "server/store/postgresql/pg_lease.hpp"

#include <pthread.h>
#include <spdlog/spdlog.h>

#include <fstream>

#include "server/runtime/log_outage.hpp"
#include "server/store/postgresql/incarnation.hpp"
#include "server/store/postgresql/pg_migrate.hpp"

namespace reami::store {

namespace {

/// After this time without an answer, the thread sends the next renewal on a new connection.
constexpr PgSession::Duration renewal_within{3'000};

void write_note(const std::filesystem::path& note, const std::string& incarnation) {
    std::ofstream file(note, std::ios::trunc);
    file << incarnation << '\n';
    if (!file.flush())
        spdlog::warn("could not write {}: after a restart, this node waits until its old lease expires",
                     note.string());
}

}  // namespace

std::string noted_in(const std::filesystem::path& note) {
    std::string incarnation;
    std::ifstream(note) >> incarnation;
    return incarnation;
}

PgLease::PgLease(PgAddress address, NodeRecord record, LeaseEvents events, LeaseTimes times)
    : address_(std::move(address)),
      record_(std::move(record)),
      events_(std::move(events)),
      times_(times),
      session_(std::make_unique<PgSession>(address_, renewal_within)) {
    const std::string before = noted_in(record_.note);
    end_row(before);
    session_->run(
        "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day' AND NOT EXISTS"
        " (SELECT 1 FROM rooms WHERE rooms.owner = nodes.incarnation AND rooms.closed_at IS NULL)");
    begin();
    thread_ = std::thread([this] { run(); });
}

PgLease::~PgLease() { stop(); }

void PgLease::stop() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

auto PgLease::tenure() const -> TenurePtr {
    const std::lock_guard lock(mutex_);
    return tenure_;
}

void PgLease::begin() {
    auto fresh = std::make_shared<Tenure>();
    fresh->incarnation = random_incarnation();
    write_note(record_.note, fresh->incarnation);
    const auto sent = BootDeadline::now();
    session_->run(
        "INSERT INTO nodes (incarnation, until, address, program, started_at, knows) VALUES"
        " (?1, clock_timestamp() + CAST(?2 AS bigint) * interval '1 millisecond', ?3, ?4, clock_timestamp(), "
        "?5)",
        fresh->incarnation, times_.lasts.count(), record_.address, record_.program,
        newest_postgresql_schema());
    fresh->deadline.move_to(sent + times_.silent_after);
    const std::lock_guard lock(mutex_);
    tenure_ = std::move(fresh);
}

void PgLease::run() {
    ::pthread_setname_np(::pthread_self(), "lease");
    auto pause = times_.renewed_every;
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, pause, [this] { return ends_; })) {
        lock.unlock();
        pause = maintain();
        lock.lock();
    }
}

/// Renews the lease, or begins the next tenure. Returns how long the thread may pause.
std::chrono::milliseconds PgLease::maintain() try {
    const bool is_new_connection = !session_ || !session_->is_alive();
    if (is_new_connection) {
        session_.reset();
        session_ = std::make_unique<PgSession>(address_, renewal_within);
    }
    if (renew()) {
        if (is_new_connection) events_.connected_again(*tenure());
    } else {
        spdlog::error("this node has lost its lease: it gives up its rooms and begins a new lease");
        end_deadline();
        events_.lost(*tenure());
        begin();
    }
    return times_.renewed_every;
} catch (const PgError& error) {
    log_outage("could not renew the lease of this node", error.what());
    session_.reset();
    return times_.tried_again_after;
}

bool PgLease::renew() {
    if (tenure()->deadline.is_over()) {  // so others need not wait until it expires
        end_row(tenure()->incarnation);
        return false;
    }
    const auto sent = BootDeadline::now();
    const int renewed = session_->run(
        "UPDATE nodes SET until = clock_timestamp() + CAST(?2 AS bigint) * interval '1 millisecond'"
        " WHERE incarnation = ?1 AND ended = 0 AND until >= clock_timestamp()",
        tenure()->incarnation, times_.lasts.count());
    if (renewed != 1) return false;
    const std::lock_guard lock(mutex_);
    tenure_->deadline.move_to(sent + times_.silent_after);
    return true;
}

/// Moves the deadline to now, so that this node does not keep a room that it is taking meanwhile.
void PgLease::end_deadline() {
    const std::lock_guard lock(mutex_);
    tenure_->deadline.move_to(BootDeadline::now());
}

void PgLease::end_row(const std::string& incarnation) {
    session_->run("UPDATE nodes SET ended = 1 WHERE incarnation = ?", incarnation);
}

bool PgLease::end() {
    stop();
    try {
        if (!session_) return false;
        end_row(tenure()->incarnation);
        return true;
    } catch (const PgError& error) {
        spdlog::warn("could not end this node's lease, so the lease will expire by itself: {}", error.what());
        return false;
    }
}

}  // namespace reami::store
