#include <spdlog/spdlog.h>

#include <stdexcept>
#include <utility>
#include <variant>

#include "server/app/ownership.hpp"
#include "server/lobby/players/kept_hand_overs.hpp"
#include "server/lobby/rooms/own_rooms.hpp"
#include "server/runtime/version.hpp"
#include "server/store/postgresql/pg_lease.hpp"

namespace reami {
namespace {

/// The ownership of all rooms of a PostgreSQL database. Other servers read this server's lease: they wait for
/// its end, and name this server in their errors. If another server takes over the database nevertheless, the
/// writer notices this and ends this server.
class LeasedRooms final : public lobby::OwnRooms {
public:
    LeasedRooms(const store::PgAddress& address, const Settings& settings, Means means)
        : OwnRooms(std::move(means)),
          lease_(address, {"", std::string(version), settings.data / "node"},
                 {[](const store::Tenure&) {}, [](const store::Tenure&) {}}) {}
    ~LeasedRooms() override { lease_.end(); }

private:
    store::PgLease lease_;
};

}  // namespace

store::Sharing sharing_of_writers() { return store::Sharing::alone; }

std::unique_ptr<net::RoomOwnership> ownership_of(const store::Location& store, const OwnershipMeans& means) {
    lobby::OwnRooms::Means of_rooms{means.directory, means.quota, means.readers, means.resting,
                                    means.shards.first().executor()};
    if (const auto* address = std::get_if<store::PgAddress>(&store))
        return std::make_unique<LeasedRooms>(*address, *means.settings.get(), std::move(of_rooms));
    return std::make_unique<lobby::OwnRooms>(std::move(of_rooms));
}

std::unique_ptr<lobby::HandOvers> hand_overs_of(const store::Location& /*store*/,
                                                const HandOverMeans& means) {
    return std::make_unique<lobby::KeptHandOvers>(
        lobby::KeptHandOvers::Means{means.players, means.journal, means.clock});
}

void check_passing_on(const Settings& settings) {
    if (!settings.node_listen.empty())
        throw std::runtime_error(
            "this program was built for one server per database (REAMI_CLUSTER=OFF): remove --node-listen, "
            "or build it with REAMI_CLUSTER=ON");
}

}  // namespace reami
