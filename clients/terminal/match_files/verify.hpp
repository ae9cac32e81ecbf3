// `reami verify FILE`: checks that the parts of a match file fit together, that they agree with the
// commitment and the words that players saw before the match, and that the moves are legal.
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
    std::string path;  ///< the file; `-` means standard input
    protocol::Witness witness = {};
    bool json = false;  ///< prints one JSON line: PROTOCOL.md
    protocol::Language language = protocol::Language::en;
};

/// Returns the exit status. It is 1 if a check failed, if the file can't prove a claim that the caller asked
/// for, or if the program could not write the output.
int run_verify(const VerifyOptions& options, const Streams& streams);

/// Parses a seat and its word: `2:00112233445566778899aabbccddeeff`. Returns nothing for any other text.
std::optional<std::pair<Seat, std::string>> parse_word(std::string_view text);

}  // namespace reami::terminal
