// Connects `reami-server admin` to the running server: sends one line, and reads one line.
#pragma once

#include <filesystem>
#include <string>

namespace reami::commands {

/// Sends the line to the server that uses the folder `data`, and returns the answer; empty if the server
/// closed the connection without an answer. Throws std::runtime_error, with a sentence that says what to do,
/// if no server uses the folder, or if this user must not connect to the server.
std::string answer_of_server(const std::filesystem::path& data, const std::string& line);

}  // namespace reami::commands
