// The way of `reami-server admin` to the server that runs: a line there, a line back.
#pragma once

#include <filesystem>
#include <string>

namespace reami::commands {

/// The answer to the line. Throws std::runtime_error, with a sentence that says what to do, if no server of
/// that folder answers, or if the caller may not ask it. Empty if the server ended without an answer.
std::string answer_of_server(const std::filesystem::path& data, const std::string& line);

}  // namespace reami::commands
