// Removes a player from the database, within a transaction of the caller: the names, the chat and the
// devices. The moves stay.
#pragma once

#include <cstddef>
#include <string>

#include "server/store/record.hpp"

namespace reami::store {

/// The number of removed rows.
struct Forgotten {
    std::size_t devices = 0;
    std::size_t lines = 0;    ///< of chat
    std::size_t matches = 0;  ///< that the player played; they are kept
};

/// `rows.run(sql, values...)` returns the number of rows that it changed, if this number is already known.
template <class Rows>
Forgotten forget_rows(Rows& rows, PlayerId player) {
    const std::string name = forgotten_name;
    const auto count = [](int changed) { return static_cast<std::size_t>(changed); };
    Forgotten done;
    done.devices = count(rows.run("DELETE FROM tokens WHERE player = ?", player));
    done.lines = count(rows.run(
        "DELETE FROM chat WHERE who > 0 AND (room, who) IN (SELECT room, who FROM people WHERE player = ?)",
        player));
    // A row of `departed` has no player. So its name is replaced if the player had that name in that room.
    rows.run(
        "UPDATE departed SET name = ? WHERE (room, name) IN (SELECT room, name FROM took_part WHERE player = "
        "?)",
        name, player);
    done.matches = count(rows.run("UPDATE took_part SET name = ? WHERE player = ?", name, player));
    rows.run("UPDATE match_seats SET name = ? WHERE player = ?", name, player);
    rows.run("UPDATE seats SET name = ? WHERE player = ?", name, player);
    rows.run("DELETE FROM invited WHERE player = ?", player);
    rows.run("DELETE FROM granted_requests WHERE player = ?", player);
    rows.run("UPDATE restrictions SET note = '' WHERE player = ?", player);
    return done;
}

}  // namespace reami::store
