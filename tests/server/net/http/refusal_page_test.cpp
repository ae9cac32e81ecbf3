// The pages with which the server refuses a browser's request: PROTOCOL.md, "Plain requests".
#include "server/net/http/refusal_page.hpp"

#include <gtest/gtest.h>
#include <openssl/evp.h>

#include <array>
#include <string>
#include <vector>

#include "protocol/messages/codes.hpp"
#include "server/net/http/problem.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::RawClient;
using testing::Reply;
using Lines = std::vector<std::pair<std::string, std::string>>;

HttpHeader asking(const Lines& lines, boost::beast::http::verb method = boost::beast::http::verb::get) {
    HttpHeader header;
    header.method(method);
    for (const auto& [name, value] : lines) header.insert(name, value);
    return header;
}

constexpr const char* of_firefox = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

std::string body(const Answer& answer) { return std::get<std::string>(answer.body); }

std::string header(const Answer& answer, std::string_view name) {
    for (const auto& [key, value] : answer.headers)
        if (key == name) return value;
    return "";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Navigation, IsWhatABrowserShowsAsAPage) {
    using boost::beast::http::verb;
    EXPECT_TRUE(is_navigation(asking({{"Sec-Fetch-Mode", "navigate"}, {"Accept", of_firefox}})));
    EXPECT_TRUE(is_navigation(asking({{"Accept", of_firefox}})))
        << "on plain http, browsers send no other hint";
    EXPECT_TRUE(is_navigation(asking({{"Accept", of_firefox}}, verb::head)));
    EXPECT_TRUE(is_navigation(asking({{"Accept", "application/json;q=0.5, TEXT/HTML;q=0.6"}})));
    EXPECT_FALSE(is_navigation(asking({{"Sec-Fetch-Mode", "cors"}, {"Accept", of_firefox}})));
    EXPECT_FALSE(is_navigation(asking({{"Accept", of_firefox}}, verb::post)));
    for (const char* const program :
         {"*/*", "application/json", "text/html;q=0, */*", "text/htmlx", "text/html;q=0.5, application/json"})
        EXPECT_FALSE(is_navigation(asking({{"Accept", program}}))) << program;
    EXPECT_FALSE(is_navigation(asking({})));
}

TEST(RefusalPage, SaysWhatIsWrongInTheLanguageOfWhoAsks) {
    const Answer nowhere = problem(404, protocol::code::no_such_page, "this server is below /reami/");
    const Answer english = as_page(nowhere, asking({{"Accept-Language", "en"}}), "/reami");
    EXPECT_EQ(english.status, 404U);
    EXPECT_EQ(english.content_type, "text/html;charset=utf-8");
    EXPECT_TRUE(has(body(english), "<html lang=\"en\">")) << body(english);
    EXPECT_TRUE(has(body(english), "<h1>There is nothing at this address.</h1>")) << body(english);
    EXPECT_TRUE(has(body(english), "<a href=\"/reami/\">To the first page</a>")) << body(english);
    EXPECT_TRUE(has(body(english), "404 http.not_found: this server is below /reami/")) << body(english);
    EXPECT_FALSE(has(body(english), "http-equiv")) << "a retry would not help";
    const Answer italian = as_page(nowhere, asking({{"Accept-Language", "it-IT,it;q=0.9,en;q=0.5"}}), "");
    EXPECT_TRUE(has(body(italian), "<html lang=\"it\">")) << body(italian);
    EXPECT_TRUE(has(body(italian), "<a href=\"/\">Alla prima pagina</a>")) << body(italian);
    EXPECT_EQ(header(italian, "Vary"), "Accept, Accept-Language, Sec-Fetch-Mode");
    EXPECT_EQ(header(italian, "Cache-Control"), "no-store");
}

TEST(RefusalPage, TriesAgainByItselfWhereThatHelps) {
    const auto page_for = [](int seconds) {
        return body(
            as_page(retry_after(problem(503, protocol::code::full, "full"), seconds), asking({}), ""));
    };
    EXPECT_TRUE(has(page_for(30), "<meta http-equiv=\"refresh\" content=\"30\">"));
    EXPECT_TRUE(has(page_for(30), "This page tries again by itself in 30 s."));
    EXPECT_TRUE(has(page_for(1), "content=\"2\"")) << "the page stays long enough to be read";
    EXPECT_TRUE(has(page_for(3600), "content=\"60\""));
    const Answer full = as_page(retry_after(problem(503, protocol::code::full, "full"), 30), asking({}), "");
    EXPECT_EQ(header(full, "Retry-After"), "30");
    EXPECT_TRUE(
        has(body(as_page(problem(503, protocol::code::full, "full"), asking({}), "")), "content=\"5\""));
}

TEST(RefusalPage, WhatItQuotesIsNoMarkup) {
    const Answer page =
        as_page(problem(400, protocol::code::bad_request, "<b onclick=\"x\">&"), asking({}), "");
    EXPECT_TRUE(has(body(page), "&lt;b onclick=&quot;x&quot;&gt;&amp;")) << body(page);
    EXPECT_FALSE(has(body(page), "<b ")) << body(page);
}

TEST(RefusalPage, ItsPolicyAllowsItsStyleAndNothingElse) {
    const Answer page = as_page(problem(400, protocol::code::bad_request, "x"), asking({}), "");
    const std::string text = body(page);
    const auto begin = text.find("<style>") + 7;
    const std::string style = text.substr(begin, text.find("</style>") - begin);
    std::array<unsigned char, EVP_MAX_MD_SIZE> hash{};
    unsigned size = 0;
    ASSERT_EQ(EVP_Digest(style.data(), style.size(), hash.data(), &size, EVP_sha256(), nullptr), 1);
    std::array<unsigned char, 64> base64{};
    const int length = EVP_EncodeBlock(base64.data(), hash.data(), static_cast<int>(size));
    const std::string expected(base64.begin(), base64.begin() + length);
    EXPECT_EQ(header(page, "Content-Security-Policy"), "default-src 'none'; style-src 'sha256-" + expected +
                                                           "'; base-uri 'none'; form-action 'none'; "
                                                           "frame-ancestors 'none'");
    EXPECT_FALSE(has(text, " style="));
}

class RefusedBrowser : public ::testing::Test {
protected:
    static std::string navigation(const std::string& host, const std::string& target) {
        return "GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\nAccept: " + of_firefox +
               "\r\nAccept-Language: it\r\n\r\n";
    }
    Reply shown(const Settings& settings, const std::string& host, const std::string& target) {
        const Served served(settings);
        RawClient browser(served.port());
        browser.send(navigation(host, target));
        return browser.reply().value();
    }
};

TEST_F(RefusedBrowser, SeesWhichNameToWriteInTheSettings) {
    const Reply reply = shown(quick(), "club.example:8080", "/");
    EXPECT_EQ(reply.status, 421);
    EXPECT_EQ(reply.headers.at("content-type"), "text/html;charset=utf-8");
    EXPECT_TRUE(has(reply.body, "<h1>Questo server non risponde a questo nome.</h1>")) << reply.body;
    EXPECT_TRUE(has(reply.body, "hosts = [&quot;club.example&quot;]")) << reply.body;
}

TEST_F(RefusedBrowser, SeesAPageForABadTargetAndOutsideOfTheBasePath) {
    EXPECT_TRUE(has(shown(quick(), "localhost", "/a//b").body, "<h1>"));
    Settings settings = quick();
    settings.base_path = "/reami";
    const Reply reply = shown(settings, "localhost", "/");
    EXPECT_EQ(reply.status, 404);
    EXPECT_TRUE(has(reply.body, "<a href=\"/reami/\">")) << reply.body;
}

TEST_F(RefusedBrowser, TriesAgainAfterTooManyRequestsWhileAProgramGetsJson) {
    Settings settings = quick();
    settings.limits.requests_a_second = 0.0001;
    settings.limits.request_burst = 0.15;  // one file costs 0.1
    const Served served(settings);
    RawClient browser(served.port());
    EXPECT_EQ(browser.ask(navigation("localhost", "/echo")), 200);
    RawClient again(served.port());
    again.send(navigation("localhost", "/echo"));
    const Reply reply = again.reply().value();
    EXPECT_EQ(reply.status, 429);
    EXPECT_TRUE(has(reply.body, "<meta http-equiv=\"refresh\" content=\"60\">")) << reply.body;
    RawClient program(served.port());
    program.send("GET /echo HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n");
    const Reply problem = program.reply().value();
    EXPECT_EQ(problem.status, 429);
    EXPECT_EQ(problem.headers.at("content-type"), "application/problem+json");
}

}  // namespace
}  // namespace reami::net
