// `reami verify FILE`: whether everything in a match file fits together, whether it agrees with what a
// witness saw before the match, and whether its moves are legal.
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

/// The exit status: 1 if anything is wrong, or what was asked for can't be proven from the file; or if not
/// all could be written.
int run_verify(const VerifyOptions& options, const Streams& streams);

/// `2:00112233445566778899aabbccddeeff`: a seat and its word. Nothing if it is none.
std::optional<std::pair<Seat, std::string>> parse_word(std::string_view text);

}  // namespace reami::terminal
