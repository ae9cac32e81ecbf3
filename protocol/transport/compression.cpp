#include "protocol/transport/compression.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <new>

namespace reami::transport {

namespace {

constexpr int window_bits = 12;  // 4 KiB: of a match, the last ten messages or so
constexpr int memory_level = 4;
constexpr int raw = -1;  // without the header and the checksum of zlib's own format
constexpr std::string_view line_end = "\n";

/// With which each message would end; so it is left away.
constexpr std::string_view tail{"\x00\x00\xff\xff", 4};

void give(z_stream& stream, std::string_view bytes) {
    stream.next_in =
        const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));  // which zlib only reads
    stream.avail_in = static_cast<uInt>(bytes.size());
}

void take_into(z_stream& stream, char* begin, std::size_t size) {
    stream.next_out = reinterpret_cast<Bytef*>(begin);
    stream.avail_out = static_cast<uInt>(size);
}

}  // namespace

Compressor::Compressor() : stream_(new z_stream{}) {
    if (deflateInit2(stream_.get(), Z_DEFAULT_COMPRESSION, Z_DEFLATED, raw * window_bits, memory_level,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
}

void Compressor::EndCompression::operator()(z_stream_s* stream) const {
    deflateEnd(stream);
    delete stream;
}

std::string Compressor::compress(std::string_view message) {
    constexpr std::size_t of_the_end = 32;
    std::string bytes(deflateBound(stream_.get(), message.size()) + of_the_end, '\0');
    take_into(*stream_, bytes.data(), bytes.size());
    give(*stream_, message);
    deflate(stream_.get(), Z_NO_FLUSH);
    give(*stream_, line_end);
    deflate(stream_.get(), Z_SYNC_FLUSH);  // ends at once: the bound leaves room for all
    bytes.resize(bytes.size() - stream_->avail_out - tail.size());
    return bytes;
}

Decompressor::Decompressor() : stream_(new z_stream{}) {
    if (inflateInit2(stream_.get(), raw * MAX_WBITS) != Z_OK) throw std::bad_alloc();
}

void Decompressor::EndDecompression::operator()(z_stream_s* stream) const {
    inflateEnd(stream);
    delete stream;
}

std::optional<std::string> Decompressor::decompress(std::string_view bytes, std::size_t longest) {
    std::string message;
    const bool is_whole = inflate(bytes, message, longest + line_end.size()) &&
                          inflate(tail, message, longest + line_end.size());
    if (!is_whole || !message.ends_with(line_end)) return std::nullopt;
    message.resize(message.size() - line_end.size());
    return message;
}

bool Decompressor::inflate(std::string_view bytes, std::string& into, std::size_t longest) {
    std::array<char, 4096> piece;
    give(*stream_, bytes);
    do {
        take_into(*stream_, piece.data(), piece.size());
        const int result = ::inflate(stream_.get(), Z_SYNC_FLUSH);
        const bool goes_on = result == Z_OK || result == Z_BUF_ERROR;  // the latter: there was nothing left
        into.append(piece.data(), piece.size() - stream_->avail_out);
        if (!goes_on || into.size() > longest) return false;
    } while (stream_->avail_out == 0 || stream_->avail_in > 0);
    return true;
}

}  // namespace reami::transport
