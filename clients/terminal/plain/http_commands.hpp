// The commands that need plain HTTP requests. They list games, rooms and devices, open rooms, and look up a
// room before the client enters it.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "clients/terminal/plain/fetches.hpp"
#include "clients/terminal/room/room_client.hpp"

namespace reami::terminal {

/// The HTTP statuses that the client checks for.
inline constexpr unsigned http_ok = 200, http_created = 201, http_unauthorized = 401;

class HttpCommands {
public:
    using Enter = std::function<void(const std::string& code, const std::string& hand_over)>;

    /// All arguments must outlive this object. It calls `enter` to enter a room. If the hand-over code is
    /// empty, the client enters as the player that it already is.
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
    /// Enters this room without asking first whether it exists. If the link would make this client another
    /// player than the one that it is on this server, first asks the person.
    void enter_by_link(const std::string& code, const std::string& hand_over);
    /// Whether the client has asked the person whether to become that other player, and waits for the answer.
    bool is_asking_who_to_be() const { return is_asking_who_to_be_; }
    void decide_who_to_be(const std::string& answer);

private:
    void fetch(HttpRequest request, void (HttpCommands::*then)(const HttpAnswer&));
    /// Sends the request with the player's token. If the server answers that no player has this token,
    /// forgets the token and sends the request once more without it.
    void fetch_with_token(const HttpRequest& request, void (HttpCommands::*then)(const HttpAnswer&));
    void show_games(const HttpAnswer& answer);
    void show_rooms(const HttpAnswer& answer);
    void show_mine(const HttpAnswer& answer);
    void show_played(const HttpAnswer& answer);
    void show_devices(const HttpAnswer& answer);
    void show_signed_out(const HttpAnswer& answer);
    void greet(const HttpAnswer& answer);
    // entering.cpp defines these.
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
    std::pair<std::string, std::string> going_to_;  ///< the code of the room, and the code of the hand-over
    bool is_asking_who_to_be_ = false;              ///< true while the person has to decide about it
};

}  // namespace reami::terminal
