#include "server/net/web_socket_paths.hpp"

#include <string_view>

#include "protocol/messages/codes.hpp"
#include "server/net/http/problem.hpp"

namespace reami::net {
namespace {

constexpr std::string_view rooms = "/ws/r/";
constexpr std::string_view lobby = "/ws/lobby";

}  // namespace

std::optional<std::optional<std::string>> led_to(const std::string& path) {
    if (path == lobby) return std::optional<std::string>();
    if (!path.starts_with(rooms)) return std::nullopt;
    std::string room = path.substr(rooms.size());
    if (room.empty() || room.find('/') != std::string::npos) return std::nullopt;
    return room;
}

Answer no_web_socket() {
    return problem(404, protocol::code::no_such_page, "there is no WebSocket at this address");
}

}  // namespace reami::net
