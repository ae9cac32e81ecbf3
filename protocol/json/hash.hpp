// A 64-bit hash of a canonical text, with which a client notices that its view differs from the server's: the
// first eight bytes of the text's SHA-256, read as a number with the highest byte first. Browsers can compute
// it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reami::json {

std::uint64_t view_hash(std::string_view canonical_text);

/// The hash as 16 lower-case hexadecimal digits.
std::string hash_text(std::uint64_t hash);

/// `sha256-` and the 64 hexadecimal digits of the whole SHA-256, for addresses of contents that never change.
std::string content_hash(std::string_view text);

}  // namespace reami::json
