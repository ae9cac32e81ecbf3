#include "protocol/publish/asyncapi.hpp"

#include <nlohmann/json.hpp>
#include <string_view>

#include "protocol/publish/schema.hpp"

namespace reami::publish {
namespace {

using Json = nlohmann::ordered_json;

Json reference(const std::string& to) { return {{"$ref", "#/" + to}}; }

/// The tag of a message, such as `move`. The tag is the first field of the message's shape.
const std::string& tag(const TypeShape& message) { return message.fields.front().shape.choices.front(); }

/// The messages that one side sends; with `only`, the one message of this name.
Json messages_of(const TypeShape& side, std::string_view only = {}) {
    Json messages = Json::object();
    for (const TypeShape& message : side.parts)
        if (only.empty() || tag(message) == only)
            messages[message.name] = reference("components/messages/" + message.name);
    return messages;
}

Json channel(std::string_view address, std::string_view description, Json messages) {
    return {{"address", address}, {"description", description}, {"messages", std::move(messages)}};
}

/// An operation, described from the server's point of view.
Json operation(std::string_view action, const std::string& channel, const Json& messages) {
    Json list = Json::array();
    for (const auto& message : messages.items())
        list.push_back(reference("channels/" + channel + "/messages/" + message.key()));
    return {{"action", action}, {"channel", reference("channels/" + channel)}, {"messages", std::move(list)}};
}

Json components(const TypeShape& from_client, const TypeShape& from_server) {
    Json messages = Json::object();
    for (const TypeShape* side : {&from_client, &from_server})
        for (const TypeShape& message : side->parts)
            messages[message.name] = {{"name", tag(message)},
                                      {"payload", reference("components/schemas/" + message.name)}};
    return {{"messages", std::move(messages)},
            {"schemas", Json::parse(schemas({from_client, from_server}, "#/components/schemas/"))}};
}

}  // namespace

std::string asyncapi(const TypeShape& from_client, const TypeShape& from_server) {
    Json room_messages = messages_of(from_client);
    room_messages.update(messages_of(from_server));
    Json room = channel("/ws/r/{code}", "A room: one connection, one viewer. Subprotocol reami.v1.",
                        std::move(room_messages));
    room["parameters"]["code"] = {{"description", "The room's code: eight letters of A-Z without I and O."}};
    const Json rooms = messages_of(from_server, "rooms");
    const Json document{
        {"asyncapi", "3.0.0"},
        {"info",
         {{"title", "Reami"},
          {"version", "1.0.0"},
          {"description",
           "The messages of reami.v1, generated from their description. PROTOCOL.md "
           "says what they mean."}}},
        {"defaultContentType", "application/json"},
        {"servers", {{"local", {{"host", "localhost:8080"}, {"protocol", "ws"}}}}},
        {"channels",
         {{"room", std::move(room)},
          {"lobby", channel("/ws/lobby", "The list of open rooms, whenever it changes.", rooms)}}},
        {"operations",
         {{"receive", operation("receive", "room", messages_of(from_client))},
          {"send", operation("send", "room", messages_of(from_server))},
          {"list", operation("send", "lobby", rooms)}}},
        {"components", components(from_client, from_server)}};
    return document.dump(2) + '\n';
}

}  // namespace reami::publish
