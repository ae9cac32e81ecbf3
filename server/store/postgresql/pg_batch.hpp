// Statements that a session sends to PostgreSQL together, with their values.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/sql/value.hpp"

namespace reami::store {

/// The condition under which a statement fails. SQL checks the condition, because the session sends the next
/// statement before it reads the answer to this one.
enum class PgCheck : std::uint8_t {
    none,       ///< it never fails because of the number of rows
    one,        ///< it fails unless it changes a row (by a division by zero: SQLSTATE 22012)
    none_found  ///< it fails if its answer has a row (in the same way)
};

/// The values of a statement, in their order.
class PgValues {
public:
    void add(const SqlValue& value);
    void clear();
    std::size_t size() const { return kept_.size(); }

    /// The arrays that libpq takes. They are valid until the next call of `arrays`, or until a value is
    /// added.
    struct Arrays {
        std::vector<const char*> texts;
        std::vector<int> lengths, formats;
    };
    const Arrays& arrays(std::size_t from, std::size_t count) const;

private:
    struct KeptValue {
        std::size_t at = 0;
        int length = 0;
        bool is_null = false, is_binary = false;
    };

    std::string bytes_;
    std::vector<KeptValue> kept_;
    mutable Arrays arrays_;
};

struct PgStatement {
    std::string_view sql;  ///< a literal, in the shared dialect
    PgCheck check = PgCheck::none;
    const char* why = nullptr;  ///< the fault if the check fails
    std::size_t first_value = 0, values = 0;
};

class PgBatch {
public:
    template <class... Values>
    void add(PgCheck check, const char* why, std::string_view sql, const Values&... values) {
        const std::array<SqlValue, sizeof...(values)> bound{sql_value(values)...};
        add_values(check, why, sql, bound);
    }
    void add_values(PgCheck check, const char* why, std::string_view sql, std::span<const SqlValue> values) {
        statements_.push_back({sql, check, why, values_.size(), values.size()});
        for (const SqlValue& value : values) values_.add(value);
    }
    void clear() {
        statements_.clear();
        values_.clear();
    }
    std::span<const PgStatement> statements() const { return statements_; }
    const PgValues& values() const { return values_; }

private:
    std::vector<PgStatement> statements_;
    PgValues values_;
};

}  // namespace reami::store
