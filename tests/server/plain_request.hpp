// Plain HTTP requests to a server on this machine, each on its own connection.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace reami::testing {

struct PlainAnswer {
    int status = 0;
    std::string body;
};

/// Both send a nonempty token as `Authorization: Bearer …`, and throw if the server does not answer.
PlainAnswer get(std::uint16_t port, const std::string& path, const std::string& token = {});
PlainAnswer post(std::uint16_t port, const std::string& path, const nlohmann::json& body,
                 const std::string& token = {});

/// Opens a room; returns its code.
std::string open_room(std::uint16_t port, const nlohmann::json& wanted);

}  // namespace reami::testing
