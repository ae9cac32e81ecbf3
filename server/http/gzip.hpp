// Compresses texts for answers, and says which clients can decompress them (RFC 9110, 12.5.3). The server
// compresses fixed answers once, and replays, which are long and repetitive, for each request.
#pragma once

#include <string>
#include <string_view>

namespace reami::http {

/// The text in gzip's format. Throws std::bad_alloc if memory is short.
std::string gzipped(std::string plain);

/// Whether the Accept-Encoding header `accepted` lists this coding (`gzip`, `br`) without `q=0`, which would
/// forbid it.
bool takes(std::string_view accepted, std::string_view coding);

}  // namespace reami::http
