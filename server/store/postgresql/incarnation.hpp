// Makes a unique name for each start of a writer or a node.
#pragma once

#include <string>

namespace reami::store {

/// 128 random bits in hexadecimal digits.
std::string random_incarnation();

}  // namespace reami::store
