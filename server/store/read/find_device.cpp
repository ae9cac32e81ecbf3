// The reader's answers about devices, each of which has a token.
#include "server/store/read/reader.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

namespace {

/// Reads the columns hash, client, made_at, seen_at.
Device device_in(const ResultRow& row) {
    return {
        .token = row.bytes(0), .client = row.text(1), .made_at = row.integer(2), .seen_at = row.integer(3)};
}

}  // namespace

std::optional<PlayerId> Reader::player(const TokenHash& token) {
    return connection_->first(
        "SELECT player FROM tokens WHERE hash = ?", [](const ResultRow& row) { return row.integer(0); },
        token);
}

std::optional<Reader::DeviceOf> Reader::device(const TokenHash& token) {
    return connection_->first(
        "SELECT hash, client, made_at, coalesce(seen_at, made_at), player FROM tokens WHERE hash = ?",
        [](const ResultRow& row) {
            return DeviceOf{row.integer(4), device_in(row)};
        },
        token);
}

std::vector<Device> Reader::devices(PlayerId player) {
    std::vector<Device> devices;
    connection_->each(
        "SELECT hash, client, made_at, coalesce(seen_at, made_at) FROM tokens WHERE player = ?"
        " ORDER BY 4 DESC, hash",
        [&](const ResultRow& row) { devices.push_back(device_in(row)); }, player);
    return devices;
}

}  // namespace reami::store
