#include "server/settings/validators.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <cctype>
#include <charconv>

#include "server/settings/host_and_port.hpp"

namespace reami {

std::string plain(double number) {
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 10);
    return {text.data(), end.ptr};
}

CLI::Validator between(Range range) {
    const auto fault = [range](const std::string& text) -> std::string {
        double value = 0;
        const bool fits =
            CLI::detail::lexical_cast(text, value) && value >= range.least && value <= range.most;
        return fits ? "" : text + " is not in the range " + plain(range.least) + " to " + plain(range.most);
    };
    return {fault, ""};
}

std::string not_an_address(const std::string& text) {
    constexpr std::string_view at_a_path = "unix:/";
    constexpr std::size_t longest_path = 107;  // the limit of sockaddr_un
    if (text.starts_with("unix:"))
        return text.size() > at_a_path.size() && text.starts_with(at_a_path) &&
                       text.size() - std::string_view("unix:").size() <= longest_path
                   ? ""
                   : text +
                         " is not unix: and a whole path of at most 107 bytes, such as "
                         "unix:/run/reami/socket";
    boost::system::error_code error;
    boost::asio::ip::make_address(text, error);
    return error
               ? text + " is not an address; 127.0.0.1 is this machine alone, and 0.0.0.0 is all its networks"
               : "";
}

std::string not_a_mode(const std::string& text) {
    const auto is_octal = text.find_first_not_of("01234567") == std::string::npos;
    const bool fits = is_octal && (text.size() == 3 || (text.size() == 4 && text.front() == '0'));
    return fits ? "" : text + " is not a mode such as 0660";
}

std::string not_a_base_path(const std::string& text) {
    const auto fits = [](unsigned char letter) {
        return std::isalnum(letter) != 0 || letter == '-' || letter == '_' || letter == '/';
    };
    const bool is_path = text.starts_with('/') && !text.ends_with('/') &&
                         text.find("//") == std::string::npos && std::all_of(text.begin(), text.end(), fits);
    return text.empty() || is_path
               ? ""
               : text + " is not a path such as /reami: letters, digits, - and _ between slashes";
}

std::string not_an_origin(const std::string& text) {
    const auto host = text.starts_with("https://")  ? text.substr(8)
                      : text.starts_with("http://") ? text.substr(7)
                                                    : std::string();
    const bool plain = !host.empty() && host.find_first_of("/?#@* ") == std::string::npos;
    return plain ? "" : text + " is not an origin such as https://club.example";
}

std::string not_a_network(const std::string& text) {
    if (text == "unix") return "";
    const std::string address = text.substr(0, text.find('/'));
    boost::system::error_code error;
    const bool is_v4 = boost::asio::ip::make_address(address, error).is_v4();
    const std::string bits = address.size() == text.size() ? "0" : text.substr(address.size() + 1);
    const bool is_number =
        !bits.empty() && bits.size() <= 3 && bits.find_first_not_of("0123456789") == std::string::npos;
    const bool fits = is_number && std::stoi(bits) <= (is_v4 ? 32 : 128);
    return !error && fits ? "" : text + " is neither an address nor a network such as 10.0.0.0/8, nor unix";
}

std::string not_a_header(const std::string& text) {
    const auto fits = [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '-'; };
    return !text.empty() && std::all_of(text.begin(), text.end(), fits)
               ? ""
               : text + " is not the name of a header such as x-forwarded-for";
}

std::string not_a_host(const std::string& text) {
    const bool plain = !text.empty() && text.find_first_of("/?#@*, ") == std::string::npos;
    return plain ? "" : text + " is not a host such as club.example or club.example:8443";
}

std::string not_an_endpoint(const std::string& text) {
    const auto parts = host_and_port(text);
    boost::system::error_code error;
    if (parts) boost::asio::ip::make_address(parts->host, error);
    return parts && !error ? "" : text + " is not an address with a port such as 127.0.0.1:9464";
}

std::string not_a_node(const std::string& text) {
    const auto fits = [](unsigned char letter) {
        return std::isalnum(letter) != 0 || letter == '-' || letter == '.';
    };
    const auto parts = host_and_port(text);
    const bool is_there =
        !not_an_endpoint(text).empty() ? parts && std::ranges::all_of(parts->host, fits) : true;
    return is_there ? "" : text + " is not a name or an address with a port such as node1.example:7443";
}

std::string not_a_store(const std::string& text) {
    const bool fits = text.starts_with("postgresql://") || text.starts_with("postgres://");
    return fits ? "" : "it is not an address such as postgresql://reami@db.example/reami";
}

std::string not_a_link(const std::string& text) {
    constexpr std::size_t longest = 300;
    const auto host = text.starts_with("https://")  ? text.substr(8)
                      : text.starts_with("http://") ? text.substr(7)
                                                    : std::string();
    const bool is_plain = std::ranges::all_of(host, [](unsigned char letter) {
        return std::isgraph(letter) != 0 &&
               std::string_view("\"'<>\\`").find(static_cast<char>(letter)) == std::string_view::npos;
    });
    const std::string authority = host.substr(0, host.find_first_of("/?#"));
    const bool names_a_host = !authority.empty() && authority.find('@') == std::string::npos;
    const bool fits = names_a_host && is_plain && text.size() <= longest;
    return text.empty() || fits ? ""
                                : text +
                                      " is not an address such as https://club.example/about, of at most "
                                      "300 letters";
}

std::string not_a_contact(const std::string& text) {
    constexpr std::string_view mailto = "mailto:";
    constexpr std::size_t longest = 300;
    const auto at = text.find('@');
    const bool is_mailbox = text.starts_with(mailto) && at != std::string::npos && at > mailto.size() &&
                            text.find('.', at) != std::string::npos && text.size() <= longest &&
                            std::ranges::all_of(text, [](unsigned char letter) {
                                return std::isgraph(letter) != 0 && letter != '"' && letter != '<' &&
                                       letter != '>' && letter != '\\';
                            });
    const bool is_page = text.starts_with("https://") && not_a_link(text).empty();
    return text.empty() || is_mailbox || is_page
               ? ""
               : text +
                     " is neither a mailbox such as mailto:host@club.example nor an address such as "
                     "https://club.example/about";
}

std::string not_a_webhook(const std::string& text) {
    return not_a_link(text).empty()
               ? ""
               : "it is not an address such as https://ntfy.example/club, of at most 300 letters";
}

namespace {

/// The number of bytes of the UTF-8 character at the start of the text; 0 if the text starts with none.
std::size_t bytes_of_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t bytes = byte(0) < 0x80   ? 1
                              : byte(0) < 0xc2 ? 0
                              : byte(0) < 0xe0 ? 2
                              : byte(0) < 0xf0 ? 3
                                               : 4;
    if (bytes == 0 || byte(0) > 0xf4 || text.size() < bytes) return 0;
    for (std::size_t i = 1; i < bytes; ++i)
        if ((byte(i) & 0xc0U) != 0x80U) return 0;
    return bytes;
}

/// Whether this is a control character: one of ASCII, or one of the 32 code points of C1 (U+0080 to U+009F).
bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    return first < 0x20 || first == 0x7f ||
           (first == 0xc2 && static_cast<unsigned char>(character.back()) < 0xa0);
}

}  // namespace

std::string not_one_line(const std::string& text, std::size_t longest) {
    std::size_t characters = 0;
    for (std::string_view rest = text; !rest.empty(); ++characters) {
        const std::size_t bytes = bytes_of_character(rest);
        if (bytes == 0) return "it is not valid UTF-8";
        if (is_control(rest.substr(0, bytes))) return "it has an invisible character, such as a line break";
        rest.remove_prefix(bytes);
    }
    return characters > longest ? "it has " + std::to_string(characters) + " characters, and the limit is " +
                                      std::to_string(longest)
                                : "";
}

}  // namespace reami
