// What a server says on one connection, compressed with all that it said there before as the dictionary:
// PROTOCOL.md, "Slow lines".
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct z_stream_s;  // zlib's

namespace reami::transport {

/// Of the one who speaks. Takes 25 KiB at first, and 30 once it has said as much.
class Compressor {
public:
    Compressor();  ///< throws std::bad_alloc

    /// A message, which needs those before it to be read.
    std::string compress(std::string_view message);

private:
    struct EndCompression {
        void operator()(z_stream_s* stream) const;
    };
    std::unique_ptr<z_stream_s, EndCompression> stream_;
};

/// Of the one who listens.
class Decompressor {
public:
    Decompressor();  ///< throws std::bad_alloc

    /// The next message. None if it is longer than that, or was not compressed so: then what follows can't be
    /// read either.
    std::optional<std::string> decompress(std::string_view bytes, std::size_t longest);

private:
    bool inflate(std::string_view bytes, std::string& into, std::size_t longest);

    struct EndDecompression {
        void operator()(z_stream_s* stream) const;
    };
    std::unique_ptr<z_stream_s, EndDecompression> stream_;
};

}  // namespace reami::transport
