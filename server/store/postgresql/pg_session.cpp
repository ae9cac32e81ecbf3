#include "server/store/postgresql/pg_session.hpp"

#include <libpq-fe.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>

#include "server/runtime/log_outage.hpp"
#include "server/store/postgresql/dialect.hpp"

namespace reami::store {

namespace {

/// Joins the indented lines of libpq's messages.
std::string on_one_line(const std::string& text) {
    std::string line;
    for (const char letter : text) {
        const bool is_blank = letter == '\n' || letter == '\t' || letter == ' ';
        if (!is_blank)
            line += letter;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.ends_with(' ')) line.pop_back();
    return line;
}

std::string field(const pg_result* result, int code) {
    const char* const text = PQresultErrorField(result, code);
    return text == nullptr ? std::string() : text;
}

void note_warning(void* kept, const PGresult* notice) {
    if (field(notice, PG_DIAG_SEVERITY_NONLOCALIZED) != "WARNING") return;
    *static_cast<std::string*>(kept) = field(notice, PG_DIAG_MESSAGE_PRIMARY);
    spdlog::warn("PostgreSQL warns: {}", field(notice, PG_DIAG_MESSAGE_PRIMARY));
}

/// Makes PostgreSQL free the rows that a frozen node holds in the middle of a transaction.
constexpr const char* session_settings =
    "SET idle_in_transaction_session_timeout = '3s'; SET lock_timeout = '2s'";

/// A role without special rights sees only whether a standby is connected, and no details.
constexpr const char* asks_for_standby =
    "SELECT current_setting('synchronous_standby_names') <> '' "
    "AND NOT EXISTS (SELECT 1 FROM pg_stat_replication)";

std::string checked(const PgStatement& statement) {
    const std::string sql = for_postgresql(statement.sql);
    switch (statement.check) {
        case PgCheck::one:
            return "WITH changed AS (" + sql + " RETURNING 1) SELECT 1 / count(*) FROM changed";
        case PgCheck::none_found:
            return "SELECT 1 / CASE WHEN EXISTS (" + sql + ") THEN 0 ELSE 1 END";
        case PgCheck::none:
            break;
    }
    return sql;
}

}  // namespace

bool PgError::is_out_of_reach() const {
    return state_.empty() || state_.starts_with("08") || state_.starts_with("57P");
}
bool PgError::is_refusal() const { return state_.starts_with("22") || state_.starts_with("23"); }
bool PgError::is_to_be_repeated() const { return state_ == "40001" || state_ == "40P01"; }
bool PgError::is_failed_check() const { return state_ == "22012"; }

void PgResultDeleter::operator()(pg_result* result) const { PQclear(result); }
void PgConnectionDeleter::operator()(pg_conn* connection) const { PQfinish(connection); }

PgSession::PgSession(const PgAddress& address, Duration answers_within) : answers_within_(answers_within) {
    const std::vector<PgHost> hosts = hosts_of(address);
    std::string why_not;
    const PgHost* last_resort = nullptr;
    for (const PgHost& host : hosts) {
        try {
            open(host);
            if (hosts.size() == 1 || !waits_for_standby()) return;
            log_outage("trying the next host of the database",
                       std::string(PQhost(connection_.get())) + " waits for a standby that is not connected");
            if (last_resort == nullptr) last_resort = &host;
        } catch (const PgError& error) {
            why_not += (why_not.empty() ? "" : "; ") + std::string(error.what());
        }
    }
    if (last_resort == nullptr) throw PgError("PostgreSQL can't be reached: " + why_not);
    open(*last_resort);
}

void PgSession::open(const PgHost& host) {
    is_lost_ = false;
    prepared_.clear();
    connection_.reset(connect(host));
    if (PQstatus(connection_.get()) != CONNECTION_OK)
        throw PgError(on_one_line(PQerrorMessage(connection_.get())));
    PQsetNoticeReceiver(connection_.get(), note_warning, &warning_);
    PQsetnonblocking(connection_.get(), 1);
    run_script(session_settings);
}

/// Whether this primary waits for its standby, and so commits nothing. Another host may have been promoted
/// meanwhile.
bool PgSession::waits_for_standby() {
    return std::string_view(PQgetvalue(ask(asks_for_standby, {}).get(), 0, 0)) == "t";
}

bool PgSession::is_alive() {
    pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
    while (!is_lost_ && PQstatus(connection_.get()) == CONNECTION_OK && ::poll(&socket, 1, 0) > 0)
        if (PQconsumeInput(connection_.get()) != 1) is_lost_ = true;  // a notice, or the connection's end
    return !is_lost_ && PQstatus(connection_.get()) == CONNECTION_OK;
}

PgResult PgSession::ask(std::string_view sql, std::span<const SqlValue> values) {
    PgStatement statement{.sql = sql};
    PgValues bound;
    for (const SqlValue& value : values) bound.add(value);
    statement.values = bound.size();
    prepared(statement);
    start_waiting();
    send(statement, bound);
    return only_result();
}

std::vector<PgResult> PgSession::ask_all(std::span<const std::string_view> statements,
                                         std::span<const SqlValue> values) {
    PgValues bound;
    for (const SqlValue& value : values) bound.add(value);
    std::vector<PgStatement> all;
    for (const std::string_view sql : statements) {
        all.push_back({.sql = sql, .values = bound.size()});
        prepared(all.back());
    }
    auto answers = in_one_round_trip(all.size(), [&] {
        for (const PgStatement& statement : all) send(statement, bound);
    });
    if (const auto failure = failure_in(answers)) throw PgError(failure->error);
    return answers;
}

void PgSession::run_script(const std::string& sql) {
    start_waiting();
    if (PQsendQuery(connection_.get(), sql.c_str()) != 1) lose(PQerrorMessage(connection_.get()));
    std::optional<PgError> error;
    while (const PgResult result = next_result())
        if (PQresultStatus(result.get()) == PGRES_FATAL_ERROR) error = error_in(result.get());
    if (error) throw PgError(*error);
}

std::optional<PgSession::Failure> PgSession::commit(const PgBatch& batch) {
    for (const PgStatement& statement : batch.statements()) prepared(statement);
    warning_.clear();
    const auto failure = failure_in(in_one_round_trip(batch.statements().size(), [&] {
        for (const PgStatement& statement : batch.statements()) send(statement, batch.values());
    }));
    if (failure) {
        run_script("ROLLBACK");
        if (!failure->error.is_refusal() && !failure->error.is_to_be_repeated())
            throw PgError(failure->error);
    }
    if (!failure) refuse_warning();
    return failure;
}

void PgSession::refuse_warning() const {
    if (!warning_.empty()) throw PgError("the commit came with a warning: " + warning_);
}

template <class Send>
std::vector<PgResult> PgSession::in_one_round_trip(std::size_t statements, Send send_all) {
    start_waiting();
    if (PQenterPipelineMode(connection_.get()) != 1) lose(PQerrorMessage(connection_.get()));
    send_all();
    if (PQpipelineSync(connection_.get()) != 1) lose(PQerrorMessage(connection_.get()));
    std::vector<PgResult> answers = next_results(statements);
    if (PQexitPipelineMode(connection_.get()) != 1) lose(PQerrorMessage(connection_.get()));
    return answers;
}

std::vector<PgResult> PgSession::next_results(std::size_t count) {
    std::vector<PgResult> results;
    results.reserve(count);
    while (results.size() < count) {
        results.push_back(next_result());
        if (!results.back()) lose("an answer is missing");
        if (next_result()) lose("an answer is out of order");
    }
    const PgResult end = next_result();
    if (!end || PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC) lose("the end of the answers is missing");
    return results;
}

/// The first failure; PostgreSQL skips the statements after it.
std::optional<PgSession::Failure> PgSession::failure_in(const std::vector<PgResult>& answers) const {
    const auto failed = std::ranges::find_if(
        answers, [](const PgResult& answer) { return PQresultStatus(answer.get()) == PGRES_FATAL_ERROR; });
    if (failed == answers.end()) return std::nullopt;
    return Failure{static_cast<std::size_t>(failed - answers.begin()), error_in(failed->get())};
}

int PgSession::changed_rows(const pg_result& result) {
    const std::string_view count = PQcmdTuples(const_cast<pg_result*>(&result));  // NOLINT: libpq's own
    int rows = 0;
    std::from_chars(count.data(), count.data() + count.size(), rows);
    return rows;
}

PgError PgSession::error_in(const pg_result* result) const {
    return PgError(field(result, PG_DIAG_MESSAGE_PRIMARY).empty()
                       ? on_one_line(PQerrorMessage(connection_.get()))
                       : field(result, PG_DIAG_MESSAGE_PRIMARY),
                   field(result, PG_DIAG_SQLSTATE), field(result, PG_DIAG_CONSTRAINT_NAME));
}

void PgSession::lose(const std::string& why) {
    is_lost_ = true;
    throw PgError("PostgreSQL does not answer: " + on_one_line(why));
}

/// The name under which the statement is prepared.
const std::string& PgSession::prepared(const PgStatement& statement) {
    const PreparedKey key{statement.sql, statement.check};
    const auto found = prepared_.find(key);
    if (found != prepared_.end()) return found->second;
    std::string name = "s" + std::to_string(prepared_.size());
    start_waiting();
    if (PQsendPrepare(connection_.get(), name.c_str(), checked(statement).c_str(), 0, nullptr) != 1)
        lose(PQerrorMessage(connection_.get()));
    only_result();
    return prepared_.emplace(key, std::move(name)).first->second;
}

void PgSession::send(const PgStatement& statement, const PgValues& values) {
    const auto& bound = values.arrays(statement.first_value, statement.values);
    const int sent = PQsendQueryPrepared(connection_.get(), prepared(statement).c_str(),
                                         static_cast<int>(statement.values), bound.texts.data(),
                                         bound.lengths.data(), bound.formats.data(), 0);
    if (sent != 1) lose(PQerrorMessage(connection_.get()));
}

void PgSession::start_waiting() { deadline_ = std::chrono::steady_clock::now() + answers_within_; }

/// Sends pending data, and waits until libpq has received something, at most until the deadline.
void PgSession::wait() {
    const int unsent = PQflush(connection_.get());
    if (unsent < 0) lose(PQerrorMessage(connection_.get()));
    const auto left =
        std::chrono::duration_cast<Duration>(deadline_ - std::chrono::steady_clock::now()).count();
    const auto events = static_cast<short>(unsent == 1 ? POLLIN | POLLOUT : POLLIN);
    pollfd socket{PQsocket(connection_.get()), events, 0};
    const int ready = ::poll(&socket, 1, static_cast<int>(std::max<long>(left, 0)));
    if (ready < 0 && errno != EINTR) lose(std::strerror(errno));
    if (ready == 0) lose("it did not answer for " + std::to_string(answers_within_.count()) + " ms");
    if (PQconsumeInput(connection_.get()) != 1) lose(PQerrorMessage(connection_.get()));
}

PgResult PgSession::next_result() {
    while (PQisBusy(connection_.get()) == 1) wait();
    return PgResult(PQgetResult(connection_.get()));
}

/// The only result of a statement. Throws PgError if it is an error.
PgResult PgSession::only_result() {
    PgResult result = next_result();
    if (!result) lose("an answer is missing");
    const bool failed = PQresultStatus(result.get()) == PGRES_FATAL_ERROR;
    while (next_result()) {
    }
    if (failed) {
        if (PQstatus(connection_.get()) != CONNECTION_OK) is_lost_ = true;
        throw error_in(result.get());
    }
    return result;
}

}  // namespace reami::store
