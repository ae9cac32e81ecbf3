#include "protocol/publish/documents.hpp"

#include "engine/games.hpp"
#include "protocol/messages/messages.hpp"
#include "protocol/publish/asyncapi.hpp"
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

/// `Kingdomino`.
std::string capital(std::string_view name) {
    std::string text(name);
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

/// What a game has that goes over the wire: `view` -> its shape.
template <class G>
std::map<std::string, TypeShape> shapes_of() {
    const std::string name = capital(G::name);
    return {{"view", called(name + "MatchView", shape<typename G::View>())},
            {"events", called(name + "Events", of_kind(TypeKind::list, {shape<typename G::Event>()}))},
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

std::string typescript_types() {
    std::vector<TypeShape> roots{from_client(), from_server()};
    each_game([&](const std::string&, const std::map<std::string, TypeShape>& shapes) {
        for (const auto& [what, shape] : shapes) roots.push_back(shape);
    });
    return typescript(roots);
}

}  // namespace reami::publish
