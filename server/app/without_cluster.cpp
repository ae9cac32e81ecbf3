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
    LeasedRooms(const store::PgAddress& address, const Settings& settings, Dependencies dependencies)
        : OwnRooms(std::move(dependencies)),
          lease_(address, {"", std::string(version), settings.data / "node"},
                 {[](const store::Tenure&) {}, [](const store::Tenure&) {}}) {}
    ~LeasedRooms() override { lease_.end(); }

private:
    store::PgLease lease_;
};

}  // namespace

store::Sharing sharing_of_writers() { return store::Sharing::alone; }

std::unique_ptr<net::RoomOwnership> ownership_of(const store::Location& store,
                                                 const OwnershipDependencies& dependencies) {
    lobby::OwnRooms::Dependencies of_rooms{dependencies.directory, dependencies.quota, dependencies.readers,
                                           dependencies.resting, dependencies.shards.first().executor()};
    if (const auto* address = std::get_if<store::PgAddress>(&store))
        return std::make_unique<LeasedRooms>(*address, *dependencies.settings.get(), std::move(of_rooms));
    return std::make_unique<lobby::OwnRooms>(std::move(of_rooms));
}

std::unique_ptr<lobby::HandOvers> hand_overs_of(const store::Location& /*store*/,
                                                const lobby::HandOvers::Dependencies& dependencies) {
    return std::make_unique<lobby::KeptHandOvers>(dependencies);
}

void check_passing_on(const Settings& settings) {
    if (!settings.node_listen.empty())
        throw std::runtime_error(
            "this program was built for one server per database (REAMI_CLUSTER=OFF): remove --node-listen, "
            "or build it with REAMI_CLUSTER=ON");
}

}  // namespace reami
