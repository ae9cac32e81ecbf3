// Serves the web client, whose files are part of the program (clients/web/build.mjs makes them). Sends each
// file in the smallest form that the browser accepts, with a content security policy that allows nothing from
// other sites.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/gateway.hpp"

namespace reami::http {

class WebClient {
public:
    /// Expects a pack in the form that clients/web/build.mjs writes; the pack must outlive this object.
    /// Throws std::runtime_error for any other bytes. In the page, the URLs of its files begin with the base
    /// path, or, if the base path is empty, with the path that a proxy has removed from the request.
    explicit WebClient(std::string_view pack, const std::string& base_path = "");

    /// The web client in this program.
    static WebClient carried(const std::string& base_path);

    /// The answer for the path of a file or of a page. All pages have the same HTML: the first page, a room
    /// `/r/{code}`, a replay `/r/{code}/{n}` or `/replay`, the rules `/rules/{game}`, `/settings` and
    /// `/admin`. `/help` and `/help/{page}` redirect to the handbook's page in the language of the request.
    /// Empty for other paths.
    std::optional<net::Answer> answer(const net::Request& request) const;
    /// The page with status 404: it tells the person that this URL does not exist.
    net::Answer nothing(const net::Request& request) const;

private:
    /// One file in all its forms. A compressed form that would not be smaller than the plain one is empty.
    struct File {
        std::string_view content_type, keep, plain, gzip, brotli;
    };

    std::optional<net::Answer> way_to_help(const net::Request& request) const;
    net::Answer send(const File& file, const net::Request& request) const;
    net::Answer send_page(const net::Request& request) const;

    /// The hashes of the page's inline script and style, as the policy names them.
    std::string_view script_, style_;
    std::map<std::string_view, File> files_;               ///< by path
    std::shared_ptr<const std::string> page_, page_gzip_;  ///< the page for the base path; null without one
};

}  // namespace reami::http
