// The answers to the addresses of the web client, from a pack as clients/web/build.mjs writes it.
#include "server/http/web_client.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace reami::http {
namespace {

constexpr std::string_view pack =
    "'sha256-c2NyaXB0' 'sha256-c3R5bGU='\n"
    "/index.html text/html;charset=utf-8 never 6 4 2\n"
    "/icon.svg image/svg+xml day 5 0 0\n"
    "/assets/main-A1.js text/javascript;charset=utf-8 forever 8 5 3\n"
    "/help/en/start text/html;charset=utf-8 never 5 0 0\n"
    "/help/it/start text/html;charset=utf-8 never 6 0 0\n"
    "/help/it/backup text/html;charset=utf-8 never 5 0 0\n"
    "\n"
    "<page>page"
    "pg"
    "<svg>"
    "script()scrpt"
    "scr"
    "begininiziocopia";

net::Request request(std::string path, std::string accept_encoding = "") {
    net::Request request;
    request.method = "GET";
    request.path = std::move(path);
    request.accept_encoding = std::move(accept_encoding);
    request.host = "lan.test:8080";
    return request;
}

std::string header(const net::Answer& answer, std::string_view name) {
    for (const auto& [key, value] : answer.headers)
        if (key == name) return value;
    return "";
}

std::string body(const net::Answer& answer) {
    return std::visit([](const auto& bytes) { return std::string(bytes); }, answer.body);
}

/// The body for that path; `nothing here` if the client has no such file.
std::string sent(const std::string& path, const std::string& accept_encoding = "") {
    const auto answer = WebClient(pack).answer(request(path, accept_encoding));
    return answer ? body(*answer) : "nothing here";
}

TEST(WebClient, EveryAddressOfThePagesGetsThePage) {
    for (const char* path :
         {"/", "/r/KETMKARD", "/r/KETMKARD/2", "/replay", "/rules/kingdomino", "/settings"})
        EXPECT_EQ(sent(path), "<page>") << path;
}

TEST(WebClient, OtherAddressesAreNotItsOwn) {
    for (const char* path :
         {"/r", "/r/", "/r/KETMKARD/2/3", "/rules", "/rules/", "/api/rooms", "/assets/none.js", "/x"})
        EXPECT_EQ(sent(path), "nothing here") << path;
}

TEST(WebClient, HelpLeadsToThePageInTheLanguageOfWhoAsks) {
    const auto leads_to = [](const std::string& path, const std::string& language) {
        net::Request asked = request(path);
        asked.language = language;
        const auto answer = WebClient(pack).answer(asked);
        return answer ? std::to_string(answer->status) + ' ' + header(*answer, "Location") : "nothing here";
    };
    EXPECT_EQ(leads_to("/help", "en"), "302 help/en/start") << "relative to /";
    EXPECT_EQ(leads_to("/help/", "it"), "302 it/start") << "relative to /help/";
    EXPECT_EQ(leads_to("/help/backup", "it"), "302 it/backup");
    EXPECT_EQ(leads_to("/help/backup", "en"), "nothing here");
    EXPECT_EQ(leads_to("/helpbackup", "it"), "nothing here");
    EXPECT_EQ(leads_to("/help/it", "it"), "nothing here");
    EXPECT_EQ(leads_to("/help/it/backup", "en"), "200 ") << "the language in the address wins";
    EXPECT_EQ(sent("/help/it/backup"), "copia");
}

TEST(WebClient, TheSmallestFormThatTheBrowserTakesIsSent) {
    EXPECT_EQ(sent("/assets/main-A1.js"), "script()");
    EXPECT_EQ(sent("/assets/main-A1.js", "gzip, deflate"), "scrpt");
    EXPECT_EQ(sent("/assets/main-A1.js", "gzip, deflate, br"), "scr");
    EXPECT_EQ(sent("/assets/main-A1.js", "br;q=0, gzip;q=0.5"), "scrpt");
    EXPECT_EQ(sent("/assets/main-A1.js", "br;q=0.000, gzip;q=0"), "script()");
    EXPECT_EQ(sent("/icon.svg", "gzip, br"), "<svg>");
}

TEST(WebClient, TheFormIsNamed) {
    const WebClient client(pack);
    EXPECT_EQ(header(*client.answer(request("/", "br")), "Content-Encoding"), "br");
    EXPECT_EQ(header(*client.answer(request("/", "gzip")), "Content-Encoding"), "gzip");
    EXPECT_EQ(header(*client.answer(request("/")), "Content-Encoding"), "");
    EXPECT_EQ(header(*client.answer(request("/")), "Vary"), "Accept-Encoding");
    EXPECT_EQ(client.answer(request("/"))->content_type, "text/html;charset=utf-8");
}

TEST(WebClient, WhatItsNameTellsIsKeptForEverAndThePageIsAskedForEachTime) {
    const WebClient client(pack);
    EXPECT_EQ(header(*client.answer(request("/assets/main-A1.js")), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(header(*client.answer(request("/icon.svg")), "Cache-Control"), "public, max-age=86400");
    EXPECT_EQ(header(*client.answer(request("/r/KETMKARD")), "Cache-Control"), "no-cache");
}

TEST(WebClient, ThePolicyLetsNothingInFromElsewhere) {
    const WebClient client(pack);
    EXPECT_EQ(
        header(*client.answer(request("/")), "Content-Security-Policy"),
        "default-src 'none'; script-src 'self' 'sha256-c2NyaXB0'; style-src 'self' 'sha256-c3R5bGU='; "
        "img-src 'self' blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; "
        "connect-src 'self' ws://lan.test:8080");
    auto secure = request("/");
    secure.secure = true;
    EXPECT_TRUE(header(*client.answer(secure), "Content-Security-Policy").ends_with(" wss://lan.test:8080"));
    auto by_number = request("/");
    by_number.host = "[::1]:8080";
    EXPECT_TRUE(header(*client.answer(by_number), "Content-Security-Policy").ends_with("connect-src 'self'"));
}

TEST(WebClient, ThePolicyGoesWithWhatCanBeADocument) {
    const WebClient client(pack);
    for (const char* policy : {"Content-Security-Policy", "Permissions-Policy"}) {
        for (const char* document : {"/", "/r/KETMKARD", "/icon.svg"})
            EXPECT_NE(header(*client.answer(request(document)), policy), "") << document;
        EXPECT_EQ(header(*client.answer(request("/assets/main-A1.js")), policy), "")
            << "a script is no document";
    }
    EXPECT_NE(header(client.nothing(request("/nothing")), "Content-Security-Policy"), "");
}

TEST(WebClient, BelowAPathThePageNamesItsFilesThere) {
    const std::string page =
        "<html data-base=\"\"><script>let a=\"/assets/a.js\"</script>"
        "<link href=\"/icon.svg\"/><script src=\"/assets/main.js\"></script><a href=\"#x\">";
    const std::string own =
        "a b\n/index.html text/html never " + std::to_string(page.size()) + " 0 2\n\n" + page + "br";
    const WebClient client(own, "/reami");
    const auto answer = client.answer(request("/r/KETMKARD", "br"));
    EXPECT_EQ(
        body(*answer),
        "<html data-base=\"/reami\"><script>let a=\"/assets/a.js\"</script>"
        "<link href=\"/reami/icon.svg\"/><script src=\"/reami/assets/main.js\"></script><a href=\"#x\">")
        << "the policy has the hash of the inline script";
    EXPECT_EQ(header(*answer, "Content-Encoding"), "");
    EXPECT_EQ(header(*client.answer(request("/", "gzip")), "Content-Encoding"), "gzip");
    EXPECT_EQ(body(*WebClient(own).answer(request("/"))), page);
}

TEST(WebClient, BelowAPathThatAProxyTookOffThePageNamesItsFilesThere) {
    const std::string page = "<html data-base=\"\"><link href=\"/icon.svg\"/>";
    const std::string own =
        "a b\n/index.html text/html never " + std::to_string(page.size()) + " 0 2\n\n" + page + "br";
    const WebClient client(own);
    net::Request asked = request("/r/KETMKARD", "br");
    asked.passed_on = true;
    asked.base_path = "/games~1";
    const auto answer = client.answer(asked);
    EXPECT_EQ(body(*answer), "<html data-base=\"/games~1\"><link href=\"/games~1/icon.svg\"/>");
    EXPECT_EQ(header(*answer, "Content-Encoding"), "")
        << "the compressed page names the files without the path";
    EXPECT_EQ(header(*answer, "Vary"), "Accept-Encoding, X-Forwarded-Prefix, X-Ingress-Path");
    EXPECT_EQ(body(client.nothing(asked)), body(*answer));
    asked.accept_encoding = "gzip, br";
    EXPECT_EQ(header(*client.answer(asked), "Content-Encoding"), "gzip");
    asked.base_path = "";
    EXPECT_EQ(body(*client.answer(asked)), "br");
    EXPECT_EQ(header(*client.answer(asked), "Vary"), "Accept-Encoding, X-Forwarded-Prefix, X-Ingress-Path")
        << "the page depends on the absence of the header, too";
}

TEST(WebClient, APackThatIsCutShortIsRefused) {
    EXPECT_THROW(WebClient(pack.substr(0, pack.size() - 1)), std::runtime_error);
    EXPECT_THROW(WebClient("/index.html text/html never"), std::runtime_error);
    EXPECT_THROW(WebClient("/icon.svg image/svg+xml day 0 0 0\n\n"), std::runtime_error);
}

TEST(WebClient, TheServerCarriesOne) {
    const auto answer = WebClient::carried("").answer(request("/"));
    ASSERT_TRUE(answer);
    EXPECT_NE(body(*answer).find("<title>Reami</title>"), std::string::npos);
    const auto policy = header(*answer, "Content-Security-Policy");
    for (const char* own : {"script-src 'self' 'sha256-", "style-src 'self' 'sha256-"})
        EXPECT_NE(policy.find(own), std::string::npos) << own;
    EXPECT_EQ(policy.find("unsafe"), std::string::npos);
    EXPECT_EQ(body(*answer).find(" style="), std::string::npos);
}

}  // namespace
}  // namespace reami::http
