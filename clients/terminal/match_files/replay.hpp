// `reami replay FILE`: a match file played move by move, told to people or, as JSON lines, to other programs.
#pragma once

#include <string>

#include "clients/terminal/cli/streams.hpp"
#include "clients/terminal/text/paint.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

struct ReplayOptions {
    std::string path;     ///< `-`: standard input
    bool json = false;    ///< one JSON line at the start and after every move, as PROTOCOL.md describes
    bool legal = false;   ///< with the legal moves of every seat that is to act
    bool boards = false;  ///< with the board after every move
    bool steps = false;   ///< waits for a line of input after every board
    Paint paint = Paint::none();
    protocol::Language language = protocol::Language::en;
};

/// The exit status: 1 if the file can't be used, has an illegal move, or a result that its moves don't lead
/// to; or if not all could be written.
int run_replay(const ReplayOptions& options, const Streams& streams);

}  // namespace reami::terminal
