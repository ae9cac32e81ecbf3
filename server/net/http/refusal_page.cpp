#include "server/net/http/refusal_page.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/verb.hpp>
#include <charconv>
#include <cstdlib>

#include "protocol/text/texts.hpp"
#include "server/net/http/header_text.hpp"
#include "server/net/http/language.hpp"

namespace reami::net {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using protocol::Language;

constexpr unsigned other_name = 421, too_many = 429, not_now = 503;
/// The seconds after which the page tries again.
constexpr int shortest_wait = 2, usual_wait = 5, longest_wait = 60;

constexpr std::string_view style =
    "body{font:1.1rem/1.5 system-ui,sans-serif;margin:0;padding:2rem 1rem}"
    "main{max-width:36rem;margin:0 auto}h1{font-size:1.5rem}"
    "small{opacity:.8;overflow-wrap:anywhere}";
/// The hash of `style`; a test checks it.
constexpr const char* policy =
    "default-src 'none'; style-src 'sha256-IjBwcV1DiBD3f/nfrzprJTKkoLhu15YqIZcJO3TfQS0='; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

/// The quality value of this type in an Accept header; 0 if the header does not name the type.
double wanted(std::string_view accept, std::string_view type) {
    while (!accept.empty()) {
        const auto end = std::min(accept.find(','), accept.size());
        std::string_view range = accept.substr(0, end);
        accept.remove_prefix(std::min(end + 1, accept.size()));
        range.remove_prefix(std::min(range.find_first_not_of(" \t"), range.size()));
        const std::string_view name = range.substr(0, range.find_first_of("; \t"));
        if (!beast::iequals({name.data(), name.size()}, {type.data(), type.size()})) continue;
        const auto quality = range.find("q=");
        return quality == std::string_view::npos
                   ? 1
                   : std::strtod(std::string(range.substr(quality + 2)).c_str(), nullptr);
    }
    return 0;
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        if (letter == '&')
            safe += "&amp;";
        else if (letter == '<')
            safe += "&lt;";
        else if (letter == '>')
            safe += "&gt;";
        else if (letter == '"')
            safe += "&quot;";
        else
            safe += letter;
    }
    return safe;
}

std::string element(std::string_view name, const std::string& inner) {
    return '<' + std::string(name) + '>' + inner + "</" + std::string(name) + '>';
}

std::string link(const std::string& address, const std::string& words) {
    return "<a href=\"" + escaped(address) + "\">" + escaped(words) + "</a>";
}

/// The seconds after which the page tries again; empty if another attempt would not help.
std::optional<int> wait_of(const Answer& refusal) {
    if (refusal.status != too_many && refusal.status != not_now) return std::nullopt;
    int wait = usual_wait;
    for (const auto& [name, value] : refusal.headers)
        if (name == "Retry-After") std::from_chars(value.data(), value.data() + value.size(), wait);
    return std::clamp(wait, shortest_wait, longest_wait);
}

/// The heading, which names the fault.
std::string heading(const Answer& refusal, Language language) {
    if (refusal.status == other_name) return protocol::text(language, "refused.name");
    return protocol::text(language, refusal.refused->code);
}

/// The paragraphs that say what the person can do.
std::string help(const Answer& refusal, Language language, const std::string& base_path) {
    if (const auto wait = wait_of(refusal)) {
        const std::string seconds = std::to_string(*wait);
        return element("p", escaped(protocol::text(language, "refused.again", {{"seconds", seconds}}))) +
               element("p", link("", protocol::text(language, "refused.now")));
    }
    if (refusal.status == other_name)
        return element("p", escaped(protocol::text(language, "refused.name.help")));
    return element("p", escaped(protocol::text(language, "refused.help"))) +
           element("p", link(base_path + '/', protocol::text(language, "refused.home")));
}

}  // namespace

bool is_navigation(const HttpHeader& request) {
    if (request.method() != http::verb::get && request.method() != http::verb::head) return false;
    if (const auto mode = request["Sec-Fetch-Mode"]; !mode.empty()) return mode == "navigate";
    const auto accept = view(request[http::field::accept]);
    const double html = wanted(accept, "text/html");
    return html > 0 && html >= wanted(accept, "application/json");
}

Answer as_page(Answer refusal, const HttpHeader& request, const std::string& base_path) {
    const std::string tag = language_of(view(request[http::field::accept_language]));
    const Language language = protocol::language(tag);
    const auto wait = wait_of(refusal);
    const std::string tries =
        wait ? "<meta http-equiv=\"refresh\" content=\"" + std::to_string(*wait) + "\">" : "";
    const std::string exactly = escaped(std::to_string(refusal.status) + " " + refusal.refused->code + ": " +
                                        refusal.refused->detail);
    std::string page = "<!doctype html><html lang=\"" + tag +
                       "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\"><meta name=\"color-scheme\" "
                       "content=\"light dark\">";
    page += tries + element("title", "Reami") + element("style", std::string(style)) + "</head><body><main>";
    page += element("h1", escaped(heading(refusal, language))) + help(refusal, language, base_path);
    page += "<p lang=\"en\">" + element("small", exactly) + "</p></main></body></html>\n";
    refusal.content_type = "text/html;charset=utf-8";
    refusal.body = std::move(page);
    refusal.headers.emplace_back("Content-Security-Policy", policy);
    refusal.headers.emplace_back("Cache-Control", "no-store");
    refusal.headers.emplace_back("Vary", "Accept, Accept-Language, Sec-Fetch-Mode");
    return refusal;
}

}  // namespace reami::net
