// Nodes that share a database exchange their news (news.hpp) over this connection. A node may write the same
// news twice, so after a lost answer it simply writes the news again.
#pragma once

#include <chrono>
#include <map>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "server/cluster/sql/news.hpp"
#include "server/store/postgresql/pg_read_connection.hpp"

namespace reami::cluster {

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
