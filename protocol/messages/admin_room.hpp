// The answer about one room to an admin.
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/messages/absence_vote.hpp"
#include "protocol/messages/from_server.hpp"

namespace reami::protocol::admin {

struct SeatLine {
    Seat seat;
    std::string name, player, bot;  ///< each is empty if the line has none
    bool here = false;
    std::optional<std::int64_t> clock =
        {};  ///< the time that is left, in milliseconds; absent without clocks
    std::optional<AbsenceVote> absent = {};  ///< what the others may decide about the absent person
    std::optional<bool> left = {};           ///< true if the seat has left the match
    BOOST_DESCRIBE_CLASS(SeatLine, (), (seat, name, player, bot, here, clock, absent, left), (), ())
};

/// The move at which the replay of a held match failed.
struct DifferingMove {
    std::string why;
    Version v;                        ///< the position of the move; 0 means the start of the match
    std::optional<std::string> move;  ///< absent while others may not know the move
    BOOST_DESCRIBE_CLASS(DifferingMove, (), (why, v, move), (), ())
};

struct ConnectionLine {
    std::string player, name, code, address, client;
    std::int64_t since = 0;
    BOOST_DESCRIBE_CLASS(ConnectionLine, (), (player, name, code, address, client, since), (), ())
};

struct RoomInside {
    static constexpr std::string_view tag = "room";
    std::int64_t number = 0;
    std::string code, game;
    json::RawJson options;
    from_server::Phase phase = from_server::Phase::seating;
    bool listed = false;
    MatchNumber match;
    Version v;
    std::int64_t moved_at = 0;
    std::vector<Seat> to_act;
    std::vector<SeatLine> seats;
    std::vector<ConnectionLine> connections;
    std::optional<DifferingMove> held;
    BOOST_DESCRIBE_CLASS(RoomInside, (),
                         (number, code, game, options, phase, listed, match, v, moved_at, to_act, seats,
                          connections, held),
                         (), ())
};

}  // namespace reami::protocol::admin
