// A 64-bit hash of a canonical text. A client compares it to notice that its view differs from the server's.
// The hash is the first eight bytes of the text's SHA-256, read as a number with the highest byte first, so
// browsers can compute it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reami::json {

std::uint64_t view_hash(std::string_view canonical_text);

/// The hash as 16 lower-case hexadecimal digits.
std::string hash_text(std::uint64_t hash);

/// `sha256-` and the 64 hexadecimal digits of the whole SHA-256. It is part of addresses whose contents never
/// change.
std::string content_hash(std::string_view text);

}  // namespace reami::json
