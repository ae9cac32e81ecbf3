// The answers to plain requests, by method and path: PROTOCOL.md, "Plain requests".
#include "server/http/routes.hpp"

#include <nlohmann/json.hpp>

#include "server/lobby/players/devices.hpp"
#include "server/lobby/players/kept_hand_overs.hpp"
#include "tests/server/lobby/lobby.hpp"

namespace reami::http {
namespace {

using Json = nlohmann::json;

class HttpRoutes : public lobby::Lobby {
protected:
    HttpRoutes() {
        start();
        devices.emplace(lobby::Devices::Dependencies{parts->readers, parts->writer, clock, signed_in});
        rooms.emplace(RoomEndpoints::Dependencies{parts->opener, parts->invites, parts->codes, parts->players,
                                                  parts->open_rooms, parts->readers, workers});
        hand_overs.emplace(lobby::HandOvers::Dependencies{parts->players, parts->readers, parts->writer,
                                                          clock, lobby::KeyedHash({})});
        player_endpoints.emplace(PlayerEndpoints::Dependencies{
            *devices, parts->players, *hand_overs, parts->codes, parts->readers, {parts->writer, clock}});
        pushes.emplace(push::Pushes::Dependencies{parts->readers, parts->writer, clock, parts->settings,
                                                  lobby::KeyedHash({}), store::Hash{}});
        push_endpoints.emplace(*pushes, parts->players);
        routes.emplace(Routes::Dependencies{*rooms,
                                            *player_endpoints,
                                            *push_endpoints,
                                            parts->writer,
                                            parts->directory,
                                            workers,
                                            workers,
                                            parts->settings,
                                            [this] { return addresses_told; },
                                            {},
                                            [this] { return is_cut_off; }});
    }
    ~HttpRoutes() override { workers.stop(); }

    net::Answer ask(const std::string& method, const std::string& path, const std::string& body = "") {
        net::Request request;
        request.method = method;
        request.path = path;
        request.body = body;
        request.host = "games.example";
        request.address = home;
        return begin(routes->answer(std::move(request))).get();
    }
    net::Answer ask_for_addresses(const std::string& from, const std::string& host, bool passed_on = false) {
        net::Request request;
        request.method = "GET";
        request.path = "/api/addresses";
        request.host = host;
        request.passed_on = passed_on;
        request.address = boost::asio::ip::make_address(from);
        return begin(routes->answer(std::move(request))).get();
    }
    static Json json_of(const net::Answer& answer) {
        const auto* text = std::get_if<std::string>(&answer.body);
        return Json::parse(text ? std::string_view(*text) : std::get<std::string_view>(answer.body));
    }
    std::optional<protocol::plain::OwnAddresses> addresses_told{{{"http://192.168.1.20:8080"}, false}};
    bool is_cut_off = false;
    std::string code_of(const net::Answer& answer) { return json_of(answer).at("code"); }

    Background workers{1, 16};
    lobby::SignedIn signed_in;
    std::optional<lobby::Devices> devices;
    std::optional<lobby::KeptHandOvers> hand_overs;
    std::optional<RoomEndpoints> rooms;
    std::optional<PlayerEndpoints> player_endpoints;
    std::optional<push::Pushes> pushes;
    std::optional<PushEndpoints> push_endpoints;
    std::optional<Routes> routes;
};

TEST_F(HttpRoutes, ADrainingServerIsAliveNotReadyAndOpensNoRoom) {
    const std::string wanted = R"({"id":"a","game":"kingdomino"})";
    EXPECT_EQ(ask("POST", "/api/rooms", wanted).status, 201u);
    EXPECT_TRUE(parts->directory.drain(std::chrono::seconds(60)));
    EXPECT_EQ(ask("GET", "/health").status, 200u);
    const auto ready = ask("GET", "/ready");
    EXPECT_EQ(ready.status, 503u);
    EXPECT_EQ(json_of(ready), Json({{"status", "draining"}}));
    const auto refused = ask("POST", "/api/rooms", R"({"id":"b","game":"kingdomino"})");
    EXPECT_EQ(refused.status, 503u);
    EXPECT_EQ(code_of(refused), "server.restarting");
    EXPECT_NE(std::ranges::find(refused.headers, std::pair<std::string, std::string>("Retry-After", "1")),
              refused.headers.end());
}

TEST_F(HttpRoutes, ANodeThatIsCutOffFromTheDatabaseIsNotReady) {
    is_cut_off = true;
    const auto ready = ask("GET", "/ready");
    EXPECT_EQ(ready.status, 503u);
    EXPECT_EQ(json_of(ready).at("status"), "store_unavailable");
    is_cut_off = false;
    EXPECT_EQ(ask("GET", "/ready").status, 200u);
}

TEST_F(HttpRoutes, SayHowTheServerIsAndWhichItIs) {
    EXPECT_EQ(json_of(ask("GET", "/health")), Json({{"status", "ok"}}));
    EXPECT_EQ(json_of(ask("GET", "/ready")), Json({{"status", "ok"}}));
    const Json version = json_of(ask("GET", "/version"));
    EXPECT_EQ(version.at("name"), "reami");
    EXPECT_EQ(version.at("protocol"), "reami.v1");
    EXPECT_FALSE(version.contains("title"));
}

TEST_F(HttpRoutes, SayWhatTheOperatorCallsTheServerFromTheNextReadingOfTheSettingsOn) {
    Settings fresh;
    fresh.title = "Club <b>";
    fresh.welcome = "Tuesdays at eight.";
    fresh.about = "https://club.example/about";
    parts->settings.replace(fresh);
    const Json version = json_of(ask("GET", "/version"));
    EXPECT_EQ(version.at("title"), "Club <b>") << "pages show it as text";
    EXPECT_EQ(version.at("welcome"), "Tuesdays at eight.");
    EXPECT_EQ(version.at("about"), "https://club.example/about");
}

TEST_F(HttpRoutes, OpenRoomsByInvitation) {
    Settings fresh;
    EXPECT_FALSE(json_of(ask("GET", "/version")).contains("opening"));
    fresh.opening = "invited";
    parts->settings.replace(fresh);
    EXPECT_EQ(json_of(ask("GET", "/version")).at("opening"), "invited");
    const auto refused = ask("POST", "/api/rooms", R"({"id":"a","game":"kingdomino"})");
    EXPECT_EQ(refused.status, 403u);
    EXPECT_EQ(code_of(refused), "open.invited_only");
    const auto wrong = ask("POST", "/api/invites", R"({"word":"ABCDEFGHJKLM"})");
    EXPECT_EQ(wrong.status, 422u);
    EXPECT_EQ(code_of(wrong), "invite.wrong");
    EXPECT_EQ(code_of(ask("POST", "/api/invites", "{}")), "wire.field");
}

TEST_F(HttpRoutes, CountAWrongCodeForAnotherDeviceAsAGuess) {
    settings.limits.wrong_codes_an_hour = 3;
    parts->settings.replace(settings);
    const auto ask_whose = [&] { return ask("POST", "/api/devices/whose", R"({"code":"ABCDEFGHJKLM"})"); };
    EXPECT_EQ(code_of(ask("POST", "/api/devices/whose", "{}")), "wire.field");
    for (int n = 0; n < 3; ++n) {
        EXPECT_FALSE(parts->guesses.are_spent(home, clock.now().steady));
        const auto wrong = ask_whose();
        EXPECT_EQ(wrong.status, 422u);
        EXPECT_EQ(code_of(wrong), "auth.hand_over");
    }
    EXPECT_TRUE(parts->guesses.are_spent(home, clock.now().steady));
}

TEST_F(HttpRoutes, ListTheGamesAndLeadToTheirCatalogues) {
    const Json games = json_of(ask("GET", "/api/games"));
    ASSERT_EQ(games.size(), 4u);
    for (const Json& game : games) {
        const net::Answer catalog = ask("GET", game.at("catalog"));
        EXPECT_EQ(catalog.status, 200u) << game.at("name");
        EXPECT_TRUE(json_of(catalog).is_object());
    }
    EXPECT_EQ(ask("GET", "/api/games/kingdomino/catalog/0000").status, 404u);
}

TEST_F(HttpRoutes, TellAPageUnderAPrivateNameWhereOthersReachIt) {
    const Json told{{"urls", {"http://192.168.1.20:8080"}}, {"only_here", false}};
    EXPECT_EQ(json_of(ask_for_addresses("127.0.0.1", "localhost:8080")), told);
    EXPECT_EQ(json_of(ask_for_addresses("127.0.0.1", "127.0.0.1")), told);
    EXPECT_EQ(json_of(ask_for_addresses("::1", "[::1]:8080")), told);
    EXPECT_EQ(json_of(ask_for_addresses("192.168.1.7", "localhost:8080")), told)
        << "the client's address makes no difference";
}

TEST_F(HttpRoutes, TellNoAddressUnderOtherNamesNorWhereTheyAreSecret) {
    const Json nothing{{"urls", Json::array()}, {"only_here", false}};
    EXPECT_EQ(json_of(ask_for_addresses("127.0.0.1", "games.example")), nothing)
        << "a proxy, or a foreign name that resolves to this machine";
    EXPECT_EQ(json_of(ask_for_addresses("127.0.0.1", "127.0.0.1.example")), nothing);
    EXPECT_EQ(json_of(ask_for_addresses("127.0.0.1", "localhost:8080", true)), nothing)
        << "a proxy passed the request on";
    addresses_told.reset();
    EXPECT_EQ(json_of(ask_for_addresses("127.0.0.1", "localhost:8080")), nothing)
        << "the settings name the server";
}

TEST_F(HttpRoutes, OpenARoomThatIsThenFound) {
    const net::Answer opened = ask("POST", "/api/rooms", R"({"id":"w1","game":"kingdomino","listed":true})");
    ASSERT_EQ(opened.status, 201u);
    const std::string code = json_of(opened).at("code");
    EXPECT_EQ(json_of(opened).at("url"), "http://games.example/r/" + code);
    EXPECT_EQ(json_of(ask("GET", "/api/rooms/" + code)).at("code"), code);
    EXPECT_EQ(json_of(ask("GET", "/api/rooms")).at(0).at("code"), code);
    const Json known = json_of(ask("POST", "/api/rooms/open", R"({"codes":[")" + code + R"(","NOBODYAT"]})"));
    EXPECT_EQ(known.at("rooms").at(0).at("code"), code);
    EXPECT_EQ(known.at("gone"), Json({"NOBODYAT"}));
}

TEST_F(HttpRoutes, SayWhatIsWrongWithARequest) {
    EXPECT_EQ(code_of(ask("POST", "/api/rooms", "no JSON")), "wire.malformed");
    EXPECT_EQ(code_of(ask("POST", "/api/rooms", R"({"id":"w1"})")), "wire.field");
    EXPECT_EQ(code_of(ask("POST", "/api/rooms", R"({"id":"w1","game":"go"})")), "room.game");
    EXPECT_EQ(code_of(ask("GET", "/api/rooms/NOBODYAT")), "room.unknown");
    EXPECT_EQ(code_of(ask("GET", "/api/devices")), "auth.token");
    EXPECT_EQ(code_of(ask("POST", "/api/me/matches", "{}")), "auth.token");
    EXPECT_EQ(code_of(ask("POST", "/api/me/matches", R"({"game":"go"})")), "room.game");
    EXPECT_EQ(code_of(ask("POST", "/api/me/matches", R"({"outcome":"drawn"})")), "wire.field");
    EXPECT_EQ(code_of(ask("GET", "/api/me/opponents")), "auth.token");
    EXPECT_EQ(code_of(ask("GET", "/api/nothing")), "http.not_found");
    EXPECT_EQ(ask("POST", "/health").status, 405u);
}

TEST_F(HttpRoutes, ShowAPageToPeopleAndAProblemToPrograms) {
    EXPECT_NE(ask("GET", "/r/KETMKARD").content_type.find("text/html"), std::string::npos);
    EXPECT_NE(ask("GET", "/what/is/this").content_type.find("text/html"), std::string::npos);
    EXPECT_EQ(ask("GET", "/api/what").content_type, "application/problem+json");
}

TEST_F(HttpRoutes, OnlyAMatchFileMayBeLong) {
    EXPECT_EQ(routes->longest_body("/api/replay"), settings.limits.match_file_bytes);
    EXPECT_EQ(routes->longest_body("/api/review"), settings.limits.match_file_bytes);
    EXPECT_EQ(routes->longest_body("/api/rooms"), settings.limits.message_bytes);
}

}  // namespace
}  // namespace reami::http
