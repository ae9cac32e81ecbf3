// The bodies of the server's answers: as sent, and unpacked as a client does.
#pragma once

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "server/net/gateway.hpp"

namespace reami::http {

inline std::string sent_body(const net::Answer& answer) {
    return std::visit([](const auto& bytes) { return std::string(bytes); }, answer.body);
}

inline bool names_gzip(const net::Answer& answer) {
    return std::find(answer.headers.begin(), answer.headers.end(),
                     std::pair<std::string, std::string>("Content-Encoding", "gzip")) != answer.headers.end();
}

/// Unpacks a gzip member (RFC 1952).
inline std::string unpacked(std::string packed) {
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    std::string plain(100'000, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    plain.resize(stream.total_out);
    inflateEnd(&stream);
    return plain;
}

}  // namespace reami::http
