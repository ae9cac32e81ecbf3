// Exchanges news with the other servers of the same database, once a second, on its own thread. Writes how
// many wrong codes each address has sent to this server. Reads these counts of the other servers, the
// decisions of admins, signed-out devices, forgotten players and the list of all rooms. While the database
// does not answer, the server uses the last news.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/core/noncopyable.hpp>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/cluster/sql/news_channel.hpp"
#include "server/lobby/guess_limit.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/players/signed_in.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/store/read/read_admin.hpp"

namespace reami::cluster {

class NewsExchange : boost::noncopyable {
public:
    struct Dependencies {
        lobby::OpenRooms& open_rooms;
        lobby::GuessLimit& guesses;
        lobby::Rulings& rulings;
        lobby::SignedIn& signed_in;
        const lobby::Directory& directory;
        const Clock& clock;
        std::function<void(const store::AdminMemory&)> learn;  ///< called when admins have decided something
    };
    /// Throws std::exception if the database can't be reached.
    NewsExchange(const store::PgAddress& store, Dependencies dependencies);
    ~NewsExchange() { stop(); }

    /// Exchanges news once. Throws std::exception if the database does not answer. Must not be called while
    /// the thread runs.
    void exchange();
    void start();
    void stop();

private:
    void run();
    void exchange_or_say_why();
    void take(const store::AdminMemory& memory);
    void sign_out(const std::vector<store::TokenHash>& tokens);
    void forget(store::PlayerId player, const std::vector<std::string>& names);

    Dependencies dependencies_;
    NewsChannel channel_;
    bool answers_ = true;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool ends_ = false;
    std::thread thread_;
};

}  // namespace reami::cluster
