// Prints the offers that people make about the running match, and its pauses: PROTOCOL.md, "Offers".
#pragma once

#include <string>

#include "clients/terminal/plain/screen.hpp"
#include "clients/terminal/room/room_client.hpp"

namespace reami::terminal {

class OfferAnnouncer {
public:
    OfferAnnouncer(Screen& screen, const Words& words, const RoomClient& room)
        : screen_(screen), words_(words), room_(room) {}

    /// Prints what changed: an offer, who agrees, that an offer ended without effect, and that a pause began
    /// or ended.
    void announce(const protocol::from_server::Room& before, const protocol::from_server::Room& room) const;

private:
    using OpenOffer = protocol::from_server::OpenOffer;

    void announce_offer(const OpenOffer& offer, const protocol::from_server::Room& room) const;
    void announce_agreement(const OpenOffer& offer, Seat seat, std::size_t agree,
                            const protocol::from_server::Room& room) const;
    void announce_pause(const protocol::from_server::Room& before,
                        const protocol::from_server::Room& room) const;
    std::string what_in_words(const OpenOffer& offer, const protocol::from_server::Room& room) const;

    Screen& screen_;
    const Words& words_;
    const RoomClient& room_;
};

}  // namespace reami::terminal
