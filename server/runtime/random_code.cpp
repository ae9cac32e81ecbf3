#include "server/runtime/random_code.hpp"

#include <sodium.h>

#include <string_view>

namespace reami {

std::string random_code(std::size_t letters) {
    static constexpr std::string_view alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ";
    std::string code(letters, ' ');
    for (char& letter : code) letter = alphabet[randombytes_uniform(alphabet.size())];
    return code;
}

}  // namespace reami
