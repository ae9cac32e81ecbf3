// What all command lines of `reami` have in common: their exit statuses, and how wrong usage is told.
#pragma once

#include <CLI/CLI.hpp>

namespace reami::terminal {

inline constexpr int failed = 1;       ///< refused, or it could not be done
inline constexpr int wrong_usage = 2;  ///< of the command line

/// Prints the help that was asked for (0), or what is wrong (`wrong_usage`), and gives the exit status.
inline int told(const CLI::App& app, const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : wrong_usage;
}

}  // namespace reami::terminal
