// The new store of a club that moves.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <memory>
#include <span>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/location.hpp"
#include "server/store/sql/value.hpp"

namespace reami::store {

/// Stores rows in one transaction: nothing is stored without `finish`.
class RowTarget : boost::noncopyable {
public:
    virtual ~RowTarget() = default;

    /// Runs one statement, in the shared dialect. `sql` must outlive this object.
    virtual void run(const std::string& sql, std::span<const SqlValue> values) = 0;
    virtual void finish() = 0;
};

/// Both functions make the schema. They return the reason, for the operator, if the store is not empty.
Expected<std::unique_ptr<RowTarget>, std::string> open_empty_file(const std::filesystem::path& path);
Expected<std::unique_ptr<RowTarget>, std::string> open_empty_database(const PgAddress& address);

}  // namespace reami::store
