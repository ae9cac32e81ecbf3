// What is asked about one room is asked in few round trips. Rooms and matches are read by many small
// statements, one after the other, with the same numbers in each. Which ones go together is learned from what
// was asked: the next time the first of them is asked, all are, and the answers wait until somebody wants
// them.
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

/// Of one connection, and within one snapshot of it at a time: there answers do not depend on when they are
/// asked for.
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

    /// What followed with the same numbers, by the first.
    std::map<std::string_view, SqlTexts> companions_;
    std::map<Numbers, std::string_view> firsts_;  ///< in this snapshot, for the present room
    /// That nobody has wanted yet.
    std::map<std::pair<std::string_view, Numbers>, PgResult> answers_;
};

}  // namespace reami::store
