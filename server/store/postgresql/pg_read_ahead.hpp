// Reads a room in few round trips. A reader asks many small statements about a room and its match, one after
// the other, all with the same numbers as values. This class learns the statements that follow a first
// statement. When the reader asks the first statement again, the class asks all of them at once, and keeps
// the other answers until the reader needs them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

/// Belongs to one connection, and works within one snapshot at a time: within a snapshot, the time of a
/// question does not change its answer.
class PgReadAhead {
public:
    void begin_snapshot() { forget_answers(); }

    /// The answer, as PgSession::ask returns it.
    PgResult ask(PgSession& session, std::string_view sql, std::span<const SqlValue> values);

private:
    using Numbers = std::vector<std::int64_t>;
    using SqlTexts = std::vector<std::string_view>;

    static std::optional<Numbers> numbers(std::span<const SqlValue> values);
    void forget_answers();
    PgResult ask_with_companions(PgSession& session, std::string_view first, std::span<const SqlValue> values,
                                 const Numbers& numbers);

    /// For each first statement, the statements that followed it with the same numbers.
    std::map<std::string_view, SqlTexts> companions_;
    std::map<Numbers, std::string_view> firsts_;  ///< the first statement with these numbers in this snapshot
    /// Answers that were not needed yet.
    std::map<std::pair<std::string_view, Numbers>, PgResult> answers_;
};

}  // namespace reami::store
