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
    std::optional<std::filesystem::path> token_file;           ///< if empty, a file in the state folder
    std::optional<std::filesystem::path> trusted_certificate;  ///< trusted besides those of the system
    std::string name;  ///< the player's name, until `sit` gives another one
    AutoPlay auto_play = AutoPlay::off;
    std::optional<Until> until;
    bool tags = false;
    bool boards = true;
};

/// Reads the command line. If it printed help, the version or an error, returns the program's exit status
/// instead.
std::variant<PlainArguments, int> read_plain_arguments(int argc, const char* const* argv);

}  // namespace reami::terminal
