// Finds where the room of a handshake is served, and hands the handshake over if that is another node. While
// nobody can say, or nobody answers, the client is kept waiting, not refused. PROTOCOL.md, "Several servers".
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "server/net/net_context.hpp"
#include "server/net/node/node_calls.hpp"

namespace reami::net {

/// The client went away while it waited.
struct WentAway {};
/// The client is to come again.
struct GivenUp {};
using SearchResult = std::variant<ServedHere, HandedOver, WentAway, GivenUp, NotServedHere>;

/// One search, on the executor of the connection.
class RoomSearch {
public:
    struct Wanted {
        std::string room;
        std::function<std::string()> handshake;  ///< as it is handed over
        std::function<bool()> has_left;          ///< the client
    };
    /// The context outlives it.
    RoomSearch(const boost::asio::any_io_executor& executor, const NetContext& context, Wanted wanted);

    boost::asio::awaitable<SearchResult> run();
    /// Gives up soon.
    void stop();

private:
    using SteadyClock = std::chrono::steady_clock;

    boost::asio::awaitable<std::optional<SearchResult>> ask_once();
    boost::asio::awaitable<std::optional<SearchResult>> hand_over_to(ServedBy node);
    boost::asio::awaitable<Whereabouts> ask();
    boost::asio::awaitable<Called> call(const std::string& address);
    void note(const NotServedYet& answer);
    /// Until it is worth asking again. False: it is not.
    boost::asio::awaitable<bool> pause(SteadyClock::time_point until);
    SearchResult given_up() const;

    const NetContext& context_;
    const NodeWaits& waits_;
    const Wanted wanted_;
    const SteadyClock::time_point end_;
    boost::asio::steady_timer pausing_;
    bool is_stopped_ = false;
    struct LostNode {
        std::string incarnation;
        std::optional<SteadyClock::time_point> free_at = {};  ///< its rooms, as far as is known
    };
    /// It did not answer, or does not serve the room, and has not renewed its lease since.
    std::optional<LostNode> lost_;
    std::string refused_by_;  ///< the incarnation that last did not serve the room,
    int questions_anew_ = 0;  ///< and how often one did not
    std::chrono::milliseconds asks_again_in_;
};

}  // namespace reami::net
