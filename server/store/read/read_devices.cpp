#include "server/store/read/read_devices.hpp"

namespace reami::store {

namespace {

/// Reads the columns hash, client, made_at, seen_at.
Device device_in(const ResultRow& row) {
    return {
        .token = row.bytes(0), .client = row.text(1), .made_at = row.integer(2), .seen_at = row.integer(3)};
}

}  // namespace

std::optional<PlayerId> read_player(ReadConnection& db, const TokenHash& token) {
    return db.integer("SELECT player FROM tokens WHERE hash = ?", token);
}

std::optional<PlayerDevice> read_device(ReadConnection& db, const TokenHash& token) {
    return db.first(
        "SELECT hash, client, made_at, coalesce(seen_at, made_at), player FROM tokens WHERE hash = ?",
        [](const ResultRow& row) {
            return PlayerDevice{row.integer(4), device_in(row)};
        },
        token);
}

std::vector<Device> read_devices(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT hash, client, made_at, coalesce(seen_at, made_at) FROM tokens WHERE player = ?"
        " ORDER BY 4 DESC, hash",
        device_in, player);
}

std::vector<PushDevice> read_push_devices(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT token, endpoint, p256dh, auth, language FROM pushes JOIN tokens ON hash = token"
        " WHERE player = ? ORDER BY at DESC, token LIMIT ?",
        [](const ResultRow& row) {
            return PushDevice{row.bytes(0), {row.text(1), row.text(2), row.text(3), row.text(4)}};
        },
        player, most_push_devices);
}

std::optional<PlayerId> find_hand_over(ReadConnection& db, const Hash& code) {
    return db.integer("SELECT player FROM hand_overs WHERE code = ? AND until > clock_timestamp()", code);
}

Hash read_hash_key(ReadConnection& db) {
    return db.first("SELECT key FROM hash_key", [](const ResultRow& row) { return row.bytes(0); }).value();
}

}  // namespace reami::store
