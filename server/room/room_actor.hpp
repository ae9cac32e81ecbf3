// A room with an inbox, a clock, the journal and bots: the only place with I/O around a room, and the only
// one where its state moves on. Letters are dealt with one at a time, on the room's own shard.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <map>
#include <memory>

#include "server/net/door.hpp"
#include "server/room/room.hpp"
#include "server/store/journal.hpp"

namespace reami::room {

/// What rooms share: the journal, the threads on which bots think, and who wants to know how a room looks.
struct House {
    store::Journal& journal;
    boost::asio::thread_pool& workers;
    std::chrono::milliseconds bot_waits;
    std::size_t inbox_letters;
    /// The room looks different from outside, or is closed. Called on the room's shard.
    std::function<void(const from_server::Room&)> changed;
};

class RoomActor : public std::enable_shared_from_this<RoomActor> {
public:
    using Executor = boost::asio::any_io_executor;

    /// `room` holds what is stored of it. Expects `run` to be called once.
    RoomActor(Executor shard, store::RoomId id, Room room, const House& house);

    /// Starts dealing with letters; ends when the room is closed or `stop` is called.
    void run();
    /// No letter is dealt with any more. From any thread.
    void stop();

    /// A connection comes. From any thread; its messages are then handed over under the id that is returned.
    GuestId come(Identity identity, const from_client::Hello& hello, std::shared_ptr<net::Line> line);
    void go(GuestId guest);
    /// False if the room has more letters waiting than it can take.
    bool hand(GuestId guest, from_client::Message message);
    /// Tells everybody that the server goes away, and closes their lines.
    void say_bye(const from_server::Bye& bye);

    /// The rows in which the moves of the running match stand; set by who restores the room.
    void set_rows(std::vector<store::Seq> rows) { rows_ = std::move(rows); }

private:
    using Channel = boost::asio::experimental::channel<void(boost::system::error_code, Letter)>;

    void post(decltype(Letter::what) what);
    boost::asio::awaitable<void> deal_with_letters();
    boost::asio::awaitable<void> deal_with(const Letter& letter);
    boost::asio::awaitable<void> answer(const Letter& letter);
    boost::asio::awaitable<void> go_on(const Letter& letter);  ///< with what the room does by itself
    boost::asio::awaitable<bool> take(Step step, Millis now);  ///< false: it could not be stored
    boost::asio::awaitable<bool> store_records(Step& step, Millis now);
    void not_stored(const Step& step, const store::Fault& fault);
    void send(const std::vector<Mail>& mail) const;
    void send(const Post& post);
    void publish();

    void wake_bots();
    boost::asio::awaitable<void> think(BotTurn turn);
    void set_timer(Millis now);

    Executor shard_;
    store::RoomId id_;
    Room room_;
    House house_;
    Channel inbox_;
    boost::asio::steady_timer timer_;
    std::atomic<GuestId> next_guest_{1};
    std::atomic<std::size_t> waiting_{0};
    std::map<GuestId, std::shared_ptr<net::Line>> lines_;
    std::vector<store::Seq> rows_;
    std::vector<BotTurn> thinking_;
    std::chrono::milliseconds retry_in_{0};  ///< grows while the store refuses
    from_server::Room published_;
};

}  // namespace reami::room
