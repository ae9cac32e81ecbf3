// Small JSON files that only their owner can read. They hold tokens, and the commitments and words of
// matches.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace reami::terminal {

/// The content of the file; empty if the file does not exist.
std::string private_text(const std::filesystem::path& path);
/// The content of the file as JSON; null if the file does not exist or is not valid JSON.
nlohmann::json read_private(const std::filesystem::path& path);

/// Replaces the file in one step, so that other programs read either its old or its new content. Creates the
/// folder if necessary. Returns false if it fails.
bool write_private(const std::filesystem::path& path, const nlohmann::json& content);

}  // namespace reami::terminal
