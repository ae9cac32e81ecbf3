// A client's record about the randomness of each match. The record is in a file beside the token file.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "protocol/json/described.hpp"

namespace reami::terminal {

struct Seen {
    std::string commitment;
    bool in_time = false;            ///< true if the client saw the commitment before the match began
    std::vector<std::string> words;  ///< this player's words: the accepted one, or those without an answer
    std::optional<Seat> seat;        ///< the seat for which the server accepted the word
    bool played = false;             ///< true if the match was played while this person had that seat
    friend bool operator==(const Seen&, const Seen&) = default;
    BOOST_DESCRIBE_CLASS(Seen, (), (commitment, in_time, words, seat, played), (), ())
};

}  // namespace reami::terminal
