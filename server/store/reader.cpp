#include "server/store/reader.hpp"

#include <iterator>
#include <map>

#include "server/store/connection.hpp"
#include "server/store/read_match.hpp"

namespace reami::store {

namespace {

using Records = std::vector<StoredRecord>;

void add(Records& records, Records&& more) {
    records.insert(records.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::optional<StoredRecord> read_opened(Connection& db, RoomId room) {
    return db.first(
        "SELECT code, game, options, seats, listed, next_secret, opened_at FROM rooms"
        " WHERE id = ? AND closed_at IS NULL",
        [](const Row& row) {
            return StoredRecord{row.integer(6), 0,
                                Opened{.code = row.text(0),
                                       .game = row.text(1),
                                       .options = row.text(2),
                                       .seats = row.number(3),
                                       .listed = row.number(4) == 1,
                                       .secret = row.bytes(5)}};
        },
        room);
}

void add_seated(Records& records, Connection& db, RoomId room) {
    db.each(
        "SELECT seat, player, name, word, bot, since FROM seats WHERE room = ? ORDER BY id",
        [&](const Row& row) {
            records.push_back({row.integer(5), 0,
                               Seated{.seat = row.seat(0),
                                      .player = row.is_null(1) ? std::nullopt : std::optional(row.integer(1)),
                                      .name = row.text(2),
                                      .word = row.text(3),
                                      .bot = row.text(4)}});
        },
        room);
}

void add_said(Records& records, Connection& db, RoomId room) {
    db.each(
        "SELECT n, seat, name, text, at FROM chat WHERE room = ? ORDER BY n",
        [&](const Row& row) {
            records.push_back({row.integer(4), 0,
                               Said{.n = row.integer(0),
                                    .seat = row.is_null(1) ? std::nullopt : std::optional(row.seat(1)),
                                    .name = row.text(2),
                                    .text = row.text(3)}});
        },
        room);
}

Records running_moves(Connection& db, RoomId room) {
    Records moves;
    db.each(
        "SELECT match, v, seat, move, id, proof, at, seq FROM running_moves WHERE room = ? ORDER BY v",
        [&](const Row& row) { moves.push_back(moved(row)); }, room);
    return moves;
}

std::map<RoomId, Records> all_running_moves(Connection& db) {
    std::map<RoomId, Records> moves;
    db.each("SELECT room, match, v, seat, move, id, proof, at, seq FROM running_moves ORDER BY room, v",
            [&](const Row& row) { moves[row.integer(0)].push_back(moved(row, 1)); });
    return moves;
}

/// `running` gives the moves of the room's running match. Expects one snapshot over all of it.
template <class RunningMoves>
StoredRoom read_room(Connection& db, RoomId room, RunningMoves running) {
    StoredRoom stored{room, {}};
    auto opened = read_opened(db, room);
    if (!opened) return stored;
    stored.records.push_back(*std::move(opened));
    add_seated(stored.records, db, room);
    add_said(stored.records, db, room);
    const auto match = last_match(db, room);
    if (!match) return stored;
    stored.records.push_back(read_start(db, *match));
    auto ended = read_end(db, *match);
    add(stored.records, ended ? read_filed_moves(db, *match) : running());
    add(stored.records, read_rounds(db, *match));
    if (ended) stored.records.push_back(*std::move(ended));
    return stored;
}

}  // namespace

Reader::Reader(const std::filesystem::path& database)
    : connection_(std::make_unique<Connection>(database, Connection::Use::read)) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

std::optional<PlayerId> Reader::player(const TokenHash& token) {
    return connection_->first(
        "SELECT player FROM tokens WHERE hash = ?", [](const Row& row) { return row.integer(0); }, token);
}

RoomId Reader::last_room() {
    return connection_
        ->first("SELECT coalesce(max(id), 0) FROM rooms", [](const Row& row) { return row.integer(0); })
        .value();
}

bool Reader::code_taken(std::string_view code) {
    return connection_
        ->first(
            "SELECT 1 FROM rooms WHERE code = ?", [](const Row&) { return true; }, std::string(code))
        .has_value();
}

StoredRoom Reader::room(RoomId room) {
    const SQLite::Transaction snapshot(connection_->database());
    return read_room(*connection_, room, [&] { return running_moves(*connection_, room); });
}

std::vector<StoredRoom> Reader::open_rooms() {
    const SQLite::Transaction snapshot(connection_->database());
    auto moves = all_running_moves(*connection_);
    std::vector<RoomId> ids;
    connection_->each("SELECT id FROM rooms WHERE closed_at IS NULL ORDER BY id",
                      [&](const Row& row) { ids.push_back(row.integer(0)); });
    std::vector<StoredRoom> rooms;
    rooms.reserve(ids.size());
    for (const RoomId id : ids)
        rooms.push_back(read_room(*connection_, id, [&] { return std::move(moves[id]); }));
    return rooms;
}

std::optional<Millis> Reader::last_stop() {
    return connection_->first("SELECT stopped_at FROM journal WHERE stopped_at IS NOT NULL",
                              [](const Row& row) { return row.integer(0); });
}

std::optional<StoredMatch> Reader::finished_match(std::string_view code, int match) {
    Connection& db = *connection_;
    const SQLite::Transaction snapshot(db.database());
    const std::string text(code);
    StoredMatch stored;
    const auto room = db.first(
        "SELECT m.room, m.game FROM rooms JOIN matches AS m ON m.room = rooms.id"
        " WHERE rooms.code = ? AND m.match = ? AND m.ended_at IS NOT NULL",
        [&](const Row& row) {
            stored.game = row.text(1);
            return row.integer(0);
        },
        text, match);
    if (!room) return std::nullopt;
    const MatchKey key{*room, match};
    stored.code = text;
    stored.started = std::get<Started>(read_start(db, key).record);
    stored.players = read_players(db, key);
    for (StoredRecord& move : read_filed_moves(db, key))
        stored.moves.push_back(std::get<Moved>(std::move(move.record)));
    stored.ended = std::get<Ended>(read_end(db, key)->record);
    stored.ended.next_secret = {};
    return stored;
}

}  // namespace reami::store
