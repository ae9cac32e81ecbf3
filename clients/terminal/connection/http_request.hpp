// One plain HTTP request to the server and its answer.
#pragma once

#include <optional>
#include <string>

#include "clients/terminal/connection/trouble.hpp"

namespace reami::terminal {

struct HttpRequest {
    std::string method = "GET";
    std::string path;
    std::string body = {};                  ///< JSON
    std::optional<std::string> token = {};  ///< authenticates a player's request
    std::string language = {};              ///< the language of error messages
};

/// `status` is 0 if no answer arrived; `trouble` then gives the reason.
struct HttpAnswer {
    unsigned status = 0;
    std::string body = {};
    Trouble trouble = {};
};

}  // namespace reami::terminal
