// Nodes that share a database exchange their news (bulletin.hpp) over this connection. Writing the same news
// twice does no harm, so a lost answer needs no check.
#pragma once

#include <chrono>
#include <map>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "server/store/bulletin.hpp"
#include "server/store/postgresql/pg_read_connection.hpp"

namespace reami::store {

/// Must be used on one thread.
class PgBoard {
public:
    static constexpr int most_listed = 200;

    /// `node`: the name of this start of the server, which no other start has. Throws PgError if PostgreSQL
    /// can't be reached.
    PgBoard(const PgAddress& address, std::string node);

    /// Writes this node's counts of wrong codes, and reads the news. The first call reads the counts of the
    /// last hour and all decisions of admins. Throws std::exception if the database does not answer; the next
    /// call then reads what this call has missed.
    Bulletin exchange(std::span<const WrongCodes> own);

private:
    using WrongKey = std::tuple<Hash, std::string, std::int64_t>;  ///< address, node, minute
    struct HeardCount {
        int wrong = 0;
        std::chrono::steady_clock::time_point at;
    };

    void write(std::span<const WrongCodes> own);
    void read_news(Bulletin& into, bool rulings_changed);
    void read_wrong_codes(Bulletin& into, Millis within);
    std::vector<ListedRoom> listed();
    void delete_old();

    PgReadConnection connection_;
    std::string node_;
    std::set<std::int64_t> heard_news_;
    std::map<WrongKey, HeardCount> heard_wrong_;
    bool was_read_ = false;
    std::chrono::steady_clock::time_point read_at_{}, deleted_at_{};
};

}  // namespace reami::store
