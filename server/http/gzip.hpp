// Compresses answers: fixed ones once, and replays, which are the most repetitive, for each request.
#pragma once

#include <string>

namespace reami::http {

/// The text compressed by gzip; throws std::bad_alloc if the memory does not suffice.
std::string gzipped(std::string plain);

}  // namespace reami::http
