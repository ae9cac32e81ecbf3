// The commands that plain HTTP requests answer: they list games, rooms and devices, open rooms, and look a
// room up before the client enters it.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "clients/terminal/plain/fetches.hpp"
#include "clients/terminal/room/room_client.hpp"

namespace reami::terminal {

/// The status of answers.
inline constexpr unsigned http_ok = 200, http_created = 201, http_unauthorized = 401;

class HttpCommands {
public:
    using Enter = std::function<void(const std::string& code, const std::string& hand_over)>;

    /// All arguments must outlive it. Calls `enter` to enter a room. With an empty hand-over code, this
    /// client enters as the player that it already is.
    HttpCommands(Environment& environment, Screen& screen, Fetches& fetches, const RoomClient& room,
                 const PlainPreferences& preferences, Enter enter)
        : environment_(environment),
          screen_(screen),
          words_(screen.words()),
          fetches_(fetches),
          room_(room),
          preferences_(preferences),
          enter_(std::move(enter)) {}

    void run(const command::Games&);
    void run(const command::Rooms&);
    void run(const command::Mine&);
    void run(const command::Devices& wanted);
    void run(const command::New& wanted);
    void run(const command::Invite& invite);
    void run(const command::Join& wanted);

    /// Prints the server's name and release, or the reason why it can't be reached.
    void look_around();
    /// Enters that room without checking first whether it exists. If the link belongs to another player than
    /// the one this client already is on this server, the client first asks the person.
    void enter_by_link(const std::string& code, const std::string& hand_over);
    /// Whether the next line answers the question whether to become that other player.
    bool is_asking_who_to_be() const { return is_asking_who_to_be_; }
    void decide_who_to_be(const std::string& answer);

private:
    void fetch(HttpRequest request, void (HttpCommands::*then)(const HttpAnswer&));
    /// Sends the request with the player's token. If no player of this server has this token, forgets it, and
    /// sends the request again without it.
    void fetch_with_token(const HttpRequest& request, void (HttpCommands::*then)(const HttpAnswer&));
    void show_games(const HttpAnswer& answer);
    void show_rooms(const HttpAnswer& answer);
    void show_mine(const HttpAnswer& answer);
    void show_devices(const HttpAnswer& answer);
    void show_signed_out(const HttpAnswer& answer);
    void greet(const HttpAnswer& answer);
    // In entering.cpp:
    void enter_new_room(const HttpAnswer& answer);
    void show_invited(const HttpAnswer& answer);
    void go_to(const std::string& code, const std::string& hand_over);
    void enter_known_room(const HttpAnswer& answer);
    void ask_who_to_be(const HttpAnswer& answer);

    Environment& environment_;
    Screen& screen_;
    const Words& words_;
    Fetches& fetches_;
    const RoomClient& room_;
    const PlainPreferences& preferences_;
    Enter enter_;
    std::pair<std::string, std::string> going_to_;  ///< a room's code and the hand-over code
    bool is_asking_who_to_be_ = false;              ///< the player has to decide on using that hand-over
};

}  // namespace reami::terminal
