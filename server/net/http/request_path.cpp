#include "server/net/http/request_path.hpp"

#include <charconv>
#include <cstddef>

namespace reami::net {
namespace {

/// The byte of the escape, such as `%4B`, that begins at `at`; empty if the escape is broken.
std::optional<char> escaped_byte(std::string_view text, std::size_t at) {
    const std::string_view digits = text.substr(at + 1, 2);
    unsigned value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (digits.size() != 2 || error != std::errc() || end != digits.data() + 2) return std::nullopt;
    return static_cast<char>(value);
}

bool is_plain(char byte) { return byte > ' ' && byte < '\x7f' && byte != '\\' && byte != '#'; }

/// Whether each segment between slashes could be the name of a file or a room. Only the last segment may be
/// empty.
bool names_one_place(std::string_view path) {
    while (!path.empty()) {
        path.remove_prefix(1);  // the slash
        const std::string_view segment = path.substr(0, path.find('/'));
        path.remove_prefix(segment.size());
        if (segment == "." || segment == ".." || (segment.empty() && !path.empty())) return false;
    }
    return true;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
    target = target.substr(0, target.find('?'));
    if (!target.starts_with('/')) return std::nullopt;
    std::string path;
    for (std::size_t at = 0; at < target.size(); ++at) {
        char byte = target[at];
        if (byte == '%') {
            const auto escaped = escaped_byte(target, at);
            if (!escaped || *escaped == '/') return std::nullopt;
            byte = *escaped;
            at += 2;
        }
        if (!is_plain(byte)) return std::nullopt;
        path += byte;
    }
    if (!names_one_place(path)) return std::nullopt;
    return path;
}

std::optional<std::string> below(std::string_view base, std::string path) {
    if (!path.starts_with(base)) return std::nullopt;
    path.erase(0, base.size());
    if (path.empty()) return "/";
    if (!path.starts_with('/')) return std::nullopt;
    return path;
}

std::optional<std::string> prefix_in(std::string_view text) {
    constexpr std::size_t longest = 128;
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~/";
    if (text.size() > longest || !text.starts_with('/')) return std::nullopt;
    if (text.find_first_not_of(letters) != std::string_view::npos) return std::nullopt;
    if (text.find("//") != std::string_view::npos || text.find("..") != std::string_view::npos)
        return std::nullopt;
    if (text.ends_with('/')) text.remove_suffix(1);
    return std::string(text);
}

std::optional<std::optional<std::string>> led_to(const std::string& path) {
    constexpr std::string_view rooms = "/ws/r/", lobby = "/ws/lobby";
    if (path == lobby) return std::optional<std::string>();
    if (!path.starts_with(rooms)) return std::nullopt;
    std::string room = path.substr(rooms.size());
    if (room.empty() || room.find('/') != std::string::npos) return std::nullopt;
    return room;
}

}  // namespace reami::net
