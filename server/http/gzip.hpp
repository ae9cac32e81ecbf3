// Compresses answers: what stays the same, once, and replays, which repeat themselves most.
#pragma once

#include <string>

namespace reami::http {

/// As small as gzip makes it; throws std::bad_alloc without memory for that.
std::string gzipped(std::string plain);

}  // namespace reami::http
