#include "server/http/gzip.hpp"

#include <zlib.h>

#include <new>

namespace reami::http {

std::string gzipped(std::string plain) {
    constexpr int largest_window = 15, with_gzip_header = 16, most_memory = 9;
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, largest_window + with_gzip_header, most_memory,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    std::string compressed(deflateBound(&stream, plain.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_in = static_cast<uInt>(plain.size());
    stream.next_out = reinterpret_cast<Bytef*>(compressed.data());
    stream.avail_out = static_cast<uInt>(compressed.size());
    deflate(&stream, Z_FINISH);  // finishes in one call, because the buffer has the size of the bound
    compressed.resize(stream.total_out);
    deflateEnd(&stream);
    return compressed;
}

}  // namespace reami::http
