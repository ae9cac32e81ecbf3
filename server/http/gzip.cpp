#include "server/http/gzip.hpp"

#include <zlib.h>

#include <algorithm>
#include <new>

namespace reami::http {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto begin = std::min(text.find_first_not_of(" \t"), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

}  // namespace

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

bool takes(std::string_view accepted, std::string_view coding) {
    while (!accepted.empty()) {
        const auto end = std::min(accepted.find(','), accepted.size());
        const auto entry = accepted.substr(0, end);
        accepted.remove_prefix(std::min(end + 1, accepted.size()));
        const auto parameters = entry.find(';');
        if (trimmed(entry.substr(0, parameters)) != coding) continue;
        const auto weight = parameters == std::string_view::npos ? "" : trimmed(entry.substr(parameters + 1));
        return !weight.starts_with("q=0") || weight.find_first_of("123456789") != std::string_view::npos;
    }
    return false;
}

}  // namespace reami::http
