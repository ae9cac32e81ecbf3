// `reami verify FILE`: checks that a match file is consistent, that it agrees with the commitment and words
// that players saw before the match, and that its moves are legal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "clients/terminal/cli/streams.hpp"
#include "protocol/file/verify.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

struct VerifyOptions {
    std::string path;  ///< `-`: standard input
    protocol::Witness witness = {};
    bool json = false;  ///< one JSON line, as PROTOCOL.md describes
    protocol::Language language = protocol::Language::en;
};

/// Returns the exit status: 1 if a check failed, if a requested claim can't be proven from the file, or if
/// the output could not be written.
int run_verify(const VerifyOptions& options, const Streams& streams);

/// Parses a seat and its word: `2:00112233445566778899aabbccddeeff`. Returns nothing for any other text.
std::optional<std::pair<Seat, std::string>> parse_word(std::string_view text);

}  // namespace reami::terminal
