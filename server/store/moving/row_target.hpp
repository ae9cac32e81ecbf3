// Where the rows of a club that moves go.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <variant>

#include "server/store/location.hpp"
#include "server/store/sql/value.hpp"

namespace reami::store {

/// One transaction: without `finish`, nothing is stored.
class RowTarget {
public:
    RowTarget() = default;
    RowTarget(const RowTarget&) = delete;
    RowTarget& operator=(const RowTarget&) = delete;
    virtual ~RowTarget() = default;

    /// `sql`, in the shared dialect, stays where it is as long as this lives.
    virtual void run(const std::string& sql, std::span<const SqlValue> values) = 0;
    virtual void finish() = 0;
};

/// Makes the schema. Gives the reason, for people, if the store is not empty.
std::variant<std::unique_ptr<RowTarget>, std::string> open_empty(const Location& store);

}  // namespace reami::store
