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

/// Throw if the server does not answer.
PlainAnswer get(std::uint16_t port, const std::string& path);
PlainAnswer post(std::uint16_t port, const std::string& path, const nlohmann::json& body);

/// Opens a room; its code.
std::string open_room(std::uint16_t port, const nlohmann::json& wish);

}  // namespace reami::testing
