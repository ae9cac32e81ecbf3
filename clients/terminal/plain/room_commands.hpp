// The commands about the seats, the people and the chat of a room. They become messages to the server.
#pragma once

#include "clients/terminal/plain/room_announcer.hpp"

namespace reami::terminal {

class RoomCommands {
public:
    /// All arguments must outlive it.
    RoomCommands(Environment& environment, Screen& screen, RoomClient& room, RoomAnnouncer& announcer,
                 MatchAnnouncer& match, PlainPreferences& preferences)
        : environment_(environment),
          screen_(screen),
          words_(screen.words()),
          room_(room),
          announcer_(announcer),
          match_(match),
          preferences_(preferences) {}

    void run(const command::Room&);
    void run(const command::Set& wanted);
    void run(const command::Sit& wanted);
    void run(const command::Stand&);
    void run(const command::Ready& wanted);
    void run(const command::Start&);
    void run(const command::Rematch&);
    void run(const command::Leave&);
    void run(const command::Bot& wanted);
    void run(const command::Kick& wanted);
    void run(const command::Silence& wanted);
    void run(const command::Pace& wanted);
    void run(const command::Keep& wanted);
    void run(const command::Date& wanted);
    void run(const command::Host& wanted);
    void run(const command::Ban& wanted);
    void run(const command::Vote& wanted);
    void run(const command::Offer& wanted);
    void run(const command::Accept&);
    void run(const command::Decline&);
    void run(const command::Ignore& wanted);
    void run(const command::Chat& wanted);
    void run(const command::Older&);
    void run(const command::HandOver&);

private:
    void request(protocol::from_client::Message message);
    /// Prints the open offer; without one, how to make an offer.
    void show_offer();

    Environment& environment_;
    Screen& screen_;
    const Words& words_;
    RoomClient& room_;
    RoomAnnouncer& announcer_;
    MatchAnnouncer& match_;
    PlainPreferences& preferences_;
};

}  // namespace reami::terminal
