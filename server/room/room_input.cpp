#include "server/room/room_input.hpp"

namespace reami::room {

std::optional<ClientId> sender(const RoomInput& input) {
    if (const auto* asked = std::get_if<ClientQuery>(&input.what)) return asked->client;
    if (const auto* wanted = std::get_if<ClientRequest>(&input.what)) return wanted->client;
    if (const auto* asked = std::get_if<ClientQuestion>(&input.what)) return asked->client;
    if (const auto* said = std::get_if<ClientChat>(&input.what)) return said->client;
    return std::nullopt;
}

std::optional<ClientId> acting(const RoomInput& input) {
    if (const auto* answered = std::get_if<StillThere>(&input.what)) return answered->client;
    if (const auto* wanted = std::get_if<ClientRequest>(&input.what)) return wanted->client;
    if (const auto* said = std::get_if<ClientChat>(&input.what)) return said->client;
    return std::nullopt;
}

std::optional<RequestId> id_of(const RoomInput& input) {
    if (const auto* wanted = std::get_if<ClientRequest>(&input.what))
        return std::visit([](const auto& one) { return one.id; }, wanted->request);
    if (const auto* asked = std::get_if<ClientQuestion>(&input.what))
        return std::visit([](const auto& one) { return one.id; }, asked->question);
    if (const auto* said = std::get_if<ClientChat>(&input.what)) return said->chat.id;
    return std::nullopt;
}

}  // namespace reami::room
