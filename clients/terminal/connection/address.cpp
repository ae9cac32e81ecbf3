#include "clients/terminal/connection/address.hpp"

#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <iterator>
#include <utility>
#include <vector>

namespace reami::terminal {
namespace {

constexpr std::string_view default_port = "8080";  // reami-server's port, unless its operator sets another
constexpr std::size_t code_letters = 8;

bool is_secure(std::string_view scheme) { return scheme == "https" || scheme == "wss"; }

bool is_known(std::string_view scheme) { return scheme == "http" || scheme == "ws" || is_secure(scheme); }

struct Place {
    std::string base_path, room;
};

/// Splits a path such as `/reami/r/CODE` into the base path and the room's code. The path may lack either
/// part. Returns nothing if the code is not a valid one.
std::optional<Place> place_in(const boost::urls::url_view& url) {
    std::vector<std::string> segments;
    for (const auto& segment : url.encoded_segments())
        if (!segment.empty()) segments.emplace_back(segment);
    Place place;
    const auto r = std::find(segments.begin(), segments.end(), "r");
    if (r != segments.end()) {
        const auto code = segments.end() - r == 2 ? parse_room_code(segments.back()) : std::nullopt;
        if (!code) return std::nullopt;
        place.room = *code;
    }
    for (auto segment = segments.begin(); segment != r; ++segment) place.base_path += '/' + *segment;
    return place;
}

std::string_view usual_port(bool secure) { return secure ? "443" : "80"; }

std::string port_of(const boost::urls::url_view& url, bool scheme_given) {
    if (url.has_port() && !url.port().empty()) return url.port();
    if (!scheme_given) return std::string(default_port);
    return std::string(usual_port(is_secure(std::string(url.scheme()))));
}

bool is_letter_or_digit(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
}

/// Removes everything before the first letter or digit and after the last one, such as quotation marks, full
/// stops and invisible characters.
std::string_view bare(std::string_view word) {
    while (!word.empty() && !is_letter_or_digit(word.front())) word.remove_prefix(1);
    while (!word.empty() && !is_letter_or_digit(word.back())) word.remove_suffix(1);
    return word;
}

std::vector<std::string_view> bare_words(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (const auto word = bare(text.substr(0, end)); !word.empty()) words.push_back(word);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// Removes spaces and hyphens: `KETM KARD` and `KETM-KARD` become `KETMKARD`.
std::string joined(std::string_view text) {
    std::string letters;
    std::copy_if(text.begin(), text.end(), std::back_inserter(letters),
                 [](char byte) { return byte != ' ' && byte != '-'; });
    return letters;
}

Address only_room(std::string code) {
    Address address;
    address.room = std::move(code);
    return address;
}

}  // namespace

std::string Address::authority() const {
    const bool is_ipv6 = host.find(':') != std::string::npos;
    return (is_ipv6 ? '[' + host + ']' : host) + ':' + port;
}

std::string Address::origin() const { return (secure ? "https://" : "http://") + authority() + base_path; }

std::string Address::link() const {
    const std::string port_text = ':' + port;
    std::string text = origin();
    if (port == usual_port(secure)) text.erase(text.rfind(port_text + base_path), port_text.size());
    return text;
}

std::optional<Address> parse_address(std::string_view text) {
    const bool scheme_given = text.find("://") != std::string_view::npos;
    const std::string whole = scheme_given ? std::string(text) : "http://" + std::string(text);
    const auto url = boost::urls::parse_uri(whole);
    if (!url || !is_known(std::string(url->scheme())) || url->encoded_host().empty()) return std::nullopt;
    const auto place = place_in(*url);
    if (!place) return std::nullopt;
    return Address{
        .secure = is_secure(std::string(url->scheme())),
        .host = url->host_address(),
        .port = port_of(*url, scheme_given),
        .base_path = place->base_path,
        .room = place->room,
        .hand_over = url->fragment(),
    };
}

std::optional<Address> find_room(std::string_view text) {
    const auto words = bare_words(text);
    for (const auto word : words)
        if (word.find('/') != std::string_view::npos)
            if (auto address = parse_address(word); address && !address->room.empty()) return address;
    if (auto code = parse_room_code(joined(bare(text)))) return only_room(*std::move(code));
    std::optional<std::string> found;
    for (const auto word : words) {
        const auto code = parse_room_code(word);
        if (code == word) return only_room(*code);
        if (code && !found) found = code;
    }
    return found ? std::optional(only_room(*found)) : std::nullopt;
}

std::optional<std::string> parse_room_code(std::string_view text) {
    if (text.size() != code_letters) return std::nullopt;
    std::string code(text);
    for (char& letter : code)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    const bool fits = std::all_of(code.begin(), code.end(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' && letter != 'I' && letter != 'O';
    });
    return fits ? std::optional(code) : std::nullopt;
}

}  // namespace reami::terminal
