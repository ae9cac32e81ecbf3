// Who gets which text. Each text is encoded once for a distinct viewer and shared by all who look on as it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "protocol/codec.hpp"
#include "protocol/match.hpp"
#include "server/room/guests.hpp"
#include "server/room/table.hpp"

namespace reami::room {

/// One message as it goes out.
inline net::Text encoded(const from_server::Message& message) {
    return std::make_shared<const std::string>(protocol::write(message));
}

/// A move that was just played: `before` and the match that the audience now sees lie that one move apart.
struct Played {
    const protocol::Match& before;
    Seat mover;
    const std::string& id;  ///< the mover's, as acknowledgement
};

/// Writes mail to the connections of a room, for one moment of it.
class Audience {
public:
    struct Moment {
        const Guests& guests;
        const Table& table;
        const std::optional<protocol::Match>& match;
    };
    explicit Audience(const Moment& moment) : now_(moment) {}

    void here(GuestId guest);            ///< who the connection is
    void state(GuestId guest);           ///< the whole match; nothing before the first one
    void states();                       ///< to everybody
    void patches(const Played& played);  ///< to everybody
    void reveal(GuestId guest);          ///< all from which the seed of the ended match was made
    void reveal();                       ///< to everybody

    /// The same text to one, or to everybody.
    void send(GuestId guest, net::Text text, net::Delivery delivery = net::Delivery::always);
    void send_all(const net::Text& text, net::Delivery delivery = net::Delivery::always);

    std::vector<Mail> take() { return std::move(mail_); }

private:
    using Texts = std::array<net::Text, Viewer::slots>;  ///< by Viewer::slot

    net::Text reveal_text() const;
    net::Text patch_text(const Played& played, Viewer viewer) const;
    Viewer viewer(GuestId guest) const {
        return viewer_of(*now_.guests.find(guest), now_.table.seats, now_.match);
    }

    Moment now_;
    Texts states_;
    std::vector<Mail> mail_;
};

}  // namespace reami::room
