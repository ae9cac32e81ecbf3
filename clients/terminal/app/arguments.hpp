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
    std::optional<std::filesystem::path> token_file;           ///< else one in the state folder
    std::optional<std::filesystem::path> trusted_certificate;  ///< besides those that the system trusts
    std::string name;                                          ///< until `sit` gives another
    AutoPlay auto_play = AutoPlay::off;
    std::optional<Until> until;
    bool tags = false;
    bool boards = true;
};

/// What was asked for; or, after help or a complaint, the exit status.
std::variant<PlainArguments, int> read_plain_arguments(int argc, const char* const* argv);

}  // namespace reami::terminal
