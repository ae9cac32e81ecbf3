// The encodings that a client can decompress (RFC 9110, 12.5.3).
#pragma once

#include <string_view>

namespace reami::http {

/// Whether Accept-Encoding lists that coding (`gzip`, `br`), without the `q=0` that forbids it.
bool takes(std::string_view accepted, std::string_view coding);

}  // namespace reami::http
