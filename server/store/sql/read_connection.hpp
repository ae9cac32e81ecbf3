// A connection for reading from either database: it takes statements that both SQLite and PostgreSQL
// understand, with `?` or `?1` for a value.
#pragma once

#include <array>
#include <boost/core/noncopyable.hpp>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "server/store/sql/result_row.hpp"
#include "server/store/sql/value.hpp"

namespace reami::store {

class ReadConnection : boost::noncopyable {
public:
    virtual ~ReadConnection() = default;

    /// Calls `take(row)` for each row of the answer. `sql` is a literal: the connection prepares it once and
    /// keeps it by its text. Throws std::exception if the database does not answer.
    template <class Take, class... Values>
    void each(std::string_view sql, Take take, const Values&... values) {
        const std::array<SqlValue, sizeof...(values)> bound{sql_value(values)...};
        ask(sql, bound, [&](const ResultRow& row) {
            take(row);
            return true;
        });
    }

    /// The results of `read(row)` for all rows.
    template <class Read, class... Values>
    auto all(std::string_view sql, Read read, const Values&... values) {
        std::vector<decltype(read(std::declval<const ResultRow&>()))> results;
        each(
            sql, [&](const ResultRow& row) { results.push_back(read(row)); }, values...);
        return results;
    }

    /// The number in the first column of the first row; empty if there is no row.
    template <class... Values>
    std::optional<std::int64_t> integer(std::string_view sql, const Values&... values) {
        return first(
            sql, [](const ResultRow& row) { return row.integer(0); }, values...);
    }

    /// The result of `read(row)` for the first row; empty if there is none.
    template <class Read, class... Values>
    auto first(std::string_view sql, Read read, const Values&... values)
        -> std::optional<decltype(read(std::declval<const ResultRow&>()))> {
        const std::array<SqlValue, sizeof...(values)> bound{sql_value(values)...};
        std::optional<decltype(read(std::declval<const ResultRow&>()))> found;
        ask(sql, bound, [&](const ResultRow& row) {
            found.emplace(read(row));
            return false;
        });
        return found;
    }

    /// All reads during the lifetime of this object see the same snapshot.
    class ReadMoment : boost::noncopyable {
    public:
        explicit ReadMoment(ReadConnection& connection) : connection_(connection) { connection_.begin(); }
        ~ReadMoment() { connection_.end(); }

    private:
        ReadConnection& connection_;
    };

protected:
    /// Returns whether it needs another row.
    using TakeRow = std::function<bool(const ResultRow&)>;

private:
    virtual void ask(std::string_view sql, std::span<const SqlValue> values, const TakeRow& take) = 0;
    virtual void begin() = 0;
    virtual void end() noexcept = 0;
};

}  // namespace reami::store
