// Opens rooms. A request opens only one room, however often the client sends it. The player who opens a room
// is its host.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/core/expected.hpp"
#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/rooms/directory.hpp"

namespace reami::lobby {

/// A request for a room. `options` is a JSON object that was not checked yet; `bots` are kinds of bots by
/// seat.
struct RoomRequest {
    protocol::RequestId id;  ///< the client's id: a repeated request opens only one room
    std::string game;
    std::string options = "{}";
    int seats = 2;
    std::map<Seat, std::string> bots;
    bool listed = false;
    protocol::TimeControl time = {};
    std::optional<std::string> set_up = {};  ///< for a room of one person, who plays against bots
    room::Script::MovesOfSeats script = {};  ///< of bots, only with a set-up
};

/// The player who asks for the room, and their address. If `who` is empty, the server makes a new player.
struct Requester {
    boost::asio::ip::address from;
    std::optional<room::Identity> who;
};

/// `token` is set if the server has made a new player for this room; no later answer contains it.
struct OpenedRoom {
    std::string code;
    std::optional<std::string> token;
    bool is_new = false;  ///< false: an earlier copy of this request opened it
};

/// The requests for rooms that the server is carrying out. If a client repeats such a request meanwhile, the
/// repeated request waits for its turn. Every function may be called from any thread.
class PendingOpenings {
public:
    using RequestKey = std::pair<store::Hash, store::RequestId>;  ///< the requester, and the client's id

    /// While this object exists, no other caller gets a turn for the request.
    class Turn {
    public:
        Turn(PendingOpenings& all, RequestKey request) : all_(&all), request_(std::move(request)) {}
        Turn(Turn&& other) noexcept
            : all_(std::exchange(other.all_, nullptr)), request_(std::move(other.request_)) {}
        Turn& operator=(Turn&&) = delete;
        ~Turn() {
            if (all_) all_->end(request_);
        }

    private:
        PendingOpenings* all_;
        RequestKey request_;
    };

    /// A turn; empty while another caller has it.
    std::optional<Turn> turn(const RequestKey& request) {
        const std::lock_guard lock(mutex_);
        if (!open_.insert(request).second) return std::nullopt;
        return std::optional<Turn>(std::in_place, *this, request);
    }

private:
    void end(const RequestKey& request) {
        const std::lock_guard lock(mutex_);
        open_.erase(request);
    }

    std::mutex mutex_;
    std::set<RequestKey> open_;
};

/// Every function may be called from any thread.
class RoomOpener {
public:
    struct Dependencies {
        const CurrentSettings& settings;
        Directory& directory;
        RoomQuota& quota;
        store::Readers& readers;
        store::Journal& journal;
        const Clock& clock;
        const Rulings& rulings;
        std::function<void(const store::RoomOpened&)> on_opened = {};  ///< called for each new room
    };
    RoomOpener(const Dependencies& dependencies, const KeyedHash& hash)
        : dependencies_(dependencies), hash_(hash) {}

    boost::asio::awaitable<Expected<OpenedRoom, protocol::Refusal>> open(RoomRequest request,
                                                                         Requester requester);

private:
    using OpenOutcome = Expected<OpenedRoom, protocol::Refusal>;
    /// The rooms that a player may open.
    enum class Leave : std::uint8_t {
        given,
        for_one,  ///< only rooms that nobody else can enter
        refused
    };

    boost::asio::awaitable<std::optional<std::string>> code_of(const store::RoomOpened& opened);
    static boost::asio::awaitable<PendingOpenings::Turn> turn_of(PendingOpenings& among,
                                                                 PendingOpenings::RequestKey request);
    boost::asio::awaitable<Leave> leave_for(const RoomRequest& request, const Requester& requester);
    boost::asio::awaitable<std::optional<protocol::Refusal>> too_many_of(store::Hash opener);
    boost::asio::awaitable<OpenOutcome> store(store::Entry entry, store::RoomOpened opened,
                                              const room::Identity& host);
    void add(const store::Entry& entry, const RoomQuota::Opener& opener);

    Dependencies dependencies_;
    KeyedHash hash_;
    PendingOpenings under_way_;
    PendingOpenings openers_;  ///< used if the database counts the rooms of an opener
};

}  // namespace reami::lobby
