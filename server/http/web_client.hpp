// Serves the web client: files inside the binary (made by clients/web/build.mjs), in the smallest form that
// the browser accepts, under a content security policy that allows nothing from other sites.
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
    /// Throws std::runtime_error for any other bytes. The page names its files below the base path; if that
    /// is empty, below the path that a proxy has removed from the request.
    explicit WebClient(std::string_view pack, const std::string& base_path = "");

    /// The client inside this binary.
    static WebClient carried(const std::string& base_path);

    /// A file, or the page for any address that the client can show: the first page, a room `/r/{code}`, a
    /// replay `/r/{code}/{n}` or `/replay`, the rules `/rules/{game}`. `/help` and `/help/{page}` redirect to
    /// the handbook's page in the language of the request. Empty for other paths.
    std::optional<net::Answer> answer(const net::Request& request) const;
    /// The page with status 404; it shows that this address does not exist.
    net::Answer nothing(const net::Request& request) const;

private:
    /// One file in all its forms. A compressed form that would not be smaller than the plain one is empty.
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
