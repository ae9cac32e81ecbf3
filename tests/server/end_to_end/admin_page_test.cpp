// The admin page: when the server serves it, and which requests it accepts. PROTOCOL.md, "For admins".
#include "tests/server/end_to_end/admin_server.hpp"
#include "tests/server/net/raw_client.hpp"

namespace reami::testing {
namespace {

struct AdminPage : AdminServer {
    std::string made_token(const std::string& name) const {
        return ask({{"t", "make_token"}, {"name", name}, {"until", in_an_hour()}}).at("token");
    }
    PlainAnswer asked(const std::string& token, const Json& request = {{"t", "rooms"}}) const {
        return post(port(), "/api/admin", request, token);
    }
    static std::string code_of(const PlainAnswer& answer) { return Json::parse(answer.body).at("code"); }
    /// Sends a request as a proxy passes it on, with these additional header lines.
    int status_through_proxy(const std::string& token, const std::string& lines) const {
        RawClient proxy(port());
        return proxy.ask("POST /api/admin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
                         lines + "Authorization: Bearer " + token + "\r\nContent-Length: 13\r\n\r\n" +
                         R"({"t":"rooms"})");
    }
};

TEST_F(AdminPage, IsNotThereUntilATokenIsMade) {
    EXPECT_EQ(get(port(), "/admin").status, 404);
    EXPECT_EQ(asked("anything").status, 404);
    const std::string token = made_token("ada");
    EXPECT_EQ(get(port(), "/admin").status, 200);
    EXPECT_EQ(asked(token).status, 200);
    EXPECT_EQ(Json::parse(asked(token).body), Json({{"t", "rooms"}, {"rooms", Json::array()}}));
    serve();
    EXPECT_EQ(asked(token).status, 200) << "the token is stored";
    EXPECT_EQ(ask({{"t", "revoke_token"}, {"name", "ada"}}).at("t"), "done");
    EXPECT_EQ(get(port(), "/admin").status, 404);
    EXPECT_EQ(asked(token).status, 404);
}

TEST_F(AdminPage, TakesATokenAsAuthorizationAlone) {
    const std::string token = made_token("ada");
    EXPECT_EQ(asked("").status, 401);
    EXPECT_EQ(post(port(), "/api/admin?token=" + token, {{"t", "rooms"}}).status, 401);
    RawClient cookie(port());
    EXPECT_EQ(cookie.ask("POST /api/admin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                         "Cookie: token=" +
                         token + "\r\nContent-Length: 2\r\n\r\n{}"),
              401);
    EXPECT_EQ(code_of(asked(token + "0")), "admin.token");
}

TEST_F(AdminPage, ATokenIsOverAtItsEndAndARevokedOneOpensNothing) {
    const std::string kept = made_token("kept");
    const std::string revoked = made_token("revoked");
    ask({{"t", "revoke_token"}, {"name", "revoked"}});
    EXPECT_EQ(asked(revoked).status, 401);
    EXPECT_EQ(asked(kept).status, 200);
    EXPECT_EQ(ask({{"t", "make_token"}, {"name", "past"}, {"until", 1}}).at("code"), "admin.date");
    const Json tokens = ask({{"t", "tokens"}}).at("tokens");
    ASSERT_EQ(tokens.size(), 2u);
    EXPECT_TRUE(tokens.at(1).at("revoked"));
    EXPECT_EQ(tokens.dump().find(kept), std::string::npos);
}

TEST_F(AdminPage, TenWrongTokensAreEnoughAndTheRightOneStillOpens) {
    const std::string token = made_token("ada");
    for (int tries = 0; tries < 10; ++tries) EXPECT_EQ(asked("wrong").status, 401);
    EXPECT_EQ(code_of(asked("wrong")), "limit.tokens");
    EXPECT_EQ(asked(token).status, 200) << "an admin at the same address still gets in";
    EXPECT_EQ(code_of(asked("wrong")), "limit.tokens");
    EXPECT_EQ(ask({{"t", "rooms"}}).at("t"), "rooms") << "the admins' socket still answers";
}

TEST_F(AdminPage, WorksThroughAProxyOverHttpsAlone) {
    const std::string token = made_token("ada");
    settings.proxies = {"127.0.0.1"};
    serve();
    EXPECT_EQ(status_through_proxy(token, ""), 403);
    EXPECT_EQ(status_through_proxy(token, "X-Forwarded-Proto: http\r\n"), 403);
    EXPECT_EQ(status_through_proxy(token, "X-Forwarded-Proto: https\r\n"), 200);
}

TEST_F(AdminPage, BelievesNobodyButAProxyThatItIsHttps) {
    const std::string token = made_token("ada");
    EXPECT_EQ(asked(token).status, 200);
    const std::string lines = "X-Forwarded-Proto: https\r\nX-Forwarded-For: 192.0.2.1\r\n";
    EXPECT_EQ(status_through_proxy(token, lines), 403) << "the settings name no such proxy";
}

TEST_F(AdminPage, MakesNoTokensAndLeavesAName) {
    const std::string token = made_token("ada");
    for (const char* request : {"make_token", "revoke_token", "tokens"}) {
        const PlainAnswer answer = asked(token, {{"t", request}, {"name", "bob"}, {"until", in_an_hour()}});
        EXPECT_EQ(answer.status, 422) << request;
        EXPECT_EQ(code_of(answer), "admin.local") << request;
    }
    const Json deed = ask({{"t", "log"}}).at("deeds").at(0);
    EXPECT_EQ(deed.at("who"), "token ada");
    EXPECT_EQ(deed.at("outcome"), "admin.local");
    EXPECT_EQ(asked(token, {{"t", "dance"}}).status, 400);
}

TEST_F(AdminPage, StaysOpenToWhoBannedTheirOwnAddress) {
    const std::string token = made_token("ada");
    const Json banned = Json::parse(asked(token, {{"t", "restrict"},
                                                  {"kind", "ban"},
                                                  {"address", "127.0.0.1"},
                                                  {"until", in_an_hour()},
                                                  {"sure", true}})
                                        .body);
    EXPECT_EQ(get(port(), "/api/rooms").status, 403);
    EXPECT_EQ(asked(token, {{"t", "lift"}, {"number", banned.at("number")}}).status, 200);
    EXPECT_EQ(get(port(), "/api/rooms").status, 200);
}

}  // namespace
}  // namespace reami::testing
