// Takes a player out of the database, inside of a transaction that somebody else has begun.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>

#include "server/store/record.hpp"

namespace reami::store {

/// How much was taken out.
struct Forgotten {
    std::size_t devices = 0;
    std::size_t lines = 0;    ///< of chat
    std::size_t matches = 0;  ///< that they played, and stay
};

/// The name, the chat and the devices; the moves stay.
Forgotten forget_player(SQLite::Database& file, PlayerId player);

}  // namespace reami::store
