// A real database with two matches for maintenance commands, and the output of these commands.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

#include "tests/server/end_to_end/program_output.hpp"
#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {

struct TwoMatches : WholeServer {
    /// Plays a Dynasty to its end, and some moves of another match; then the server stops.
    void play_two() {
        ended = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}, {"options", {{"dynasty", true}}}});
        auto players = seated(ended);
        play(players);
        running = open_room(port(), {{"id", "b"}, {"game", "kingdomino"}});
        auto others = seated(running);
        play(others, 12);
        players.clear();
        others.clear();
        server.reset();
    }
    void change(const std::string& sql) const {
        SQLite::Database(folder.path() / "reami.db", SQLite::OPEN_READWRITE).exec(sql);
    }
    std::string says(const std::string& command) const {
        return output_of(command + " --data '" + folder.path().string() + "'");
    }
    std::string ended, running;
};

}  // namespace reami::testing
