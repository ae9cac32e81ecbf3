// The address of a server or a room as people write it: a link from a chat, a host with a port, a room's
// code.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::terminal {

struct Address {
    bool secure = false;  ///< https and wss
    std::string host;     ///< without the brackets of an IPv6 address
    std::string port;
    std::string base_path;  ///< the path under which the server is reachable: `/reami`; empty: the root
    std::string room;       ///< the room's code; empty: the link names no room
    std::string
        hand_over;  ///< the text after `#`: makes this device the same player; `invite=…`: an invitation

    /// The server without any room: `http://localhost:8080`, `https://club.example:443/reami`.
    std::string origin() const;
    /// The server's address for people to read and click on, without the scheme's default port.
    std::string link() const;
    /// The value of the Host header: `localhost:8080`.
    std::string authority() const;
    friend bool operator==(const Address&, const Address&) = default;
};

/// Parses `http://`, `https://`, `ws://` and `wss://` links with or without a base path, `/r/CODE` and
/// `#HAND-OVER`. A `host` or `host:port` alone means http; the port is then 8080 unless given. Returns
/// nothing for any other text.
std::optional<Address> parse_address(std::string_view text);

/// Finds the room in a text that people pass on: a code or a link, in quotes, in two halves, or as a word
/// among others. A code in capitals takes precedence over one in small letters. For a code alone only `room`
/// is set. Returns nothing if the text names no room.
std::optional<Address> find_room(std::string_view text);

/// Returns a room's code in capitals: eight letters out of 24 (no I, no O). Accepts small letters too.
/// Returns nothing for any other text.
std::optional<std::string> parse_room_code(std::string_view text);

}  // namespace reami::terminal
