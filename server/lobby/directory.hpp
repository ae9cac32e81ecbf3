// Who has which room: opens rooms, finds them by their code, and leads connections to them.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/match.hpp"
#include "server/lobby/allowance.hpp"
#include "server/lobby/open_rooms.hpp"
#include "server/lobby/players.hpp"
#include "server/room/room_actor.hpp"
#include "server/settings.hpp"

namespace reami::lobby {

/// A room as somebody wants it. `options` is a JSON object, not yet judged; bots by seat, by their kind.
struct Wish {
    std::string id;  ///< the client's: the same wish sent twice opens one room
    std::string game;
    std::string options = "{}";
    int seats = 2;
    std::map<Seat, std::string> bots;
    bool listed = false;
};

/// A refusal and, where waiting helps, after how many seconds it is worth trying again.
struct Refused {
    protocol::Refusal refusal;
    int again_seconds = 0;
};

/// Every function may be called from any thread.
class Directory {
public:
    using Shards = std::vector<room::RoomActor::Executor>;
    using Address = boost::asio::ip::address;

    /// What the directory works with; all of it outlives the directory.
    struct Means {
        Shards shards;
        const Settings& settings;
        store::Journal& journal;
        boost::asio::thread_pool& workers;
        Players& players;
        OpenRooms& open_rooms;
    };
    explicit Directory(const Means& means)
        : means_(means),
          opened_(means.settings.limits.rooms_an_hour),
          wrong_codes_(means.settings.limits.wrong_codes_an_hour) {}

    /// Opens a room; its code, or why not.
    boost::asio::awaitable<std::variant<std::string, Refused>> open(Wish wish, Address from);
    /// Takes in a room that was stored. Moves and rows as the store has them.
    void restore(store::RoomId id, room::Room room, std::vector<store::Seq> rows);
    /// Rooms that are opened from now on have higher numbers.
    void set_last_room(store::RoomId last) { last_room_ = last; }

    /// Who names a room by a code that is none has guessed: an address may so many times an hour. Why it may
    /// name none any more; nothing if it may.
    std::optional<Refused> guessed_enough(const Address& from);
    void guessed_wrong(const Address& from);

    /// Proves who knocks and leads to the room, or says how the line is closed.
    boost::asio::awaitable<net::Entrance> enter(net::Knock knock);

    std::size_t size() const;
    /// Those of every room.
    room::Terms terms() const;
    void say_bye(const protocol::from_server::Bye& bye) const;
    void stop() const;

private:
    using ActorPtr = std::shared_ptr<room::RoomActor>;

    std::optional<Refused> fault_of(const Wish& wish, const Address& from);
    store::Entry opening(const Wish& wish, const std::string& options) const;
    void add(store::RoomId id, room::Room room, std::vector<store::Seq> rows);
    ActorPtr find(const std::string& code) const;
    void changed(const protocol::from_server::Room& room);
    boost::asio::awaitable<std::variant<room::Identity, protocol::Close>> identify(
        const protocol::from_client::Hello& hello);

    Means means_;
    mutable std::mutex mutex_;
    std::map<std::string, ActorPtr> rooms_;
    room::Remembered<std::pair<Address, std::string>, std::string> recent_wishes_;  ///< their codes
    std::atomic<store::RoomId> last_room_{0};
    Allowance opened_, wrong_codes_;
};

}  // namespace reami::lobby
