// Random codes that people can type and nobody can guess.
#pragma once

#include <cstddef>
#include <string>

namespace reami {

/// A code of letters out of 24 (A to Z without I and O), each equally likely.
std::string random_code(std::size_t letters);
/// The length of a room's code, and of the code with which another device becomes the same player.
inline constexpr std::size_t room_letters = 8, hand_over_letters = 12;
/// The length of an invitation's word.
inline constexpr std::size_t invite_letters = 12;

}  // namespace reami
