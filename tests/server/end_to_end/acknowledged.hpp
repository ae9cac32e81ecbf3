// Each acknowledged move is in the log of the match exactly once, at the acknowledged position.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "protocol/file/match_file.hpp"
#include "tests/server/end_to_end/player.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {

/// Checks the first match of the room, which has ended; player 0 sits at seat 1, and so on. Returns the
/// number of acknowledged moves.
inline std::size_t expect_acknowledged_moves(std::uint16_t port, const std::string& code,
                                             const std::vector<Player>& players) {
    const auto answer = get(port, "/api/rooms/" + code + "/matches/1");
    EXPECT_EQ(answer.status, 200) << answer.body;
    const auto file = protocol::read_match_file(answer.body);
    if (!file) {
        ADD_FAILURE() << file.error().reason(protocol::Language::en);
        return 0;
    }
    std::set<int> acknowledged;
    for (std::size_t i = 0; i < players.size(); ++i)
        for (const auto& [v, move] : players[i].acknowledged()) {
            const auto& logged = file->moves.at(static_cast<std::size_t>(v - 1));
            EXPECT_EQ(logged.notation, move) << "v " << v;
            EXPECT_EQ(logged.seat, Seat::from_index(static_cast<int>(i))) << "v " << v;
            EXPECT_TRUE(acknowledged.insert(v).second) << "v " << v << " was acknowledged twice";
        }
    return acknowledged.size();
}

}  // namespace reami::testing
