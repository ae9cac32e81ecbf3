// A house for the tests of the net: it knows a few words and does what they say.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/net/gateway.hpp"

namespace reami::net {

/// Everybody may enter, except with the token `wrong` (4004); with the token `seated` somebody has a
/// seat. A chat is an order to the room:
///
///     echo WORDS    sends {"t":"echo","text":"WORDS"}
///     always N      sends N messages that may not be lost, of 1 KB
///     long N        sends one message of N KB that may not be lost
///     patches N     sends N patches of 1 KB, numbered on from those before
///     late N        the same, from another thread
///     close N       closes the line with that code
///     throw         throws
///     busy          takes no more
///     no_sync       throws at the next `sync`
///     overstay WORDS    echoes them twice, and ends the lease while the second waits for the first
///     renew WORDS       the same, and begins another lease, of an hour
///     where         sends {"t":"where","home":…}: whether this is the thread of `home`
///
/// It says how present it takes the client to be: {"t":"attends","how":N}, with the number of the Attendance.
/// `sync` is answered with a state that has the number of the last patch. GET /echo answers what was asked;
/// /throw throws; /slow takes its time; /large is of 8 MB. /nowhere throws before that, when it is asked how
/// long a body may be; with `watching_throws`, the list of open rooms does.
class FakeGateway final : public Gateway {
public:
    using Executor = boost::asio::io_context::executor_type;

    /// Who came to enter last, and how.
    struct Joined {
        std::string address;
        bool passed_on = false;
    };

    boost::asio::awaitable<JoinResult> enter(JoinRequest join) override;
    boost::asio::awaitable<Whereabouts> whereabouts(std::string room,
                                                    std::optional<std::string> lost) override;
    boost::asio::awaitable<bool> serves(std::string /*room*/) override { co_return serves_rooms; }
    std::optional<Executor> shard_of(const std::string& /*room*/) const override { return home; }
    void watch_rooms(const std::shared_ptr<ConnectionHandle>& connection,
                     const boost::asio::ip::address& address) override;
    /// As a message, but to /long twice as much.
    std::size_t longest_body(std::string_view path) const override;
    boost::asio::awaitable<Answer> answer(Request request) override;

    /// What it says of where rooms are, one after the other; the last of them from then on.
    void say_where(std::vector<Whereabouts> answers);
    /// As often as it was asked that: the node that was said to be lost, or `-`.
    std::vector<std::string> asked_where() const;
    bool is_asked_where(std::size_t times) const;  ///< waits for it; false: it did not come about in time
    std::optional<Joined> last_joined() const;

    std::vector<Request> asked() const;
    std::optional<protocol::from_client::Hello> last_hello() const;

    /// Waits for it; false: it did not come about in time.
    bool empties() const;              ///< all visitors are gone
    bool is_asked() const;             ///< a plain request came
    bool has_obeyed(int count) const;  ///< so many orders

    std::atomic<int> visitors{0};  ///< inside now
    std::atomic<int> syncs{0};     ///< that were handed in
    std::atomic<int> moves{0};
    std::atomic<int> orders{0};  ///< that were obeyed
    std::atomic<bool> watching_throws{false};
    std::shared_ptr<const LeaseDeadline> lease() const override;
    void begin_lease();  ///< of an hour
    void end_lease();
    std::atomic<bool> serves_rooms{true};
    std::optional<Executor> home;  ///< of all rooms; to be set before anybody comes

private:
    std::shared_ptr<LeaseDeadline> lease_ = std::make_shared<LeaseDeadline>();
    mutable std::mutex mutex_;
    std::vector<Request> asked_;
    std::vector<Whereabouts> where_{ServedHere{}};
    std::vector<std::string> asked_where_;
    std::optional<Joined> last_joined_;
    std::optional<protocol::from_client::Hello> last_hello_;
};

}  // namespace reami::net
