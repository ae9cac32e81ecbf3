// The seed belongs to everybody: it is the hash of the server's secret, to which the server committed before
// it took any word, and of a word from every person at the table. PROTOCOL.md, "Seed and shuffle".
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"

namespace reami {

using Secret = std::array<std::uint8_t, 32>;
/// Words by seat. Bots have none.
using SeedWords = std::map<Seat, std::string>;

/// Whether this can be a person's word: 16 to 64 lower-case hexadecimal digits.
bool is_word(std::string_view word);

/// The server's public commitment to its secret: `sha256-` and 64 hexadecimal digits.
std::string commitment(const Secret& secret);
bool is_commitment(std::string_view text);

/// SHA-256 of the secret, then for each seat with a word, in rising order: the seat's number in one byte, the
/// word's length in one byte, the word.
Seed fair_seed(const Secret& secret, const SeedWords& words);

/// Converts to 64 lower-case hexadecimal digits, and back; empty if the text is not 64 of them.
std::string to_hex(const std::array<std::uint8_t, 32>& bytes);
std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text);

}  // namespace reami
