// Runs reami-server with given arguments, and returns its output.
#pragma once

#include <array>
#include <cstdio>
#include <memory>
#include <string>

namespace reami::testing {

/// Standard output and standard error, until the program ends. `before` precedes the command in the shell.
inline std::string output_of(const std::string& arguments, const std::string& before = {}) {
    const std::string command = before + REAMI_SERVER " " + arguments + " 2>&1";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (const std::size_t bytes = std::fread(part.data(), 1, part.size(), pipe.get()))
        text.append(part.data(), bytes);
    return text;
}

}  // namespace reami::testing
