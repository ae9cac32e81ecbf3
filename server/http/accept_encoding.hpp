// Reads which encodings a client can decompress (RFC 9110, 12.5.3).
#pragma once

#include <string_view>

namespace reami::http {

/// Whether the Accept-Encoding header `accepted` lists this coding (`gzip`, `br`) without `q=0`, which would
/// forbid it.
bool takes(std::string_view accepted, std::string_view coding);

}  // namespace reami::http
