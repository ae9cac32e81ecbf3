// The command line of `reami URL`.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "clients/terminal/connection/address.hpp"
#include "clients/terminal/plain/commands.hpp"

namespace reami::terminal {

struct PlainArguments {
    Address address;
    std::optional<std::filesystem::path> token_file;           ///< none: a file in the state folder
    std::optional<std::filesystem::path> trusted_certificate;  ///< besides the system's
    std::string name;  ///< the player's name until `sit` names another
    AutoPlay auto_play = AutoPlay::off;
    std::optional<Until> until;
    bool tags = false;
    bool boards = true;
};

/// Reads the command line. Returns the exit status instead if it printed help, the version or an error.
std::variant<PlainArguments, int> read_plain_arguments(int argc, const char* const* argv);

}  // namespace reami::terminal
