// Compresses answers: what stays the same, once, and replays, which repeat themselves most.
#pragma once

#include <string>

namespace reami::http {

/// The text compressed by gzip; throws std::bad_alloc without memory for that.
std::string gzipped(std::string plain);

}  // namespace reami::http
