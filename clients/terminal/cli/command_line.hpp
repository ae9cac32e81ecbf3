// The parts that all command lines of `reami` share: the exit statuses, and the report of wrong usage.
#pragma once

#include <CLI/CLI.hpp>

namespace reami::terminal {

inline constexpr int failed = 1;       ///< a request was refused or failed
inline constexpr int wrong_usage = 2;  ///< the command line is wrong

/// Prints the requested help and returns 0, or prints the error and returns `wrong_usage`.
inline int told(const CLI::App& app, const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : wrong_usage;
}

}  // namespace reami::terminal
