// Where a server or a room is, as people write it: a link from a chat, a host with a port, a room's code.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::terminal {

struct Address {
    bool secure = false;  ///< https and wss
    std::string host;     ///< without the brackets of an IPv6 address
    std::string port;
    std::string base_path;  ///< below which the server is there: `/reami`; empty: it has the host for itself
    std::string room;       ///< its code; empty: the link names none
    std::string
        hand_over;  ///< what stands behind `#`: makes this device the same player; `invite=…`: no room

    /// `http://localhost:8080`, `https://club.example:443/reami`: the server, without anything about a room.
    std::string origin() const;
    /// The same for people to read and to click on: without a port that its scheme has anyway.
    std::string link() const;
    /// As a Host header has it: `localhost:8080`.
    std::string authority() const;
    friend bool operator==(const Address&, const Address&) = default;
};

/// `http://`, `https://`, `ws://` or `wss://` links with or without a base path, `/r/CODE` and `#HAND-OVER`,
/// and `host` or `host:port` alone, which mean http (the port is then 8080 unless given). Nothing if it is
/// none of these.
std::optional<Address> parse_address(std::string_view text);

/// The room in a text that people hand on: a code or a link, in quotes, in two halves, or as a word among
/// others, where a code in capitals comes first. Nothing if there is none. Of a code alone, only `room` is
/// set.
std::optional<Address> find_room(std::string_view text);

/// Eight letters out of 24, in capitals; small letters are taken too. Nothing if the text is no room's code.
std::optional<std::string> parse_room_code(std::string_view text);

}  // namespace reami::terminal
