#include "server/cluster/sql/pg_claims.hpp"

#include <libpq-fe.h>

#include "server/cluster/sql/pg_replays.hpp"

namespace reami::cluster {

namespace {

constexpr std::string_view place_of_code =
    "SELECT rooms.id, rooms.code, rooms.epoch, nodes.incarnation, nodes.address,"
    " CAST(1000 * extract(epoch FROM nodes.until - clock_timestamp()) AS bigint),"
    " EXISTS (SELECT 1 FROM left_to_others AS l WHERE l.room = rooms.id AND l.program = ?2) FROM rooms"
    " LEFT JOIN nodes ON nodes.incarnation = rooms.owner AND nodes.ended = 0"
    " WHERE rooms.code = ?1 AND rooms.closed_at IS NULL";
constexpr std::string_view rooms_left_alone =
    "SELECT id, code, epoch FROM rooms"
    " WHERE closed_at IS NULL AND owner IS NULL AND due_at <= ? AND opened_at <= ?"
    " AND NOT EXISTS (SELECT 1 FROM left_to_others AS l WHERE l.room = rooms.id AND l.program = ?)"
    " ORDER BY due_at LIMIT ?";
constexpr std::string_view rooms_left_behind =
    "SELECT rooms.id, rooms.code, rooms.epoch FROM nodes JOIN rooms ON rooms.owner = nodes.incarnation"
    " WHERE nodes.ended = 1 AND nodes.until < clock_timestamp() - interval '30 seconds'"
    " AND rooms.closed_at IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM left_to_others AS l WHERE l.room = rooms.id AND l.program = ?) LIMIT ?";

constexpr std::string_view node_it_is_left_to =
    "SELECT n.incarnation, n.address, CAST(1000 * extract(epoch FROM n.until - clock_timestamp()) AS bigint)"
    " FROM left_to_others AS l JOIN nodes AS n ON n.ended = 0 AND n.until > clock_timestamp()"
    " WHERE l.room = ?1 AND l.program = ?2"
    " AND NOT EXISTS (SELECT 1 FROM left_to_others AS o WHERE o.room = ?1 AND o.program = n.program)"
    " ORDER BY n.address = '', n.incarnation LIMIT 1";

constexpr std::string_view lock_not_available = "55P03";

std::string text(const store::PgResult& result, int row, int column) {
    return PQgetvalue(result.get(), row, column);
}

std::int64_t integer(const store::PgResult& result, int row, int column) {
    return std::stoll(text(result, row, column));
}

RoomPlace place(const store::PgResult& result, int row) {
    return {integer(result, row, 0), text(result, row, 1), integer(result, row, 2), {}, false};
}

RoomPlace::ServingNode serving_node(const store::PgResult& result, int row, int first_column) {
    return {text(result, row, first_column), text(result, row, first_column + 1),
            integer(result, row, first_column + 2)};
}

void append_places(const store::PgResult& result, std::list<RoomPlace>& all) {
    for (int row = 0; row < PQntuples(result.get()); ++row) all.push_back(place(result, row));
}

}  // namespace

store::PgSession& PgClaims::session() {
    if (session_ && session_->is_alive()) return *session_;
    session_.reset();
    session_ = std::make_unique<store::PgSession>(address_);
    return *session_;
}

std::optional<RoomPlace> PgClaims::look(const std::string& code) {
    const std::array<store::SqlValue, 2> bound{store::sql_value(code), store::sql_value(program_)};
    const store::PgResult found = session().ask(place_of_code, bound);
    if (PQntuples(found.get()) == 0) return std::nullopt;
    RoomPlace seen = place(found, 0);
    const bool has_owner = PQgetisnull(found.get(), 0, 3) == 0;
    if (has_owner) seen.owner = serving_node(found, 0, 3);
    seen.is_left_to_others = text(found, 0, 6) == "t";
    return seen;
}

std::list<RoomPlace> PgClaims::due(store::Millis by, int most) {
    constexpr store::Millis minute = 60'000;
    if (session().run("UPDATE nodes SET ended = 1 WHERE ended = 0 AND until < clock_timestamp()") > 0)
        end_frozen_sessions();
    std::list<RoomPlace> all;
    const std::array<store::SqlValue, 2> so_many{store::sql_value(program_), store::sql_value(most)};
    append_places(session().ask(rooms_left_behind, so_many), all);
    const std::array<store::SqlValue, 4> bound{store::sql_value(by), store::sql_value(by - minute),
                                               store::sql_value(program_),
                                               store::sql_value(most - static_cast<int>(all.size()))};
    append_places(session().ask(rooms_left_alone, bound), all);
    return all;
}

bool PgClaims::end_late(const std::string& incarnation) {
    const bool is_ended =
        session().run(
            "UPDATE nodes SET ended = 1 WHERE incarnation = ? AND ended = 0 AND until < clock_timestamp()",
            incarnation) == 1;
    if (is_ended) end_frozen_sessions();
    return is_ended;
}

std::shared_ptr<store::RoomClaim> PgClaims::take(const RoomPlace& seen,
                                                 const std::shared_ptr<const store::Tenure>& node) try {
    const store::PgResult taken = session().change(
        "UPDATE rooms SET owner = ?1, epoch = epoch + 1, due_at = 0"
        " WHERE id = ?2 AND epoch = ?3 AND closed_at IS NULL"
        " AND EXISTS (SELECT 1 FROM nodes WHERE incarnation = ?1 AND ended = 0)"
        " AND (owner IS NULL OR owner = ?1"
        " OR NOT EXISTS (SELECT 1 FROM nodes WHERE incarnation = rooms.owner AND ended = 0))"
        " RETURNING epoch, log_version",
        node->incarnation, seen.room, seen.epoch);
    if (PQntuples(taken.get()) != 1) return nullptr;
    return std::make_shared<store::RoomClaim>(seen.room, node, integer(taken, 0, 0), integer(taken, 0, 1));
} catch (const store::PgError& error) {
    if (error.state() != lock_not_available) throw;
    end_frozen_sessions();
    return nullptr;
}

/// Ends the database sessions of frozen nodes. If a node freezes while it sends a batch, its session keeps
/// the rows of its rooms locked, and another node can't take these rooms. PostgreSQL's time-out for idle
/// transactions does not end this session, because the session is not idle: PostgreSQL waits for the rest of
/// the batch.
void PgClaims::end_frozen_sessions() {
    session().ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'reami'"
        " AND datname = current_database() AND usename = current_user AND wait_event = 'ClientRead'"
        " AND xact_start < clock_timestamp() - interval '3 seconds'",
        {});
}

void PgClaims::give_up(const store::RoomClaim& claim, store::Millis due_at) {
    session().run("UPDATE rooms SET owner = NULL, due_at = ? WHERE id = ? AND owner = ? AND epoch = ?",
                  due_at, claim.room, claim.owner->incarnation, claim.epoch);
}

std::optional<RoomPlace::ServingNode> PgClaims::left_to(store::RoomId room) {
    const std::array<store::SqlValue, 2> bound{store::sql_value(room), store::sql_value(program_)};
    const store::PgResult found = session().ask(node_it_is_left_to, bound);
    if (PQntuples(found.get()) == 0) return std::nullopt;
    return serving_node(found, 0, 0);
}

bool PgClaims::leave_to_others(const store::RoomClaim& claim, int match) {
    note_unreplayed(session(), claim.room, match, program_);
    if (!is_left_to_others(session(), claim.room, program_)) return false;
    give_up(claim, 0);
    return true;
}

std::vector<store::RoomId> PgClaims::leave_rooms(const std::string& node) {
    return cluster::leave_rooms(session(), node, program_);
}

auto PgClaims::claims_of(const std::string& node) -> std::vector<ClaimSeen> {
    const std::array<store::SqlValue, 1> bound{store::sql_value(node)};
    const store::PgResult rows = session().ask(
        "SELECT id, epoch, log_version FROM rooms WHERE owner = ? AND closed_at IS NULL", bound);
    std::vector<ClaimSeen> claims;
    claims.reserve(static_cast<std::size_t>(PQntuples(rows.get())));
    for (int row = 0; row < PQntuples(rows.get()); ++row)
        claims.push_back({integer(rows, row, 0), integer(rows, row, 1), integer(rows, row, 2)});
    return claims;
}

}  // namespace reami::cluster
