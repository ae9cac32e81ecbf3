#include <variant>

#include "server/app/ownership.hpp"
#include "server/cluster/cluster.hpp"
#include "server/cluster/shared_hand_overs.hpp"
#include "server/lobby/players/kept_hand_overs.hpp"
#include "server/lobby/rooms/own_rooms.hpp"

namespace reami {

store::Sharing sharing_of_writers() { return store::Sharing::among_nodes; }

std::unique_ptr<net::RoomOwnership> ownership_of(const store::Location& store,
                                                 const OwnershipDependencies& dependencies) {
    const auto& [shards, settings, meters, readers, directory, quota, resting, open_rooms, guesses, rulings,
                 signed_in, clock, learn] = dependencies;
    if (const auto* address = std::get_if<store::PgAddress>(&store))
        return std::make_unique<cluster::Cluster>(
            *address, cluster::Cluster::Dependencies{
                          shards,
                          settings,
                          meters,
                          directory,
                          quota,
                          {open_rooms, guesses, rulings, signed_in, directory, clock, learn}});
    return std::make_unique<lobby::OwnRooms>(
        lobby::OwnRooms::Dependencies{directory, quota, readers, resting, shards.first().executor()});
}

std::unique_ptr<lobby::HandOvers> hand_overs_of(const store::Location& store,
                                                const lobby::HandOvers::Dependencies& dependencies) {
    if (std::holds_alternative<store::PgAddress>(store))
        return std::make_unique<cluster::SharedHandOvers>(dependencies);
    return std::make_unique<lobby::KeptHandOvers>(dependencies);
}

void check_passing_on(const Settings& settings) {
    if (!settings.node_listen.empty()) net::Listener::check(cluster::serving_nodes(settings));
}

}  // namespace reami
