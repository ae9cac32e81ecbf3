// `reami replay FILE`: plays a match file move by move and prints text for people or JSON lines for programs.
#pragma once

#include <string>

#include "clients/terminal/cli/streams.hpp"
#include "clients/terminal/text/paint.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

struct ReplayOptions {
    std::string path;     ///< `-`: standard input
    bool json = false;    ///< one JSON line at the start and after every move, as PROTOCOL.md describes
    bool legal = false;   ///< prints the legal moves of every seat that is to act
    bool boards = false;  ///< prints the board after every move
    bool steps = false;   ///< waits for a line of input after every board
    Paint paint = Paint::none();
    protocol::Language language = protocol::Language::en;
};

/// Returns the exit status: 1 if the file can't be used, contains an illegal move or a result that does not
/// follow from its moves, or if the output could not be written.
int run_replay(const ReplayOptions& options, const Streams& streams);

}  // namespace reami::terminal
