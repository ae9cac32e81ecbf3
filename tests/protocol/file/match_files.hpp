// Match files for tests: one written by hand, one of a whole match, and the faults of others.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "protocol/file/match_file.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::protocol {

/// The kings are in the order 1, 2, 2, 1, and the rows in the order of their numbers.
inline const std::string by_hand = R"(reami match 1
# a puzzle
game kingdomino
rules 1
seats 2
player 1 Ada Lovelace
bot 2 greedy

set-up
round 1
kings 1 2 2 1
dominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24

moves
1 =1
2 =2
2 =3
1 =4
1 g8g9
)";

inline MatchFile read(const std::string& text) { return *read_match_file(text); }

/// A fault as programs get it.
struct Told {
    int line = 0;
    std::string reason;
    std::string code{code::bad_match_file};
    friend bool operator==(const Told&, const Told&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Told& told) {
        return out << told.line << ": " << told.reason << " (" << told.code << ')';
    }
};
inline Told told(const FileFault& fault) { return {fault.line, fault.reason(Language::en), fault.code}; }

inline Told fault_of(const std::string& text) {
    const auto read = read_match_file(text);
    return read ? Told{0, "it was read"} : told(read.error());
}

/// The hand-written file with one line replaced by another.
inline std::string with(const std::string& line, const std::string& instead) {
    std::string text = by_hand;
    return text.replace(text.find(line), line.size(), instead);
}

/// A match that random bots played to its end.
inline MatchFile played(const std::string& options, int seats) {
    MatchFile file;
    file.game = "kingdomino";
    file.rules_version = find_game("kingdomino")->rules_version;
    file.options = options;
    file.seats = seats;
    file.secret = Secret{1, 2, 3};
    file.words = {{Seat::from_number(1), "0123456789abcdef"}};
    file.commitment = commitment(*file.secret);
    file.seed = fair_seed(*file.secret, file.words);
    file.drawn = find_game("kingdomino")->dealt(options, seats, *file.seed);
    auto match = *Match::start(file.start());
    Random random(Seed{9});
    while (!match->to_act().empty()) {
        const Seat seat = *match->to_act().begin();
        file.moves.push_back({seat, match->bot_move("random", seat, random)});
        EXPECT_EQ(play(match, seat, file.moves.back().notation), std::nullopt);
    }
    file.result = match->result();
    return file;
}

}  // namespace reami::protocol
