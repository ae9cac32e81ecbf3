// A whole match as a readable text, for people, for other programs, and for puzzles that somebody writes by
// hand.
//
//     reami match 1                              the form of the file; 2 if a move is of no game
//     game kingdomino
//     rules 1                                    the version of the rules
//     options {"dynasty":false}                  options left out have their defaults
//     seats 2
//     player 1 Ada
//     bot 2 greedy
//     secret 5f1c…                               the sources of the seed; or only the seed; or
//     word 1 b6e1…                               instead of these four, a section `set-up` with the
//     commitment sha256-9a0e…                    random draws, in the game's notation
//     seed 77c2…
//
//     moves
//     1 =3                                       a seat and its move
//     2 =4
//
//     result                                     once the match has ended
//     points 47 51                               of the seats in their order
//     ranks 2 1
//     tie_break largest_domain                       if a tie-break decided
//
//     drawn                                      the draws that the seed gave
//     round 1
//     kings 1 2 2 1
//     dominoes 3 17 …
//
// Empty lines and lines that begin with # have no meaning. The reader allows no other freedom, so that a file
// can't have two meanings: each line of the header occurs once, numbers have no leading zeros, and lines are
// UTF-8 without control characters, of at most 4,096 bytes.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.hpp"
#include "engine/core/fair_seed.hpp"
#include "protocol/match/match.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/from_server.hpp"
#include "protocol/text/texts.hpp"

namespace reami::protocol {

struct MatchFile {
    struct Player {
        std::string name;  ///< the kind, if it is a bot
        bool is_bot = false;
        friend bool operator==(const Player&, const Player&) = default;
    };
    struct FileMove {
        Seat seat;
        std::string notation;
        int line = 0;  ///< in the file, from 1; 0 if the move comes from elsewhere
    };

    std::string game;
    int rules_version = 0;
    std::string options = "{}";  ///< JSON; canonical if `read_match_file` read it
    int seats = 0;
    std::map<Seat, Player> players;
    // The source of the random draws: either a seed, with or without its parts, or a set-up given by hand.
    std::optional<Secret> secret;
    SeedWords words;
    std::string commitment;
    std::optional<Seed> seed;
    std::optional<std::string> set_up;

    std::vector<FileMove> moves;
    std::optional<from_server::Result> result;  ///< without the values of the tie-breaks
    std::string drawn;                          ///< the set-up that the seed gave; empty if the file lacks it
    int result_line = 0;

    MatchStart start() const;
};

/// The reason why the program can't use a file.
struct FileFault {
    int line = 0;                                      ///< the line of the fault, from 1
    std::string key;                                   ///< the key of its message: `file.game`
    Placeholders places = {};                          ///< the values of the message's placeholders
    std::string code{protocol::code::bad_match_file};  ///< the code on the wire: `rule.kingdomino.no_match`,
                                                       ///< `room.options`

    std::string reason(Language language) const { return text(language, key, places); }
    friend bool operator==(const FileFault&, const FileFault&) = default;
};

/// Reads a match file. Checks its form, game, rules version, options, seats and set-up, but not its moves,
/// which a Replay checks.
Expected<MatchFile, FileFault> read_match_file(std::string_view text);

std::string write_match_file(const MatchFile& file);

}  // namespace reami::protocol
