#include "server/store/sql/result_row.hpp"

#include <algorithm>
#include <utility>

namespace reami::store {

int ResultRow::number(int column) const {
    const std::int64_t value = integer(column);
    if (!std::in_range<int>(value)) throw bad(column, std::to_string(value));
    return static_cast<int>(value);
}

Seat ResultRow::seat(int column) const {
    const int value = number(column);
    if (value < 1 || value > max_seats) throw bad(column, std::to_string(value));
    return Seat::from_number(value);
}

Bytes32 ResultRow::bytes(int column) const {
    const auto stored = blob(column);
    Bytes32 bytes{};
    if (stored.size() != bytes.size()) throw bad(column, std::to_string(stored.size()) + " bytes");
    std::ranges::copy(stored, bytes.begin());
    return bytes;
}

std::optional<std::int64_t> ResultRow::optional_integer(int column) const {
    if (is_null(column)) return std::nullopt;
    return integer(column);
}

std::optional<Bytes32> ResultRow::optional_bytes(int column) const {
    if (is_null(column)) return std::nullopt;
    return bytes(column);
}

std::optional<std::string> ResultRow::optional_text(int column) const {
    if (is_null(column)) return std::nullopt;
    return text(column);
}

BadValue ResultRow::bad(int column, const std::string& what) const {
    return BadValue("`" + name(column) + "` is " + what);
}

}  // namespace reami::store
