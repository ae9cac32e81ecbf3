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
    return db.first(
        "SELECT player FROM tokens WHERE hash = ?", [](const ResultRow& row) { return row.integer(0); },
        token);
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
    std::vector<Device> devices;
    db.each(
        "SELECT hash, client, made_at, coalesce(seen_at, made_at) FROM tokens WHERE player = ?"
        " ORDER BY 4 DESC, hash",
        [&](const ResultRow& row) { devices.push_back(device_in(row)); }, player);
    return devices;
}

}  // namespace reami::store
