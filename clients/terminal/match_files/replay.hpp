// `reami replay FILE`: plays a match file move by move. It prints text for people, or JSON lines for
// programs.
#pragma once

#include <string>

#include "clients/terminal/cli/streams.hpp"
#include "clients/terminal/text/paint.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

struct ReplayOptions {
    std::string path;     ///< the file; `-` means standard input
    bool json = false;    ///< prints a JSON line at the start and after every move: PROTOCOL.md
    bool legal = false;   ///< prints the legal moves of every seat that must decide
    bool review = false;  ///< names a stronger move after every move for which the bot `hard` finds one
    bool boards = false;  ///< prints the board after every move
    bool steps = false;   ///< waits for a line of input after every board
    Paint paint = Paint::none();
    protocol::Language language = protocol::Language::en;
};

/// Returns the exit status. It is 1 if the file can't be used, if a move in it is illegal, if its result does
/// not follow from its moves, or if the program could not write the output.
int run_replay(const ReplayOptions& options, const Streams& streams);

}  // namespace reami::terminal
