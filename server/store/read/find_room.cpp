// The reader's answers about rooms by code, or by the request that opened them.
#include "server/store/read/reader.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

std::optional<CodeUse> Reader::code_use(std::string_view code, std::optional<PlayerId> who) {
    return connection_->first(
        "SELECT closed_at IS NULL, CASE WHEN host = ?2"
        " OR EXISTS (SELECT 1 FROM people WHERE room = rooms.id AND player = ?2 AND sat = 1)"
        " THEN 1 ELSE 0 END FROM rooms WHERE code = ?1",
        [](const ResultRow& row) {
            return CodeUse{row.number(0) == 1, row.number(1) == 1};
        },
        std::string(code), who);
}

std::optional<std::string> Reader::code_of_request(const Hash& requester, const RequestId& request) {
    return connection_->first(
        "SELECT code FROM rooms WHERE requester = ? AND request = ?",
        [](const ResultRow& row) { return row.text(0); }, requester, request);
}

Hash Reader::hash_key() {
    return connection_->first("SELECT key FROM hash_key", [](const ResultRow& row) { return row.bytes(0); })
        .value();
}

}  // namespace reami::store
