// The web client: files that the binary carries (made by clients/web/build.mjs), in the smallest form that
// the browser accepts, under a content security policy that allows nothing from elsewhere.
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
    /// Expects a pack as clients/web/build.mjs describes it, which lives as long as this; throws
    /// std::runtime_error for anything else. The page names its files below the base path; without one, below
    /// that of the request, which a proxy has taken off.
    explicit WebClient(std::string_view pack, const std::string& base_path = "");

    /// The client that this binary carries.
    static WebClient carried(const std::string& base_path);

    /// A file, or the page for any address that the client can show: the first page, a room `/r/{code}`, a
    /// replay `/r/{code}/{n}` or `/replay`, the rules `/rules/{game}`. `/help` and `/help/{page}` lead to the
    /// handbook's page in the language of who asks. Nothing for other paths.
    std::optional<net::Answer> answer(const net::Request& request) const;
    /// The page with status 404; it says that nothing is there.
    net::Answer nothing(const net::Request& request) const;

private:
    /// One file; a form that would be no smaller than the plain one is empty.
    struct File {
        std::string_view content_type, keep, plain, gzip, brotli;
    };

    std::optional<net::Answer> way_to_help(const net::Request& request) const;
    net::Answer send(const File& file, const net::Request& request) const;
    net::Answer send_page(const net::Request& request) const;

    /// The hashes of the page's own script and style, as the policy names them.
    std::string_view script_, style_;
    std::map<std::string_view, File> files_;               ///< by path
    std::shared_ptr<const std::string> page_, page_gzip_;  ///< the page below its base path; null without one
};

}  // namespace reami::http
