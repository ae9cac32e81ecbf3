// A row of an answer, with its values in the types of the records.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>

#include "engine/core/seat.hpp"
#include "server/store/sql/value.hpp"

namespace reami::store {

/// A value that the schema would have refused: the file was damaged, or edited by hand. The text names the
/// column and the fault.
class BadValue : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The current row of an answer. Columns count from 0.
class ResultRow : boost::noncopyable {
public:
    virtual ~ResultRow() = default;

    virtual bool is_null(int column) const = 0;
    virtual std::int64_t integer(int column) const = 0;  ///< true is 1
    virtual std::string text(int column) const = 0;      ///< empty for null
    int number(int column) const;                        ///< throws BadValue if it does not fit into an `int`
    Seat seat(int column) const;                         ///< throws BadValue if no game has such a seat
    Bytes32 bytes(int column) const;                     ///< throws BadValue if there are not 32 of them
    std::optional<std::int64_t> optional_integer(int column) const;  ///< empty for null, as below
    std::optional<Bytes32> optional_bytes(int column) const;
    std::optional<std::string> optional_text(int column) const;

private:
    virtual std::span<const std::uint8_t> blob(int column) const = 0;  ///< valid as long as the row is
    virtual std::string name(int column) const = 0;
    BadValue bad(int column, const std::string& what) const;
};

}  // namespace reami::store
