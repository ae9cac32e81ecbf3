// The values that a replay compares with the stored ones.
#pragma once

#include <boost/describe/class.hpp>
#include <cstddef>
#include <cstdint>
#include <map>

#include "engine/core/seat.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/write.hpp"

namespace reami::protocol {

/// The database stores the hash of these values, so their form must never change.
struct Proven {
    std::map<Seat, std::size_t> choices;  ///< the number of legal moves of each seat to act
    std::map<Seat, int> points;
    std::uint64_t hash() const { return json::view_hash(json::write(*this)); }
    BOOST_DESCRIBE_CLASS(Proven, (), (choices, points), (), ())
};

}  // namespace reami::protocol
