// The store that receives the rows of a club that is moved.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <variant>

#include "server/store/location.hpp"
#include "server/store/sql/value.hpp"

namespace reami::store {

/// The rows are stored in one transaction: nothing is stored without `finish`.
class RowTarget {
public:
    RowTarget() = default;
    RowTarget(const RowTarget&) = delete;
    RowTarget& operator=(const RowTarget&) = delete;
    virtual ~RowTarget() = default;

    /// Runs one statement, in the shared dialect. `sql` must outlive this object.
    virtual void run(const std::string& sql, std::span<const SqlValue> values) = 0;
    virtual void finish() = 0;
};

/// Makes the schema. Gives the reason, for people, if the store is not empty.
std::variant<std::unique_ptr<RowTarget>, std::string> open_empty_file(const std::filesystem::path& path);
std::variant<std::unique_ptr<RowTarget>, std::string> open_empty_database(const PgAddress& address);

}  // namespace reami::store
