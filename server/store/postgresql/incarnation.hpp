// How a writer or a node is called: nobody ever was called so before.
#pragma once

#include <string>

namespace reami::store {

/// 128 random bits in hexadecimal digits.
std::string random_incarnation();

}  // namespace reami::store
