// One WebSocket from its handshake to its end. The session reads messages, sends the outbox, and pings. It
// belongs to the shard of its connection. PROTOCOL.md, "Connecting", "Limits" and "Close codes".
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/messages/codec.hpp"
#include "protocol/messages/refusal.hpp"
#include "protocol/text/texts.hpp"
#include "server/net/gateway.hpp"
#include "server/net/net_context.hpp"
#include "server/net/websocket/outbox.hpp"
#include "server/net/websocket/web_socket.hpp"
#include "server/runtime/rate_limit.hpp"

namespace reami::net {

/// The room for which a client opens a WebSocket, and where the client comes from.
struct Visit {
    std::optional<std::string> room;  ///< empty: the list of open rooms
    boost::asio::ip::address address;
    std::string subprotocol;                      ///< ours if offered, else the client's first; empty: none
    std::chrono::steady_clock::time_point since;  ///< the time for `hello` begins here
    std::shared_ptr<const void> place = {};       ///< its place in ProxiedCount; null: counted elsewhere
    std::optional<protocol::Close> refused = {};  ///< if set, close the WebSocket with this code
    bool passed_on = false;                       ///< by another node
    bool must_have_seat = false;                  ///< it has a further place (admissions.hpp)
};

class SessionHandle;

class Session final : public std::enable_shared_from_this<Session>, private WebSocket::Owner {
public:
    Session(transport::Stream stream, std::shared_ptr<const NetContext> context, Visit visit);
    ~Session() override;

    /// The executor on which the session runs.
    boost::asio::any_io_executor executor() { return socket_.executor(); }
    /// Starts the session on its executor, with the answer to this handshake. The session calls `ended` on
    /// any thread when it is destroyed. May be called from any thread, once.
    void start(HttpRequest handshake, std::function<void()> ended);

    void push(EncodedMessage text, Delivery delivery);
    /// Sends the waiting messages, and then the close frame. Does nothing if the session is closing already.
    void close(protocol::Close why);
    /// Ends the session at once.
    void drop() { socket_.drop(); }

private:
    using Time = std::chrono::steady_clock::time_point;

    /// A pointer to this session that keeps it alive during pending operations.
    WebSocket::OwnerPtr self() { return {shared_from_this(), static_cast<WebSocket::Owner*>(this)}; }

    void welcome();
    void end();
    void accepted(bool well) override;

    // Incoming messages:
    using Hello = protocol::from_client::Hello;
    void received(const std::string& message, bool binary) override;
    void over() override;
    void flooded() override;
    using Message = protocol::from_client::Message;
    /// Handles a message. An expected `hello` and a move over the rate limit take time: `receive` returns
    /// them, and the caller passes them to `take_time`.
    std::optional<Message> receive(std::string_view text);
    /// Handles a message that `receive` has returned. Reads the next message only after the client has
    /// entered the room, or after the rate limit allows the move.
    static boost::asio::awaitable<void> take_time(std::shared_ptr<Session> self, Message message);
    boost::asio::awaitable<void> deliver_when_paid(Message move);
    boost::asio::awaitable<void> enter(Hello hello);
    void fail(const std::exception& fault);
    void deliver(Message message);
    /// If the player has no seat, takes the price from the budget that all people without a seat share who
    /// connect from this address. Returns 0, or the seconds after which the client may try again.
    int pay_from_share(double price);
    /// The limit for this kind of question; null if it has none.
    RateLimit* limit_of(const Message& message);
    void refuse_haste(std::optional<protocol::RequestId> id, double price);
    void count_bad(std::optional<protocol::RequestId> id, const protocol::Refusal& why);
    /// `again`: the seconds after which the client may try again.
    void refuse(std::optional<protocol::RequestId> id, const protocol::Refusal& why,
                std::optional<int> again = {});

    // Outgoing messages:
    void write_on();
    void write_next();
    /// Whether this node must send nothing more about the room, because another node may serve the room by
    /// now: PROTOCOL.md, "Several nodes".
    bool is_outdated() const { return deadline_ && deadline_->is_over(); }
    void write(EncodedMessage text);
    void written(bool goes_on) override;
    void write_ping();
    void write_close();
    void ask_for_state();

    // Time, in session_watch.cpp:
    /// The pause before the session asks a busy room for a state again.
    static constexpr std::chrono::seconds ask_again_in{1};
    void watch();
    void watch_until(Time due);
    bool maintain(Time now);  ///< returns false if it has given the connection up
    Time next_due(Time now) const;
    Time hello_until() const;  ///< when `hello` must have come
    Time ping_at() const;      ///< when the next ping is due, after silence
    Time lost_at() const;      ///< when the session gives the connection up, unless something changes

    // Presence, in session_presence.cpp:
    /// Notes that a message came, so a person is present.
    void spoke();
    void look_for_presence(Time now);
    Time presence_due() const;
    void tell_presence();

    const std::shared_ptr<const NetContext> context_;
    const Limits& limits_;
    const Present among_connections_{context_->meters.connections},
        among_websockets_{context_->meters.websockets};
    const Visit visit_;
    WebSocket socket_;
    std::shared_ptr<SessionHandle> handle_;
    std::unique_ptr<RoomHandle> room_handle_;
    std::shared_ptr<const BootDeadline> deadline_;  ///< for messages about the room; null before `hello`
    Outbox outbox_;
    EncodedMessage writing_;  ///< while it is being written
    RateLimit rate_, previews_, past_events_, past_positions_;
    protocol::Language language_ = protocol::Language::en;
    std::size_t bad_in_a_row_ = 0;
    bool greeted_ = false;  ///< `hello` came, or is not needed
    bool ping_due_ = false;
    bool is_writing_ = true;  ///< also before the handshake and after a failure: then it can't write
    bool ended_ = false;
    bool is_lost_ = false;  ///< the session has given the connection up
    std::function<void()> tell_end_;
    std::optional<protocol::Close> closing_;
    std::optional<Time> writing_since_, closing_since_;
    Time pinged_, spoke_;
    std::optional<Time> asked_;  ///< when the client was asked whether a person is present
    bool is_hidden_ = false;     ///< the client has said that its page is hidden
    bool is_silent_ = false;     ///< the client has not answered this question
    protocol::Attendance attendance_ = protocol::Attendance::here;
    boost::asio::steady_timer ticking_;            ///< for `watch`
    boost::asio::steady_timer* paying_ = nullptr;  ///< while a move waits for the rate limit
};

}  // namespace reami::net
