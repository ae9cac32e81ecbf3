// The record that a client keeps about the randomness of each match, in the folder of its token file.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "protocol/json/described.hpp"

namespace reami::terminal {

struct Seen {
    std::string commitment;
    bool in_time = false;  ///< the client saw it before the match began
    std::vector<std::string>
        words;                 ///< this player's words: the accepted one, or those without an answer yet
    std::optional<Seat> seat;  ///< the seat for which the server accepted the word
    bool played = false;       ///< the match was being played with this person in that seat
    friend bool operator==(const Seen&, const Seen&) = default;
    BOOST_DESCRIBE_CLASS(Seen, (), (commitment, in_time, words, seat, played), (), ())
};

}  // namespace reami::terminal
