#include "protocol/publish/documents.hpp"

#include "engine/games.hpp"
#include "protocol/messages/admin_answers.hpp"
#include "protocol/messages/admin_requests.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/limits.hpp"
#include "protocol/messages/messages.hpp"
#include "protocol/messages/my_data.hpp"
#include "protocol/messages/my_matches.hpp"
#include "protocol/messages/my_opponents.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "protocol/publish/asyncapi.hpp"
#include "protocol/publish/event_shapes.hpp"
#include "protocol/publish/schema.hpp"
#include "protocol/publish/typescript.hpp"

namespace reami::publish {
namespace {

TypeShape called(std::string name, TypeShape shape) {
    shape.name = std::move(name);
    return shape;
}

TypeShape from_client() { return called("FromClient", shape<protocol::from_client::Message>()); }
TypeShape from_server() { return called("FromServer", shape<protocol::from_server::Message>()); }

/// The shapes of the bodies of plain requests and of their answers.
std::vector<TypeShape> bodies() {
    namespace plain = protocol::plain;
    namespace admin = protocol::admin;
    return {shape<plain::Status>(),
            shape<plain::ProgramVersion>(),
            shape<plain::ProblemDetails>(),
            shape<plain::GameEntry>(),
            shape<plain::OpenRequest>(),
            shape<plain::OpenedAnswer>(),
            shape<plain::InviteRequest>(),
            shape<plain::InvitedAnswer>(),
            shape<plain::CodesRequest>(),
            shape<plain::KnownRooms>(),
            shape<plain::MyMatchesRequest>(),
            shape<plain::MyMatches>(),
            shape<plain::MyOpponents>(),
            shape<plain::MyData>(),
            shape<plain::PushRequest>(),
            shape<plain::PushAnswer>(),
            shape<plain::DeviceList>(),
            shape<plain::SignOutRequest>(),
            shape<plain::SignedOut>(),
            shape<plain::JoinPlayersRequest>(),
            shape<plain::JoinPlayersAnswer>(),
            shape<plain::WhoseRequest>(),
            shape<plain::WhoseAnswer>(),
            shape<plain::ReplayRequest>(),
            shape<plain::ReplayPosition>(),
            shape<plain::ReviewRequest>(),
            shape<plain::ReviewAnswer>(),
            shape<plain::OwnAddresses>(),
            called("AdminRequest", shape<admin::AdminRequest>()),
            called("AdminAnswer", shape<admin::AdminAnswer>())};
}

std::vector<Constants> constants() {
    Constants limits{"limits",
                     {{"longest_name", protocol::longest_name},
                      {"longest_chat", protocol::longest_chat},
                      {"most_codes", protocol::most_codes},
                      {"most_moves", protocol::most_moves},
                      {"most_days_ahead", protocol::most_days_ahead}}};
    Constants closes{"Close", {}};
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<protocol::Close>>(
        [&](auto close) { closes.members.emplace_back(close.name, static_cast<std::size_t>(close.value)); });
    return {std::move(limits), std::move(closes)};
}

/// The name with a capital first letter: `Kingdomino`.
std::string capital(std::string_view name) {
    std::string text(name);
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

/// The shapes of a game's values in messages, by name (`view`).
template <class G>
std::map<std::string, TypeShape> shapes_of() {
    const std::string name = capital(G::name);
    return {{"view", called(name + "MatchView", shape<typename G::View>())},
            {"events", called(name + "Events", of_form(Form::list, {shape<typename G::Event>()}))},
            {"options", called(name + "Options", shape<typename G::Options>())},
            {"catalog", called(name + "Catalog", shape<typename G::Catalog>())}};
}

/// Calls `use` with each game's name and shapes.
template <class Use>
void each_game(Use use) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Games>>([&](auto game) {
        using G = typename decltype(game)::type;
        use(std::string(G::name), shapes_of<G>());
    });
}

}  // namespace

std::map<std::string, std::string> documents() {
    std::map<std::string, std::string> files{{"from_client.schema.json", schema(from_client())},
                                             {"from_server.schema.json", schema(from_server())},
                                             {"asyncapi.json", asyncapi(from_client(), from_server())}};
    each_game([&](const std::string& game, const std::map<std::string, TypeShape>& shapes) {
        for (const auto& [what, shape] : shapes) {
            std::string name = game;
            name.append(".").append(what).append(".schema.json");
            files[name] = schema(shape);
        }
    });
    return files;
}

std::map<std::string, std::string> typescript_modules() {
    std::vector<TypeShape> roots{from_client(), from_server()};
    std::map<std::string, TypeShape> events;
    each_game([&](const std::string& game, const std::map<std::string, TypeShape>& shapes) {
        for (const auto& [what, shape] : shapes) roots.push_back(shape);
        events[game] = shapes.at("events");
    });
    for (TypeShape& body : bodies()) roots.push_back(std::move(body));
    return {{"reami.ts", typescript(roots) + "\nexport const subprotocol = '" +
                             std::string(protocol::subprotocol) + "';\n" + typescript(constants())},
            {"events.ts", event_shapes(events)}};
}

}  // namespace reami::publish
