// The wishes of the person who starts the client.
#pragma once

#include <optional>
#include <string>

#include "clients/terminal/plain/commands.hpp"
#include "clients/terminal/text/paint.hpp"

namespace reami::terminal {

struct PlainPreferences {
    std::string server;  ///< the server's link (`Address::link`)
    std::string name;    ///< the player's name, until `sit` gives another one
    AutoPlay auto_play = AutoPlay::off;
    std::optional<Until> until = {};  ///< what the client waits for after the last command
    bool shows_boards = true;         ///< draws the board whenever the match asks this client for a move
    bool by_hand = false;             ///< true if a person types the commands and sees the output
    Paint paint = Paint::none();
};

}  // namespace reami::terminal
