#include "server/room/people/clients.hpp"

#include <algorithm>
#include <set>

namespace reami::room {

const Client* Clients::find(ClientId client) const {
    const auto found = clients_.find(client);
    return found == clients_.end() ? nullptr : &found->second;
}

bool Clients::has(PlayerId player) const {
    return std::ranges::any_of(clients_,
                               [&](const auto& one) { return one.second.identity.player == player; });
}

void Clients::attend(const Attended& attended) {
    const auto found = clients_.find(attended.client);
    if (found != clients_.end()) found->second.attendance = attended.how;
}

protocol::Attendance Clients::attendance(PlayerId player) const {
    auto most = protocol::Attendance::away;
    for (const auto& [id, client] : clients_)
        if (client.identity.player == player) most = std::min(most, client.attendance);
    return most;
}

std::vector<ClientId> Clients::others_of(PlayerId player, ClientId but) const {
    std::vector<ClientId> others;
    for (const auto& [id, client] : clients_)
        if (client.identity.player == player && id != but) others.push_back(id);
    return others;
}

int Clients::watching(const Seats& seats) const {
    return static_cast<int>(std::ranges::count_if(
        clients_, [&](const auto& one) { return !seats.seat_of(one.second.identity.player); }));
}

std::vector<int> Clients::watchers(const Seats& seats, std::size_t most) const {
    std::set<int> watchers;
    for (const auto& [id, client] : clients_)
        if (!seats.seat_of(client.identity.player)) watchers.insert(client.who);
    std::vector<int> first(watchers.begin(), watchers.end());
    if (first.size() > most) first.resize(most);
    return first;
}

bool Clients::is_stored(PlayerId player) const {
    return std::ranges::any_of(clients_, [&](const auto& one) {
        return one.second.identity.player == player && one.second.identity.stored;
    });
}

void Clients::mark_stored(PlayerId player) {
    for (auto& [id, client] : clients_)
        if (client.identity.player == player) client.identity.stored = true;
}

Viewer viewer_of(const Client& client, const Seats& seats) {
    const auto seat = seats.seat_of(client.identity.player);
    return seat ? Viewer(*seat) : Viewer::everybody();
}

std::string viewer_text(Viewer viewer) {
    return viewer.is_seat() ? "seat:" + std::to_string(viewer.seat().number()) : "public";
}

}  // namespace reami::room
