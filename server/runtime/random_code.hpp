// Codes that people type and nobody guesses.
#pragma once

#include <cstddef>
#include <string>

namespace reami {

/// Letters out of 24 (A to Z without I and O), each equally likely.
std::string random_code(std::size_t letters);
/// The length of a room's code, and of the code for another device, which opens everything that a player has.
inline constexpr std::size_t room_letters = 8, hand_over_letters = 12;
/// Of the word of an invitation.
inline constexpr std::size_t invite_letters = 12;

}  // namespace reami
