// Explains database errors to the operator when the server starts: which file, and what to do.
#pragma once

#include <exception>
#include <filesystem>
#include <string>

namespace reami::store {

/// For errors of SQLite and of the file system, a sentence that names the file and says what to do; for other
/// errors, their own text.
std::string in_words(const std::exception& error, const std::filesystem::path& database);

}  // namespace reami::store
