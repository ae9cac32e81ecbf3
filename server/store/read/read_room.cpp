#include "server/store/read/read_room.hpp"

#include <algorithm>
#include <boost/describe/enum_from_string.hpp>
#include <iterator>
#include <map>
#include <stdexcept>

#include "server/store/read/read_match.hpp"
#include "server/store/read/read_people.hpp"

namespace reami::store {

namespace {

using Records = std::vector<StoredRecord>;

void add(Records& records, Records&& more) {
    records.insert(records.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::optional<Prepared> read_prepared(ReadConnection& db, RoomId room) {
    return db.first(
        "SELECT set_up, script FROM prepared_rooms WHERE room = ?",
        [](const ResultRow& row) {
            return Prepared{row.text(0), row.text(1)};
        },
        room);
}

std::optional<StoredRecord> read_opened(ReadConnection& db, RoomId room) {
    auto opened = db.first(
        "SELECT code, game, options, seats, listed, next_secret, opened_at, host, opener, requester, request,"
        " for_one FROM rooms WHERE id = ? AND closed_at IS NULL",
        [](const ResultRow& row) {
            return StoredRecord{row.integer(6), RoomOpened{.code = row.text(0),
                                                           .game = row.text(1),
                                                           .options = row.text(2),
                                                           .seats = row.number(3),
                                                           .listed = row.number(4) == 1,
                                                           .secret = row.bytes(5),
                                                           .host = row.optional_integer(7),
                                                           .opener = row.optional_bytes(8),
                                                           .requester = row.optional_bytes(9),
                                                           .request = row.text(10),
                                                           .for_one = row.number(11) == 1}};
        },
        room);
    if (opened) std::get<RoomOpened>(opened->record).prepared = read_prepared(db, room);
    return opened;
}

void add_entered(Records& records, ReadConnection& db, RoomId room) {
    db.each(
        "SELECT entered_at FROM rooms WHERE id = ? AND entered_at IS NOT NULL",
        [&](const ResultRow& row) {
            records.push_back({row.integer(0), RoomEntered{}});
        },
        room);
}

void add_what_the_host_set(Records& records, ReadConnection& db, RoomId room) {
    db.each(
        "SELECT 1 FROM rooms WHERE id = ? AND fast_bots = 1",
        [&](const ResultRow&) {
            records.push_back({0, BotsPaced{true}});
        },
        room);
    db.each(
        "SELECT 1 FROM rooms WHERE id = ? AND kept = 1",
        [&](const ResultRow&) {
            records.push_back({0, RoomKept{true}});
        },
        room);
    db.each(
        "SELECT acting_host FROM rooms WHERE id = ? AND acting_host IS NOT NULL",
        [&](const ResultRow& row) {
            records.push_back({0, HostChanged{row.integer(0), true}});
        },
        room);
}

Millis unused_for(ReadConnection& db, RoomId room) {
    return db
        .first(
            "SELECT coalesce((SELECT ms FROM served), 0) - last_used FROM rooms WHERE id = ?",
            [](const ResultRow& row) { return row.integer(0); }, room)
        .value_or(0);
}

void add_seated(Records& records, ReadConnection& db, RoomId room) {
    db.each(
        "SELECT seat, player, name, word, bot, since, hides_ask FROM seats WHERE room = ? ORDER BY id",
        [&](const ResultRow& row) {
            records.push_back(
                {row.integer(5),
                 SeatTaken{.seat = row.seat(0),
                           .player = row.is_null(1) ? std::nullopt : std::optional(row.integer(1)),
                           .name = row.text(2),
                           .word = row.text(3),
                           .bot = row.text(4),
                           .hides_ask = row.number(6)}});
        },
        room);
}

void add_departed(Records& records, ReadConnection& db, RoomId room) {
    db.each(
        "SELECT seat, name, why FROM departed WHERE room = ? ORDER BY seat",
        [&](const ResultRow& row) {
            protocol::Departure why{};
            if (!boost::describe::enum_from_string(row.text(2).c_str(), why))
                throw BadValue("departed.why is " + row.text(2));
            records.push_back({0, SeatLeft{row.seat(0), row.text(1), why}});
        },
        room);
}

void add_said(Records& records, ReadConnection& db, RoomId room) {
    db.each(
        "SELECT n, seat, name, text, at, who FROM chat WHERE room = ? ORDER BY n",
        [&](const ResultRow& row) {
            records.push_back(
                {row.integer(4), Said{.n = row.integer(0),
                                      .seat = row.is_null(1) ? std::nullopt : std::optional(row.seat(1)),
                                      .name = row.text(2),
                                      .text = row.text(3),
                                      .who = row.number(5)}});
        },
        room);
}

void add_granted(Records& records, ReadConnection& db, RoomId room) {
    db.each(
        "SELECT at, player, id, you FROM granted_requests WHERE room = ? ORDER BY at",
        [&](const ResultRow& row) {
            records.push_back(
                {row.integer(0),
                 RequestGranted{.player = row.integer(1),
                                .id = row.text(2),
                                .you = row.is_null(3) ? std::nullopt : std::optional(row.text(3))}});
        },
        room);
}

/// Adds the closed offers first, because only one offer is open at a time.
void add_end_offers(Records& records, ReadConnection& db, RoomId room) {
    db.each(
        "SELECT seat, ask, at, lasts, is_open FROM end_offers WHERE room = ? AND ask > 0 ORDER BY is_open",
        [&](const ResultRow& row) {
            records.push_back({row.integer(2), EndOffered{row.seat(0), row.number(1), row.integer(3)}});
            if (row.number(4) == 0) records.push_back({0, EndOfferClosed{}});
        },
        room);
    db.each(
        "SELECT seat FROM end_offers WHERE room = ? AND agrees = 1 ORDER BY seat",
        [&](const ResultRow& row) {
            records.push_back({0, EndAgreed{row.seat(0)}});
        },
        room);
}

/// The moves of a room's running match, or the fault of one move.
struct MovesRead {
    Records moves;
    std::optional<BadValue> wrong;

    Records take() {
        if (wrong) throw BadValue(*wrong);
        return std::move(moves);
    }
};

/// Reads the running moves of all rooms in one pass, because the table has no index by room.
std::map<RoomId, MovesRead> all_running_moves(ReadConnection& db) {
    std::map<RoomId, MovesRead> rooms;
    const auto take = [&](const ResultRow& row) {
        MovesRead& room = rooms[row.integer(0)];
        try {
            room.moves.push_back(moved(row, 1));
        } catch (const BadValue& wrong) {
            room.wrong = wrong;
        }
    };
    db.each("SELECT room, match, v, seat, move, id, proof, at FROM running_moves ORDER BY room, v", take);
    return rooms;
}

/// Reads a room; `running` returns the moves of a running match. Expects one snapshot for all reads.
template <class RunningMoves>
StoredRoom assembled(ReadConnection& db, RoomId room, RunningMoves running) {
    StoredRoom stored{.room = room, .unused_for = 0, .records = {}};
    auto opened = read_opened(db, room);
    if (!opened) return stored;
    stored.records.push_back(*std::move(opened));
    add_entered(stored.records, db, room);
    add_what_the_host_set(stored.records, db, room);
    add(stored.records, read_people(db, room));
    add_departed(stored.records, db, room);
    add_seated(stored.records, db, room);
    add_said(stored.records, db, room);
    add_granted(stored.records, db, room);
    if (const auto match = last_match(db, room)) {
        stored.records.push_back(read_start(db, *match));
        auto ended = read_end(db, *match);
        if (!ended) add(stored.records, read_who_took_part(db, *match));
        add(stored.records, ended ? read_filed_moves(db, *match) : running(*match));
        add(stored.records, read_rounds(db, *match));
        if (ended) stored.records.push_back(*std::move(ended));
        if (!ended) add_end_offers(stored.records, db, room);
        add(stored.records, read_who_wants_a_rematch(db, room));
    }
    stored.unused_for = unused_for(db, room);
    return stored;
}

StoredRoom read_one(ReadConnection& db, RoomId room) {
    return assembled(db, room, [&](MatchKey key) { return read_running_moves(db, key); });
}

/// Like `assembled`, but returns the fault of an unreadable room, so that other rooms can be read.
template <class RunningMoves>
StoredRoom assembled_or_why_not(ReadConnection& db, RoomId room, RunningMoves running) {
    try {
        return assembled(db, room, running);
    } catch (const BadValue& wrong) {
        return {.room = room, .unused_for = 0, .records = {}, .unreadable = wrong.what()};
    }
}

}  // namespace

RoomId read_last_room(ReadConnection& db) {
    return db
        .first("SELECT coalesce(max(id), 0) FROM rooms", [](const ResultRow& row) { return row.integer(0); })
        .value();
}

StoredRoom read_room(ReadConnection& db, RoomId room) {
    const ReadConnection::ReadMoment snapshot(db);
    return read_one(db, room);
}

StoredRoom read_taken_room(ReadConnection& db, const RoomClaim& claim) {
    const ReadConnection::ReadMoment snapshot(db);
    const auto holds = db.first(
        "SELECT owner, epoch, log_version FROM rooms WHERE id = ?",
        [&](const ResultRow& row) {
            return row.text(0) == claim.owner->incarnation && row.integer(1) == claim.epoch &&
                   row.integer(2) == claim.log_version;
        },
        claim.room);
    if (!holds.value_or(false))
        throw std::runtime_error("the answering database is not the one in which this node took the room");
    return read_one(db, claim.room);
}

std::vector<StoredRoom> read_open_rooms(ReadConnection& db) {
    const ReadConnection::ReadMoment snapshot(db);
    auto moves = all_running_moves(db);
    std::vector<RoomId> ids;
    db.each("SELECT id FROM rooms WHERE closed_at IS NULL ORDER BY id",
            [&](const ResultRow& row) { ids.push_back(row.integer(0)); });
    std::vector<StoredRoom> rooms;
    rooms.reserve(ids.size());
    for (const RoomId id : ids)
        rooms.push_back(assembled_or_why_not(db, id, [&](MatchKey) { return moves[id].take(); }));
    return rooms;
}

std::optional<Millis> read_last_stop(ReadConnection& db) {
    return db.first("SELECT stopped_at FROM journal WHERE stopped_at IS NOT NULL",
                    [](const ResultRow& row) { return row.integer(0); });
}

}  // namespace reami::store
