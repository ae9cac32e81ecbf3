// Plain HTTP requests to a server on this machine, one a connection.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace reami::testing {

struct PlainAnswer {
    int status = 0;
    std::string body;
};

/// With a token, if it is not empty, as `Authorization: Bearer …`. Throw if the server does not answer.
PlainAnswer get(std::uint16_t port, const std::string& path, const std::string& token = {});
PlainAnswer post(std::uint16_t port, const std::string& path, const nlohmann::json& body,
                 const std::string& token = {});

/// Opens a room; its code.
std::string open_room(std::uint16_t port, const nlohmann::json& wanted);

}  // namespace reami::testing
