// A gateway for the tests of the net: it understands a few orders and obeys them.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/net/gateway.hpp"
#include "server/net/sole_ownership.hpp"

namespace reami::net {

/// Everybody may enter, except with the token `wrong` (4004); a client with the token `seated` has a seat. A
/// chat is an order to the room:
///
///     echo WORDS    sends {"t":"echo","text":"WORDS"}
///     always N      sends N messages that may not be lost, of 1 KB
///     long N        sends one message of N KB that may not be lost
///     patches N     sends N patches of 1 KB, numbered on from those before
///     late N        the same, from another thread
///     close N       closes the connection with that code
///     throw         throws
///     busy          refuses the message
///     no_sync       throws at the next `sync`
///     overstay WORDS    echoes them twice, and ends the lease before the second echo is sent
///     renew WORDS       the same, and begins another lease, of one hour
///     where         sends {"t":"where","home":…}: whether this is the thread of `home`
///
/// The room reports the presence of the client as {"t":"attends","how":N}, with the number of the Attendance.
/// It answers `sync` with a state that has the number of the last patch. GET /echo answers the request;
/// /throw throws; /slow takes some time; /large has 8 MB. /nowhere throws earlier: when the server asks for
/// the limit of its body. With `watching_throws`, the list of open rooms throws.
class FakeGateway final : public Gateway, public SoleOwnership {
public:
    using Executor = boost::asio::io_context::executor_type;

    /// The last client that asked to enter.
    struct Joined {
        std::string address;
        bool passed_on = false;
    };

    boost::asio::awaitable<JoinResult> enter(JoinRequest join) override;
    std::unique_ptr<Guide> guide(const WaitingClient& client) override {
        return guides ? guides(client) : SoleOwnership::guide(client);
    }
    boost::asio::awaitable<bool> serves(std::string /*room*/) override { co_return serves_rooms; }
    std::optional<Executor> shard_of(const std::string& /*room*/) const override { return home; }
    void watch_rooms(const std::shared_ptr<ConnectionHandle>& connection,
                     const boost::asio::ip::address& address) override;
    /// The limit of a message; twice as much for /long.
    std::size_t longest_body(std::string_view path) const override;
    boost::asio::awaitable<Answer> answer(Request request) override;

    std::optional<Joined> last_joined() const;

    std::vector<Request> asked() const;
    std::optional<protocol::from_client::Hello> last_hello() const;

    /// The next three wait until a condition holds; false if it does not hold in time.
    bool empties() const;              ///< all visitors have left
    bool is_asked() const;             ///< a plain request came
    bool has_obeyed(int count) const;  ///< it has obeyed that many orders

    std::atomic<int> visitors{0};  ///< the number of visitors now
    std::atomic<int> syncs{0};     ///< requests for a state
    std::atomic<int> moves{0};
    std::atomic<int> orders{0};  ///< the orders that the room has obeyed
    std::atomic<bool> watching_throws{false};
    std::shared_ptr<const BootDeadline> deadline() const override;
    void begin_lease();  ///< begins a lease of one hour
    void end_lease();
    std::atomic<bool> serves_rooms{true};
    std::function<std::unique_ptr<Guide>(const WaitingClient&)>
        guides;                    ///< empty: leads all clients to this server
    std::optional<Executor> home;  ///< the executor of all rooms; to be set before the first client connects

private:
    std::shared_ptr<BootDeadline> lease_ = std::make_shared<BootDeadline>();
    mutable std::mutex mutex_;
    std::vector<Request> asked_;
    std::optional<Joined> last_joined_;
    std::optional<protocol::from_client::Hello> last_hello_;
};

}  // namespace reami::net
