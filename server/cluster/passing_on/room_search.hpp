// Finds the node that serves the room of a handshake, and passes the handshake on if another node serves it.
// While the search finds no node, or the node does not answer, the client waits. PROTOCOL.md, "Several
// servers".
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "server/cluster/passing_on/node_calls.hpp"
#include "server/cluster/room_locator.hpp"
#include "server/settings/settings.hpp"

namespace reami::cluster {

/// The client has disconnected during the search.
struct WentAway {};
/// The search ended without a result; the client should connect again.
struct GivenUp {};
using SearchResult = std::variant<ServedHere, HandedOver, WentAway, GivenUp, NotServedHere>;

/// One search for one client. Must be used on the executor of the client's connection.
class RoomSearch {
public:
    struct Wanted {
        std::string room;
        std::function<std::string()> handshake;  ///< makes the text for another node (`handed_over`)
        std::function<bool()> has_left;          ///< whether the client has disconnected
        Meters& meters;
    };
    /// All of these except the executor must outlive the search.
    RoomSearch(const boost::asio::any_io_executor& executor, const NodeWaits& waits, RoomLocator& locator,
               const NodeCalls& calls, Wanted wanted);

    boost::asio::awaitable<SearchResult> run();
    /// Ends the search soon, without a result.
    void stop();

private:
    using SteadyClock = std::chrono::steady_clock;

    boost::asio::awaitable<std::optional<SearchResult>> ask_once();
    boost::asio::awaitable<std::optional<SearchResult>> hand_over_to(ServedBy node);
    boost::asio::awaitable<Whereabouts> ask();
    boost::asio::awaitable<Called> call(const std::string& address);
    void note(const NotServedYet& answer);
    /// Waits until the search should ask again: at `until`, or earlier if the lost node's rooms become free.
    /// Returns false if the search must end.
    boost::asio::awaitable<bool> pause(SteadyClock::time_point until);
    SearchResult given_up() const;

    const NodeWaits& waits_;
    RoomLocator& locator_;
    const NodeCalls& calls_;
    const Wanted wanted_;
    const SteadyClock::time_point end_;
    boost::asio::steady_timer pausing_;
    bool is_stopped_ = false;
    struct LostNode {
        std::string incarnation;
        std::optional<SteadyClock::time_point> free_at = {};  ///< for its rooms; empty: not known
    };
    /// The node that did not answer, or does not serve the room although the database names it. Empty if
    /// there was none, or if the node has renewed its lease since.
    std::optional<LostNode> lost_;
    std::string refused_by_;  ///< the incarnation of the last node that refused the client
    int questions_anew_ = 0;  ///< how many times a node has refused the client
    std::chrono::milliseconds asks_again_in_;
};

}  // namespace reami::cluster
