// The address of a server or a room as people write it: a link from a chat, a host with a port, or a room's
// code.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::terminal {

struct Address {
    bool secure = false;  ///< true for https and wss
    std::string host;     ///< without the brackets of an IPv6 address
    std::string port;
    std::string base_path;  ///< the path of the server, such as `/reami`; empty if it is the root
    std::string room;       ///< the room's code; empty if the link names no room
    std::string hand_over;  ///< the text after `#`: the code of a hand-over, or `invite=…`, an invitation

    /// The address of the server, without any room: `http://localhost:8080`,
    /// `https://club.example:443/reami`.
    std::string origin() const;
    /// The address of the server as people read it and click on it, without the scheme's default port.
    std::string link() const;
    /// The value of the Host header: `localhost:8080`.
    std::string authority() const;
    friend bool operator==(const Address&, const Address&) = default;
};

/// Parses links that begin with `http://`, `https://`, `ws://` or `wss://`, and may have a base path,
/// `/r/CODE` and `#HAND-OVER`. For a mere `host` or `host:port` it assumes http, and port 8080 if the text
/// has no port. Returns nothing for any other text.
std::optional<Address> parse_address(std::string_view text);

/// Finds the room in a text that people pass on: a code or a link, perhaps in quotes, in two halves, or among
/// other words. Prefers a code in capitals to a code in small letters. If the text has only a code, the
/// address has only its `room`. Returns nothing if the text names no room.
std::optional<Address> find_room(std::string_view text);

/// Returns a room's code in capitals: eight letters, none of them I or O. Accepts small letters, too. Returns
/// nothing for any other text.
std::optional<std::string> parse_room_code(std::string_view text);

}  // namespace reami::terminal
