// Shared by all command lines of `reami`: the exit statuses, and the messages about wrong usage.
#pragma once

#include <CLI/CLI.hpp>

namespace reami::terminal {

inline constexpr int failed = 1;       ///< the server refused a request, or the program could not do it
inline constexpr int wrong_usage = 2;  ///< the command line is wrong

/// If the person asked for help, prints it and returns 0. Otherwise prints the error and returns
/// `wrong_usage`.
inline int exit_status_of(const CLI::App& app, const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : wrong_usage;
}

}  // namespace reami::terminal
