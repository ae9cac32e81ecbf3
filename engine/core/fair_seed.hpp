// The seed of a match, which neither the server nor a player can choose alone: it is the hash of the server's
// secret and of one word from every person at the table. The server publishes its commitment to the secret
// before it accepts the first word. PROTOCOL.md, "Seed and shuffle".
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"

namespace reami {

using Secret = std::array<std::uint8_t, 32>;
/// The word of each seat. Seats of bots have none.
using SeedWords = std::map<Seat, std::string>;

/// Whether a person may send this text as a word: 16 to 64 lower-case hexadecimal digits.
bool is_word(std::string_view word);

/// The server's public commitment to its secret: `sha256-` and 64 hexadecimal digits.
std::string commitment(const Secret& secret);
bool is_commitment(std::string_view text);

/// The SHA-256 of the secret and of every word. The words follow in rising order of their seats: the seat's
/// number in one byte, the word's length in one byte, the word itself.
Seed fair_seed(const Secret& secret, const SeedWords& words);

/// Converts bytes to 64 lower-case hexadecimal digits, and such digits to bytes. Returns an empty optional if
/// the text is anything else.
std::string to_hex(const std::array<std::uint8_t, 32>& bytes);
std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text);

}  // namespace reami
