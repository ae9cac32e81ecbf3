#include "server/store/write/forget_player.hpp"

namespace reami::store {

namespace {

std::size_t changed(SQLite::Database& file, const char* sql, PlayerId player) {
    SQLite::Statement change(file, sql);
    change.bind("@player", player.value());
    if (change.getBindParameterCount() > 1) change.bind("@name", forgotten_name);
    return static_cast<std::size_t>(change.exec());
}

std::size_t matches_of(SQLite::Database& file, PlayerId player) {
    SQLite::Statement asked(file, "SELECT count(*) FROM took_part WHERE player = @player");
    asked.bind("@player", player.value());
    asked.executeStep();
    return static_cast<std::size_t>(asked.getColumn(0).getInt64());
}

/// The names of who left are stored without the person: they go where the person was called so.
constexpr const char* departed_names =
    "UPDATE departed SET name = @name WHERE (room, name) IN "
    "(SELECT room, name FROM took_part WHERE player = @player)";

}  // namespace

Forgotten forget_player(SQLite::Database& file, PlayerId player) {
    Forgotten done{.matches = matches_of(file, player)};
    done.devices = changed(file, "DELETE FROM tokens WHERE player = @player", player);
    done.lines = changed(file,
                         "DELETE FROM chat WHERE who > 0 AND (room, who) IN "
                         "(SELECT room, who FROM people WHERE player = @player)",
                         player);
    changed(file, departed_names, player);
    changed(file, "UPDATE took_part SET name = @name WHERE player = @player", player);
    changed(file, "UPDATE match_seats SET name = @name WHERE player = @player", player);
    changed(file, "UPDATE seats SET name = @name WHERE player = @player", player);
    changed(file, "UPDATE restrictions SET note = '' WHERE player = @player", player);
    return done;
}

}  // namespace reami::store
