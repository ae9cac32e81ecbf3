// Nodes that share a database exchange their news over this connection. A node may write the same
// news twice, so after a lost answer it simply writes the news again.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "server/lobby/guess_limit.hpp"
#include "server/store/postgresql/pg_read_connection.hpp"
#include "server/store/read/read_admin.hpp"

namespace reami::cluster {

/// What the database knows about a taken seat.
struct ListedSeat {
    std::string name;  ///< of the person who has the seat or may take it back; empty: nobody
    int who = 0;       ///< the person's number in the room; 0: none is stored
    std::string bot;   ///< the kind of the bot; empty: a person has the seat
    friend bool operator==(const ListedSeat&, const ListedSeat&) = default;
};

/// A listed room in which people take seats or play.
struct ListedRoom {
    std::string code, game, options, time;
    int seats = 0;
    bool plays = false;
    std::optional<store::Millis> date;  ///< when the next match is to begin
    std::map<Seat, ListedSeat> taken;
    friend bool operator==(const ListedRoom&, const ListedRoom&) = default;
};

/// The news since the last exchange. They include what admins have decided on this node, but not the wrong
/// codes that this node has counted.
struct News {
    std::optional<store::AdminMemory> rulings;  ///< all decisions of admins, if any has changed
    std::vector<store::TokenHash> signed_out;   ///< the devices that were signed out
    std::map<store::PlayerId, std::vector<std::string>> forgotten;  ///< players, with their old names
    std::vector<lobby::WrongElsewhere> wrong_codes;
    std::vector<ListedRoom> listed;  ///< the newest NewsChannel::most_listed rooms of the list
};

/// Must be used on one thread.
class NewsChannel {
public:
    static constexpr int most_listed = 200;

    /// `node` is a name that is different at each start of a server. Throws store::PgError if it can't reach
    /// PostgreSQL.
    NewsChannel(const store::PgAddress& address, std::string node);

    /// Writes this node's counts of wrong codes, and reads the news. The first call reads the counts of the
    /// last hour and all decisions of admins. Throws std::exception if the database does not answer; the next
    /// call then reads what this call has missed.
    News exchange(std::span<const lobby::WrongCodes> own);

private:
    using WrongKey = std::tuple<store::Hash, std::string, std::int64_t>;  ///< address, node, minute
    struct HeardCount {
        int wrong = 0;
        std::chrono::steady_clock::time_point at;
    };

    void write(std::span<const lobby::WrongCodes> own);
    void read_news(News& into, bool rulings_changed);
    void read_wrong_codes(News& into, store::Millis within);
    std::vector<ListedRoom> listed();
    void delete_old();

    store::PgReadConnection connection_;
    std::string node_;
    std::set<std::int64_t> heard_news_;
    std::map<WrongKey, HeardCount> heard_wrong_;
    bool was_read_ = false;
    std::chrono::steady_clock::time_point read_at_{}, deleted_at_{};
};

}  // namespace reami::cluster
