// What a client keeps of each match's chance, beside its tokens.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "protocol/json/described.hpp"

namespace reami::terminal {

struct Seen {
    std::string commitment;
    bool in_time = false;  ///< it was seen before the match began
    std::vector<std::string>
        words;  ///< of this client's person: the one that was taken, or that wait for an answer
    std::optional<Seat> seat;  ///< that took the word
    bool played = false;       ///< the match was being played with this person in that seat
    friend bool operator==(const Seen&, const Seen&) = default;
    BOOST_DESCRIBE_CLASS(Seen, (), (commitment, in_time, words, seat, played), (), ())
};

}  // namespace reami::terminal
