// A body of JSON that stays the same while the server runs: the list of games, a catalogue. It is compressed
// once.
#pragma once

#include <string>

#include "server/net/gateway.hpp"

namespace reami::http {

class FixedBody {
public:
    /// Compresses it; throws std::bad_alloc without memory for that.
    explicit FixedBody(std::string json);

    /// Status 200 with the smallest form that the client takes, under that Cache-Control. The answer refers
    /// to this body, which must outlive it.
    net::Answer answer(const net::Request& request, std::string cache_control) const;

private:
    std::string plain_, gzip_;
};

}  // namespace reami::http
