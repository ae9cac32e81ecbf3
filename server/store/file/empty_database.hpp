// The database that a new server begins with. The build makes it from migrations/newest/schema.sql
// (server/store/empty_database/main.cpp), and the server carries it: writing it out is much quicker than
// making its tables.
#pragma once

#include <string_view>

namespace reami::store {

/// Stands in it where each database has a key of its own (`hash_key`): as long as a key, and nowhere else.
inline constexpr std::string_view key_mark = "<the key of this one goes here.>";
static_assert(key_mark.size() == 32);

}  // namespace reami::store
