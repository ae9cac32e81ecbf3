// Reads one room in few round trips. Rooms and matches are read by many small statements, one after the
// other, with the same numbers in each. This class learns which statements follow each other: the next time
// that the first of them is asked, it asks all, and keeps the answers until they are wanted.
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

/// Belongs to one connection, and works within one snapshot at a time, in which answers do not depend on the
/// moment of the question.
class PgReadAhead {
public:
    void begin_snapshot() { forget_answers(); }

    /// The answer, as PgSession has it.
    PgResult ask(PgSession& session, std::string_view sql, std::span<const SqlValue> values);

private:
    using Numbers = std::vector<std::int64_t>;
    using SqlTexts = std::vector<std::string_view>;

    static std::optional<Numbers> numbers(std::span<const SqlValue> values);
    void forget_answers();
    PgResult ask_with_companions(PgSession& session, std::string_view first, std::span<const SqlValue> values,
                                 const Numbers& numbers);

    /// The statements that followed with the same numbers, by the first statement.
    std::map<std::string_view, SqlTexts> companions_;
    std::map<Numbers, std::string_view> firsts_;  ///< in this snapshot, for the present room
    /// Answers that nobody has wanted yet.
    std::map<std::pair<std::string_view, Numbers>, PgResult> answers_;
};

}  // namespace reami::store
