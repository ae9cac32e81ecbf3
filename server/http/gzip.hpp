// Compresses texts for answers. The server compresses fixed answers once, and replays, which are long and
// repetitive, for each request.
#pragma once

#include <string>

namespace reami::http {

/// The text in gzip's format. Throws std::bad_alloc if memory is short.
std::string gzipped(std::string plain);

}  // namespace reami::http
