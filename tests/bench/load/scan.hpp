// Finds the few members of a server's messages that a load needs. Everything the server writes is canonical
// JSON, without white space, so a member is where its name is. The names here are as they are written, with
// quotes and colon: `"ask":`.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace reami::bench {

/// The text of the first member so named; empty if there is none.
std::string_view text_of(std::string_view message, std::string_view name);

std::optional<int> number_of(std::string_view message, std::string_view name);

/// The texts of a list; none have quotes in them.
std::vector<std::string_view> texts_of(std::string_view message, std::string_view name);

/// The dominoes of a row that the message lays, in its events or its view: four, and all that is said of each
/// is the same, that it is there or nobody's. Empty if it lays none.
std::vector<int> row_laid(std::string_view message);

}  // namespace reami::bench
