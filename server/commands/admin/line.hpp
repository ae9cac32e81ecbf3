// The connection of `reami-server admin` to the running server: it sends one line and reads one line.
#pragma once

#include <filesystem>
#include <string>

namespace reami::commands {

/// Sends the line to the server of the folder `data`, and returns the answer; empty if the server ended
/// without one. Throws std::runtime_error, with a sentence that says what to do, if no server listens there,
/// or if the server lets only other users ask.
std::string answer_of_server(const std::filesystem::path& data, const std::string& line);

}  // namespace reami::commands
