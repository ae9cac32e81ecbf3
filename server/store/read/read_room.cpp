#include "server/store/read/read_room.hpp"

#include <algorithm>
#include <boost/describe/enum_from_string.hpp>
#include <iterator>

#include "server/store/read/match_records.hpp"

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

/// Reads the room's own row, if the room is open.
void read_own_row(ReadConnection& db, StoredRoom& room) {
    Records& records = room.records;
    const auto read = [&](const ResultRow& row) {
        room.unused_for = row.integer(0);
        records.push_back({row.integer(1), RoomOpened{.code = row.text(2),
                                                      .game = row.text(3),
                                                      .options = row.text(4),
                                                      .seats = row.number(5),
                                                      .listed = row.number(6) == 1,
                                                      .secret = row.bytes(7),
                                                      .host = row.optional_integer(8),
                                                      .opener = row.optional_bytes(9),
                                                      .requester = row.optional_bytes(10),
                                                      .request = row.text(11),
                                                      .for_one = row.number(12) == 1,
                                                      .time = row.text(17)}});
        if (!row.is_null(13)) records.push_back({row.integer(13), RoomEntered{}});
        if (row.number(14) == 1) records.push_back({0, BotsPaced{true}});
        if (row.number(15) == 1) records.push_back({0, RoomKept{true}});
        if (!row.is_null(18)) records.push_back({0, RoomDated{row.integer(18)}});
        if (!row.is_null(16)) records.push_back({0, HostChanged{row.integer(16), true}});
    };
    db.each(
        "SELECT coalesce((SELECT ms FROM served), 0) - last_used, opened_at, code, game, options, seats, "
        "listed,"
        " next_secret, host, opener, requester, request, for_one, entered_at, fast_bots, kept, acting_host, "
        "time, date"
        " FROM rooms WHERE id = ? AND closed_at IS NULL",
        read, room.room);
    if (!records.empty())
        std::get<RoomOpened>(records.front().record).prepared = read_prepared(db, room.room);
}

Records read_people(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT who, player, sat, silenced, banned FROM people WHERE room = ?1 UNION ALL"
        " SELECT last_who, NULL, 0, 0, 0 FROM rooms WHERE id = ?1 AND last_who > 0 AND NOT EXISTS"
        " (SELECT 1 FROM people WHERE room = ?1 AND who = last_who) ORDER BY 1",
        [](const ResultRow& row) {
            return StoredRecord{0, Person{.who = row.number(0),
                                          .player = row.optional_integer(1),
                                          .sat = row.number(2) == 1,
                                          .silenced = row.number(3) == 1,
                                          .banned = row.number(4) == 1}};
        },
        room);
}

Records read_bans(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT address FROM banned_addresses WHERE room = ?",
        [](const ResultRow& row) {
            return StoredRecord{0, AddressBanned{row.bytes(0)}};
        },
        room);
}

bool are_watchers_silenced(ReadConnection& db, RoomId room) {
    return db.integer("SELECT watchers_silenced FROM rooms WHERE id = ?", room) == 1;
}

Records read_departed(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT seat, name, why FROM departed WHERE room = ? ORDER BY seat",
        [](const ResultRow& row) {
            protocol::Departure why{};
            if (!boost::describe::enum_from_string(row.text(2).c_str(), why))
                throw BadValue("departed.why is " + row.text(2));
            return StoredRecord{0, SeatLeft{row.seat(0), row.text(1), why}};
        },
        room);
}

Records read_seated(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT seat, player, name, word, bot, since FROM seats WHERE room = ? ORDER BY id",
        [](const ResultRow& row) {
            return StoredRecord{row.integer(5), SeatTaken{.seat = row.seat(0),
                                                          .player = row.optional_integer(1),
                                                          .name = row.text(2),
                                                          .word = row.text(3),
                                                          .bot = row.text(4)}};
        },
        room);
}

Records read_said(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT n, seat, name, text, at, who FROM chat WHERE room = ? ORDER BY n",
        [](const ResultRow& row) {
            return StoredRecord{row.integer(4),
                                Said{.n = row.integer(0),
                                     .seat = row.is_null(1) ? std::nullopt : std::optional(row.seat(1)),
                                     .name = row.text(2),
                                     .text = row.text(3),
                                     .who = row.number(5)}};
        },
        room);
}

Records read_granted(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT at, player, id, you FROM granted_requests WHERE room = ? ORDER BY at",
        [](const ResultRow& row) {
            return StoredRecord{
                row.integer(0),
                RequestGranted{.player = row.integer(1), .id = row.text(2), .you = row.optional_text(3)}};
        },
        room);
}

/// The records TookPart of the match, in the order in which people first sat down in it.
Records read_who_took_part(ReadConnection& db, MatchKey key) {
    return db.all(
        "SELECT seat, player, name, voted_out FROM took_part WHERE room = ? AND match = ? ORDER BY id",
        [&](const ResultRow& row) {
            return StoredRecord{0, TookPart{.match = key.match,
                                            .seat = row.seat(0),
                                            .player = row.integer(1),
                                            .name = row.text(2),
                                            .voted_out = row.number(3) == 1}};
        },
        key.room, key.match);
}

Records read_who_wants_a_rematch(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT seat, rematch_word FROM seats WHERE room = ? AND rematch_word IS NOT NULL ORDER BY seat",
        [](const ResultRow& row) {
            return StoredRecord{0, WantsRematch{row.seat(0), row.text(1)}};
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
    db.each(
        "SELECT room, match, v, seat, move, id, proof, at, took FROM running_moves ORDER BY room, "
        "v",
        take);
    return rooms;
}

/// Reads a room; `running` returns the moves of a running match. Expects one snapshot for all reads.
template <class RunningMoves>
StoredRoom assembled(ReadConnection& db, RoomId room, RunningMoves running) {
    StoredRoom stored{.room = room, .unused_for = 0, .records = {}};
    read_own_row(db, stored);
    if (stored.records.empty()) return stored;
    add(stored.records, read_people(db, room));
    add(stored.records, read_bans(db, room));
    if (are_watchers_silenced(db, room)) stored.records.push_back({0, WatchersSilenced{true}});
    add(stored.records, read_departed(db, room));
    add(stored.records, read_seated(db, room));
    add(stored.records, read_said(db, room));
    add(stored.records, read_granted(db, room));
    if (const auto match = last_match(db, room)) {
        stored.records.push_back(read_start(db, *match));
        auto ended = read_end(db, *match);
        if (!ended) add(stored.records, read_who_took_part(db, *match));
        Records moves = ended ? read_filed_moves(db, *match) : running(*match);
        add_time_outs(moves, db, *match);
        add(stored.records, std::move(moves));
        add(stored.records, read_rounds(db, *match));
        if (ended)
            stored.records.push_back(*std::move(ended));
        else {
            add(stored.records, read_running_clocks(db, room));
            add(stored.records, read_pause(db, room));
            add(stored.records, read_offers(db, room));
            add(stored.records, read_plans(db, room));
        }
        add(stored.records, read_who_wants_a_rematch(db, room));
    }
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
    return db.integer("SELECT coalesce(max(id), 0) FROM rooms").value();
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
    const auto ids = db.all("SELECT id FROM rooms WHERE closed_at IS NULL ORDER BY id",
                            [](const ResultRow& row) { return row.integer(0); });
    std::vector<StoredRoom> rooms;
    rooms.reserve(ids.size());
    for (const RoomId id : ids)
        rooms.push_back(assembled_or_why_not(db, id, [&](MatchKey) { return moves[id].take(); }));
    return rooms;
}

std::optional<Millis> read_last_stop(ReadConnection& db) {
    return db.integer("SELECT stopped_at FROM journal WHERE stopped_at IS NOT NULL");
}

}  // namespace reami::store
