// A body of JSON that stays the same while the server runs: the list of games, or a catalogue. It is
// compressed once.
#pragma once

#include <string>

#include "server/net/gateway.hpp"

namespace reami::http {

class FixedBody {
public:
    /// Compresses the body; throws std::bad_alloc if the memory does not suffice.
    explicit FixedBody(std::string json);

    /// Status 200 with the smallest form that the client accepts, with this Cache-Control. The answer refers
    /// to this body, which must outlive it.
    net::Answer answer(const net::Request& request, std::string cache_control) const;

private:
    std::string plain_, gzip_;
};

}  // namespace reami::http
