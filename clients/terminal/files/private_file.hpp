// Small JSON files that only their owner can read: tokens, and what was seen of matches.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace reami::terminal {

/// What the file holds; empty if there is none.
std::string private_text(const std::filesystem::path& path);
/// The same as JSON; null if there is none, or it is damaged.
nlohmann::json read_private(const std::filesystem::path& path);

/// In one step: who reads it meanwhile finds the old file or the new one. Makes the folder. False if that
/// failed.
bool write_private(const std::filesystem::path& path, const nlohmann::json& content);

}  // namespace reami::terminal
