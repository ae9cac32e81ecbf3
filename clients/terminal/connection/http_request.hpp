// One plain request to the server and its answer.
#pragma once

#include <optional>
#include <string>

#include "clients/terminal/connection/trouble.hpp"

namespace reami::terminal {

struct HttpRequest {
    std::string method = "GET";
    std::string path;
    std::string body = {};                  ///< JSON
    std::optional<std::string> token = {};  ///< for what a player asks
    std::string language = {};              ///< of what is wrong with the request
};

/// `status` is 0 if nothing came back; then there is a trouble.
struct HttpAnswer {
    unsigned status = 0;
    std::string body = {};
    Trouble trouble = {};
};

}  // namespace reami::terminal
