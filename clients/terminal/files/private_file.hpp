// Small JSON files that only their owner can read: tokens, and the commitments and words of matches.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace reami::terminal {

/// The file's content; empty if there is no file.
std::string private_text(const std::filesystem::path& path);
/// The file's content as JSON; null if there is no file, or if it is not valid JSON.
nlohmann::json read_private(const std::filesystem::path& path);

/// Replaces the file atomically: a concurrent reader gets the old content or the new one. Creates the folder.
/// Returns false on failure.
bool write_private(const std::filesystem::path& path, const nlohmann::json& content);

}  // namespace reami::terminal
