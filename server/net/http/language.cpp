#include "server/net/http/language.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <cstdlib>

namespace reami::net {
namespace {

namespace beast = boost::beast;

/// The quality value of a language range such as `it-IT;q=0.8`.
template <class Parameters>
double quality(const Parameters& parameters) {
    for (const auto& [name, value] : parameters)
        if (beast::iequals(name, "q")) return std::strtod(std::string(value).c_str(), nullptr);
    return 1;
}

}  // namespace

std::string language_of(std::string_view accept_language) {
    std::string best = "en";
    double best_quality = 0;
    const beast::http::ext_list ranges(beast::string_view(accept_language.data(), accept_language.size()));
    for (const auto& [range, parameters] : ranges) {
        const auto language = range.substr(0, range.find('-'));
        if (!beast::iequals(language, "it") && !beast::iequals(language, "en")) continue;
        const double wanted = quality(parameters);
        if (wanted <= best_quality) continue;
        best_quality = wanted;
        best = beast::iequals(language, "it") ? "it" : "en";
    }
    return best;
}

}  // namespace reami::net
