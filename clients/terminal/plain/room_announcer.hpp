// Prints what the server says about the connection and the room: people, chat, the host, fairness.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "clients/terminal/connection/reconnect_policy.hpp"
#include "clients/terminal/plain/match_announcer.hpp"
#include "clients/terminal/plain/offer_announcer.hpp"

namespace reami::terminal {

class RoomAnnouncer {
public:
    /// All arguments must outlive it.
    RoomAnnouncer(Environment& environment, Screen& screen, const RoomClient& room, MatchText& text,
                  MatchAnnouncer& match, const PlainPreferences& preferences)
        : environment_(environment),
          screen_(screen),
          words_(screen.words()),
          room_(room),
          text_(text),
          match_(match),
          preferences_(preferences),
          offers_(screen, screen.words(), room) {}

    void announce(const protocol::from_server::Here& here);
    void announce(const protocol::from_server::Room& room);
    void announce(const protocol::from_server::Ok& ok);
    void announce(const protocol::from_server::No& no);
    void announce(const protocol::from_server::Pong&) {}
    void announce(const protocol::from_server::There&) {}
    void announce(const protocol::from_server::Plan& plan);
    void announce(const protocol::from_server::Bye& bye);
    void announce(const protocol::from_server::Notice& notice);
    void announce(const protocol::from_server::Chat& chat);
    void announce(const protocol::from_server::Lines& lines);
    void announce(const protocol::from_server::Reveal& reveal);
    void announce(const protocol::from_server::Rooms&) {}
    void announce_lost(std::uint16_t code, const ComeBack& then, const Trouble& trouble);
    /// Call this when the server has closed the connection for good.
    void announce_closed(std::uint16_t code);
    /// Prints that the host makes an offer, or that an offer ended without a new host. Prints nothing about
    /// the offers of a host whom this player ignores.
    void announce_host_offer(const protocol::from_server::Room& before,
                             const protocol::from_server::Room& room);

    const OfferAnnouncer& offers() const { return offers_; }

    /// Hides the messages of this person, or shows them again, as long as the client is in this room.
    void ignore(int who, bool is_ignored);
    /// Call this when the player has given up the seat and waits for the server to close the connection.
    /// Until then the client prints nothing about the room.
    void begin_leaving() { is_leaving_ = true; }
    void end_leaving() { is_leaving_ = false; }
    bool is_leaving() const { return is_leaving_; }
    /// Forgets what it has printed, because the client enters another room.
    void forget();

private:
    void announce_judgement(const protocol::from_server::Reveal& reveal);
    void announce_changed_commitment(const protocol::from_server::Room& room);
    void announce_evidence(const std::string& evidence, protocol::MatchNumber match);
    void announce_same_address(const protocol::from_server::Room& room);
    void announce_stalled(bool stalled);

    Environment& environment_;
    Screen& screen_;
    const Words& words_;
    const RoomClient& room_;
    MatchText& text_;
    MatchAnnouncer& match_;
    const PlainPreferences& preferences_;
    OfferAnnouncer offers_;
    std::optional<protocol::from_server::Room> announced_room_;
    bool is_asked_if_there_ = false;
    std::string announced_commitment_;  ///< the last changed commitment that it has announced
    std::set<int> ignored_;             ///< the numbers of ignored people in this room
    bool asks_again_ = false;           ///< true if it must repeat the question when the room has arrived
    bool is_leaving_ = false;
};

}  // namespace reami::terminal
