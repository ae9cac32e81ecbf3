// Explains database errors at the start of the server to the operator: which file, and what to do.
#pragma once

#include <exception>
#include <filesystem>
#include <string>

namespace reami::store {

/// For errors of SQLite and of the file system, a sentence that names the file and says what to do; for all
/// others, their own words.
std::string in_words(const std::exception& error, const std::filesystem::path& database);

}  // namespace reami::store
