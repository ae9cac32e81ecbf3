// The connections to a room, with the player and the language of each.
#pragma once

#include <map>
#include <vector>

#include "protocol/match/match.hpp"
#include "server/room/people/seats.hpp"
#include "server/room/room_input.hpp"

namespace reami::room {

struct Client {
    Identity identity;
    store::Hash address{};  ///< keyed hash
    int who = 0;            ///< the person's number
    Language language = Language::en;
    const ForbiddenNames* forbidden_names = nullptr;
    protocol::Attendance attendance = protocol::Attendance::here;
};

class Clients {
public:
    void add(const Came& came, int who) {
        clients_[came.client] = Client{came.visitor.identity, came.visitor.address, who, came.language,
                                       came.visitor.forbidden_names};
    }
    void remove(ClientId client) { clients_.erase(client); }
    void attend(const Attended& attended);
    const Client* find(ClientId client) const;
    bool has(PlayerId player) const;
    /// The attendance of the player's most present connection; `away` if the player has no connection.
    protocol::Attendance attendance(PlayerId player) const;
    bool empty() const { return clients_.empty(); }
    const std::map<ClientId, Client>& all() const { return clients_; }

    /// All connections of that player except `but`, the oldest first.
    std::vector<ClientId> others_of(PlayerId player, ClientId but) const;
    /// The newest connection of that player. Expects that there is one.
    ClientId newest_of(PlayerId player) const { return others_of(player, 0).back(); }
    /// The number of connections whose players have no seat.
    int watching(const Seats& seats) const;
    /// The numbers of the connected people without a seat, each once, in ascending order; only the first
    /// `most`.
    std::vector<int> watchers(const Seats& seats, std::size_t most) const;
    /// Forgets the client's new token. The room calls this when its answer `here` contains the token.
    void forget_new_token(ClientId client) { clients_.at(client).identity.new_token.reset(); }
    /// Whether the player is connected, with a token that is on disk.
    bool is_stored(PlayerId player) const;
    /// Notes that the player's token is on disk.
    void mark_stored(PlayerId player);

private:
    std::map<ClientId, Client> clients_;
};

/// The role in which the client looks at the match.
Viewer viewer_of(const Client& client, const Seats& seats);
/// The text `seat:1`, or `public`.
std::string viewer_text(Viewer viewer);

}  // namespace reami::room
