// Random codes that people can type and nobody can guess.
#pragma once

#include <cstddef>
#include <string>

namespace reami {

/// A code of so many letters. Each is one of 24 letters (A to Z without I and O), with equal probability.
std::string random_code(std::size_t letters);
/// The length of a room's code, and the length of the code with which a player adds another device.
inline constexpr std::size_t room_letters = 8, hand_over_letters = 12;
/// The length of an invitation's word.
inline constexpr std::size_t invite_letters = 12;

}  // namespace reami
