// Converts values of the records to values of SQL: seats count from 1, byte strings are blobs, and an empty
// optional is null.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "engine/core/seat.hpp"

namespace reami::store {

using Bytes32 = std::array<std::uint8_t, 32>;

/// A value of a statement, or null. The statement does not copy the value, so the value must not move while
/// the statement runs.
using SqlValue =
    std::variant<std::nullptr_t, std::int64_t, const std::string*, std::span<const std::uint8_t>>;

template <std::integral Integer>
SqlValue sql_value(Integer value) {
    return static_cast<std::int64_t>(value);
}
inline SqlValue sql_value(const std::string& value) { return &value; }
inline SqlValue sql_value(const Bytes32& value) { return std::span<const std::uint8_t>(value); }
inline SqlValue sql_value(Seat value) { return std::int64_t{value.number()}; }

/// An id, as the value that it wraps.
template <class Id>
requires requires { typename Id::held_type; }
SqlValue sql_value(const Id& id) { return sql_value(id.value()); }

template <class Value>
SqlValue sql_value(const std::optional<Value>& value) {
    return value ? sql_value(*value) : SqlValue(nullptr);
}

}  // namespace reami::store
