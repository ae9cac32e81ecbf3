#include "server/store/postgresql/incarnation.hpp"

#include <random>

namespace reami::store {

std::string random_incarnation() {
    std::random_device random;
    std::string digits;
    while (digits.size() < 32) digits += "0123456789abcdef"[random() % 16];
    return digits;
}

}  // namespace reami::store
