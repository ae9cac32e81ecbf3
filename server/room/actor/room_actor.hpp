// A room with its inputs, its time, the journal and bots: the only place with I/O around a room, and the
// only one where its state moves on. All of it happens on the room's own shard.
//
// Inputs are dealt with one at a time. While a step waits for the disk, those that could need another step
// wait behind it; who comes, goes, pings or asks for a state is answered from what is stored. Chat has a lane
// of its own: nothing waits for a line of chat.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <deque>
#include <functional>
#include <map>
#include <memory>

#include "server/net/gateway.hpp"
#include "server/room/room.hpp"
#include "server/store/journal.hpp"

namespace reami::room {

/// What rooms share: the journal, the time, the threads on which bots think, and who wants to know how a room
/// looks.
struct RoomServices {
    store::Journal& journal;
    const Clock& clock;
    boost::asio::thread_pool& workers;
    std::chrono::milliseconds bot_waits;
    std::size_t inbox_size;
    /// The room looks different from outside, or is closed. Called on the room's shard.
    std::function<void(const from_server::Room&)> changed;
};

class RoomActor : public std::enable_shared_from_this<RoomActor> {
public:
    using Executor = boost::asio::any_io_executor;

    /// `room` holds what is stored of it. Expects `run` to be called once.
    RoomActor(Executor shard, store::RoomId id, Room room, const RoomServices& services);

    /// From now on time passes for the room.
    void run();
    /// No input is dealt with any more. From any thread.
    void stop();

    /// A connection comes. From any thread; its messages are then handed over under the id that is returned.
    ClientId come(Visitor visitor, const from_client::Hello& hello,
                  std::shared_ptr<net::ConnectionHandle> connection);
    void go(ClientId client);
    /// False if the room has more inputs waiting than it can take.
    bool hand(ClientId client, from_client::RoomMessage message);
    /// Tells everybody that the server goes away, and closes their connections.
    void say_bye(const from_server::Bye& bye);

    const Executor& executor() const { return shard_; }

private:
    /// A step on its way to the disk.
    struct Storing {
        Step step;
        Occasion occasion;  ///< of the input that asked for the step
        Millis since = 0;   ///< on the steady clock
    };

    void post(decltype(RoomInput::what) what);
    void arrive(RoomInput input);
    bool must_wait(const RoomInput& input) const;
    void deal_with_waiting();
    /// Whether that connection says something in one of the inputs.
    static bool is_among(const std::deque<RoomInput>& inputs, ClientId client);
    void deal_with(const RoomInput& input);
    void deal_with_at_once(const RoomInput& input);  ///< what changes nothing that is stored
    void judge(const RoomInput& input);
    void go_on(const Occasion& occasion);  ///< with what the room does by itself
    void take(Step step, const Occasion& occasion);
    void close();

    // Chat, beside all that.
    void arrive_chat(RoomInput input);
    bool is_of_chat(const RoomInput& input) const;
    void deal_with_waiting_chat();
    bool asked_before(const RoomInput& input) const;
    void judge_chat(const ClientChat& from, const Occasion& occasion);
    boost::asio::awaitable<void> store_chat(ChatVerdict said, Moment now);

    boost::asio::awaitable<void> store();
    boost::asio::awaitable<store::Appended> append(store::Entry entry);
    void stored(const store::Appended& appended);
    void not_stored(const std::optional<Asker>& asker, const store::Fault& fault);
    bool is_stalled() const;
    void log_fault(const std::exception& fault) const;
    /// The same, and the sender of the input hears of it.
    void report_fault(const RoomInput& input, const std::exception& fault) const;

    void send(const std::vector<OutgoingMessage>& messages) const;
    void send(const RoomOutput& output);
    void publish();

    void wake_bots();
    bool is_wanted(const BotTurn& turn) const;
    boost::asio::awaitable<void> think(BotTurn turn);
    boost::asio::awaitable<std::string> thought(const BotTurn& turn);
    void set_alarm();

    Executor shard_;
    store::RoomId id_;
    Room room_;
    RoomServices services_;
    std::unique_ptr<Alarm> alarm_;
    std::optional<Millis> rings_at_;
    std::atomic<ClientId> next_client_{1};
    std::atomic<std::size_t> inputs_{0};  ///< on their way, or waiting
    std::deque<RoomInput> waiting_;
    std::optional<Storing> storing_;
    std::deque<RoomInput> waiting_chat_;
    std::optional<Millis> storing_chat_since_;  ///< a line of chat is on its way to the disk
    bool is_open_ = true;
    std::map<ClientId, std::shared_ptr<net::ConnectionHandle>> connections_;
    std::vector<BotTurn> thinking_;
    std::chrono::milliseconds retry_in_{0};  ///< grows while the store refuses
    from_server::Room published_;
};

}  // namespace reami::room
