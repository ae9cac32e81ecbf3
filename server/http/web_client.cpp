#include "server/http/web_client.hpp"

#include <algorithm>
#include <stdexcept>

#include "embedded/web_client.hpp"
#include "server/http/gzip.hpp"

namespace reami::http {

namespace {

constexpr std::string_view page = "/index.html";

/// Whether the client has a page for this path.
bool leads_to_page(std::string_view path) {
    const auto slashes = std::count(path.begin(), path.end(), '/');
    if (path == "/" || path == "/me" || path == "/replay" || path == "/settings" || path == "/admin")
        return true;
    if (path.ends_with('/')) return false;
    return (path.starts_with("/r/") && slashes <= 3) || (path.starts_with("/rules/") && slashes == 2);
}

/// Changes the page for a server whose paths begin with `base_path`: the URLs of the page's files, and of the
/// requests that its scripts make, get this beginning. The page's inline script and style contain no URLs, so
/// their hashes stay valid.
std::string below(const std::string& base_path, std::string text) {
    const auto replace_all = [&text](const std::string& old, const std::string& now) {
        for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + now.size()))
            text.replace(at, old.size(), now);
    };
    for (const std::string attribute : {" href=\"", " src=\""})
        replace_all(attribute + '/', attribute + base_path + '/');
    replace_all(" data-base=\"\"", " data-base=\"" + base_path + '"');
    return text;
}

/// The content security policy. It allows scripts, styles and connections of this origin, the page's inline
/// script and style, and pictures that the page draws. In some browsers, 'self' does not cover WebSockets, so
/// the policy also names the origin for them. A policy can't name an IPv6 address: if a person opens the page
/// at one, only browsers whose 'self' covers WebSockets can connect.
std::string policy(std::string_view script, std::string_view style, const net::Request& request) {
    std::string policy = "default-src 'none'; script-src 'self' ";
    policy.append(script).append("; style-src 'self' ").append(style);
    policy +=
        "; img-src 'self' blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; connect-src 'self'";
    if (request.host.find('[') == std::string::npos)
        policy += (request.secure ? " wss://" : " ws://") + request.host;
    return policy;
}

std::string cache_control(std::string_view keep) {
    if (keep == "forever") return "public, max-age=31536000, immutable";
    if (keep == "day") return "public, max-age=86400";
    return "no-cache";
}

/// Whether a file is a script or style of the page. Such a file needs no policy, because policies apply only
/// to documents and workers. The page loads about forty of these files, and policies in all of their headers
/// would add 12 KB.
bool is_part_of_page(std::string_view content_type, std::string_view keep) {
    return keep == "forever" &&
           (content_type.starts_with("text/javascript") || content_type.starts_with("text/css"));
}

}  // namespace

WebClient::WebClient(std::string_view pack, const std::string& base_path) {
    const auto head = pack.find("\n\n");
    if (head == std::string_view::npos)
        throw std::runtime_error("the web client's pack has no list of files");
    auto list = pack.substr(0, head + 1);
    auto bytes = pack.substr(head + 2);
    const auto cut = [](std::string_view& from, std::size_t size) {
        if (size > from.size()) throw std::runtime_error("the web client's pack is too short");
        const auto piece = from.substr(0, size);
        from.remove_prefix(size);
        return piece;
    };
    const auto word = [&list, &cut](char end) {
        const auto piece = cut(list, std::min(list.find(end), list.size()));
        cut(list, 1);
        return piece;
    };
    const auto size = [&word](char end) { return std::stoul(std::string(word(end))); };
    script_ = word(' ');
    style_ = word('\n');
    while (!list.empty()) {
        const auto path = word(' ');
        File file{.content_type = word(' '), .keep = word(' '), .plain = {}, .gzip = {}, .brotli = {}};
        file.plain = cut(bytes, size(' '));
        file.gzip = cut(bytes, size(' '));
        file.brotli = cut(bytes, size('\n'));
        files_.emplace(path, file);
    }
    if (!files_.contains(page)) throw std::runtime_error("the web client's pack has no page");
    if (base_path.empty()) return;
    File& changed = files_.at(page);
    page_ = std::make_shared<const std::string>(below(base_path, std::string(changed.plain)));
    page_gzip_ = std::make_shared<const std::string>(gzipped(*page_));
    changed.plain = *page_;
    changed.gzip = *page_gzip_;
    changed.brotli = {};
}

WebClient WebClient::carried(const std::string& base_path) {
    return WebClient(embedded::web_client().front().bytes, base_path);
}

std::optional<net::Answer> WebClient::answer(const net::Request& request) const {
    const auto found = files_.find(leads_to_page(request.path) ? page : std::string_view(request.path));
    if (found == files_.end()) return way_to_help(request);
    return found->first == page ? send_page(request) : send(found->second, request);
}

/// A redirect to the handbook; empty if the path does not lead there. The redirect's URL is relative, so that
/// it is right whatever path a proxy has removed.
std::optional<net::Answer> WebClient::way_to_help(const net::Request& request) const {
    constexpr std::string_view help = "/help";
    if (!request.path.starts_with(help)) return std::nullopt;
    const std::string_view rest = std::string_view(request.path).substr(help.size());
    const std::string wanted = rest.size() > 1 ? std::string(rest) : "/start";
    const std::string leads_to = request.language + wanted;
    if (!files_.contains(std::string(help) + '/' + leads_to)) return std::nullopt;
    net::Answer answer;
    answer.status = 302;
    answer.headers = {{"Location", (rest.empty() ? "help/" : "") + leads_to},
                      {"Cache-Control", "no-cache"},
                      {"Vary", "Accept-Language"}};
    return answer;
}

net::Answer WebClient::nothing(const net::Request& request) const {
    net::Answer answer = send_page(request);
    answer.status = 404;
    return answer;
}

/// Answers with the page. The page depends on the path that a proxy removes, so `Vary` lists the headers that
/// name this path. Otherwise a shared cache could give one proxy the page for another.
net::Answer WebClient::send_page(const net::Request& request) const {
    const File& file = files_.at(page);
    net::Answer answer = send(file, request);
    if (page_) return answer;
    const auto vary = std::ranges::find(answer.headers, "Vary", &std::pair<std::string, std::string>::first);
    if (request.passed_on) vary->second += ", X-Forwarded-Prefix, X-Ingress-Path";
    if (request.base_path.empty()) return answer;
    std::erase_if(answer.headers, [](const auto& header) { return header.first == "Content-Encoding"; });
    std::string text = below(request.base_path, std::string(file.plain));
    const bool is_packed = takes(request.accept_encoding, "gzip");
    if (is_packed) answer.headers.emplace_back("Content-Encoding", "gzip");
    answer.body = is_packed ? gzipped(text) : std::move(text);
    return answer;
}

net::Answer WebClient::send(const File& file, const net::Request& request) const {
    net::Answer answer;
    answer.content_type = file.content_type;
    answer.body = file.plain;
    answer.headers = {{"Cache-Control", cache_control(file.keep)}, {"Vary", "Accept-Encoding"}};
    if (!is_part_of_page(file.content_type, file.keep)) {
        answer.headers.emplace_back("Content-Security-Policy", policy(script_, style_, request));
        answer.headers.emplace_back("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    }
    // On plain http, browsers ignore this header and log a warning.
    if (request.secure) answer.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    if (!file.brotli.empty() && takes(request.accept_encoding, "br")) {
        answer.body = file.brotli;
        answer.headers.emplace_back("Content-Encoding", "br");
    } else if (!file.gzip.empty() && takes(request.accept_encoding, "gzip")) {
        answer.body = file.gzip;
        answer.headers.emplace_back("Content-Encoding", "gzip");
    }
    return answer;
}

}  // namespace reami::http
