// Finds the few members of a server's messages that a load needs. The server writes canonical JSON without
// white space, so a search for the name finds the member. The names in these calls include quotes and colon:
// `"ask":`.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace reami::bench {

/// The text of the first member with that name; empty if there is none.
std::string_view text_of(std::string_view message, std::string_view name);

std::optional<int> number_of(std::string_view message, std::string_view name);

/// The texts of a list, which must not contain quotes.
std::vector<std::string_view> texts_of(std::string_view message, std::string_view name);

/// The dominoes of a row that the message lays in its events or view: four members with the same value, which
/// says that the domino is there or free. Empty if it lays none.
std::vector<int> row_laid(std::string_view message);

}  // namespace reami::bench
