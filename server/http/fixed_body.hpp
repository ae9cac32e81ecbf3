// A JSON body that stays the same while the server runs, such as the list of games. The server compresses it
// only once.
#pragma once

#include <string>

#include "server/net/gateway.hpp"

namespace reami::http {

class FixedBody {
public:
    /// Compresses the body. Throws std::bad_alloc if memory is short.
    explicit FixedBody(std::string json);

    /// An answer with status 200, with the smallest form of the body that the client accepts and with this
    /// Cache-Control. The answer refers to this object, so this object must outlive it.
    net::Answer answer(const net::Request& request, std::string cache_control) const;

private:
    std::string plain_, gzip_;
};

}  // namespace reami::http
