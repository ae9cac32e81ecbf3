// A store that no server serves, opened for a command that changes it. The statements are the same for SQLite
// and PostgreSQL.
#pragma once

#include <array>
#include <boost/core/noncopyable.hpp>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/expected.hpp"
#include "server/store/location.hpp"
#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"
#include "server/store/sql/value.hpp"

namespace reami::store {

class StoreClaim;

/// All functions throw std::exception if the database does not answer.
class OfflineStore : boost::noncopyable {
public:
    /// Returns the reason, for the operator, if a server uses the store, or if it is not a store of this
    /// release of Reami.
    [[nodiscard]] static Expected<std::unique_ptr<OfflineStore>, std::string> open(const Location& store);

    virtual ~OfflineStore() = default;

    /// Reads the stored state. On PostgreSQL, it does not see the changes of an open transaction.
    virtual ReadConnection& stored() = 0;

    /// Returns how many rows the statement changed. `sql` is a literal in the shared dialect.
    template <class... Values>
    int run(std::string_view sql, const Values&... values) {
        const std::array<SqlValue, sizeof...(values)> bound{sql_value(values)...};
        return change(sql, bound);
    }
    /// Adds the moves of an ended match. Expects that nobody else writes moves meanwhile.
    void add_moves(RoomId room, MatchNumber match, const std::vector<MovePlayed>& moves, Millis at);
    /// A number that no room has.
    virtual RoomId fresh_room() = 0;
    /// Removes the deleted rows that are still in the database's log.
    virtual void empty_log() {}

    /// A transaction. The destructor rolls it back unless `commit` was called.
    class OfflineTransaction : boost::noncopyable {
    public:
        explicit OfflineTransaction(OfflineStore& store) : store_(store) { store_.begin(); }
        ~OfflineTransaction() {
            if (!is_over_) store_.roll_back();
        }
        /// Throws Fenced if a server has started meanwhile.
        void commit() {
            store_.commit();
            is_over_ = true;
        }

    private:
        OfflineStore& store_;
        bool is_over_ = false;
    };

private:
    virtual int change(std::string_view sql, std::span<const SqlValue> values) = 0;
    virtual void begin() = 0;
    virtual void commit() = 0;
    virtual void roll_back() noexcept = 0;
    /// Stores the row numbers of the moves that were added after the row `after`, for a database that finds
    /// the moves of a match by these numbers.
    virtual void note_log(RoomId /*room*/, MatchNumber /*match*/, std::int64_t /*after*/) {}
    virtual std::int64_t last_move_row() { return 0; }
};

/// These functions open a store that the claim has taken (store_kind.hpp).
std::unique_ptr<OfflineStore> open_offline_file(StoreClaim claim, const std::filesystem::path& file);
std::unique_ptr<OfflineStore> open_offline_database(StoreClaim claim, const PgAddress& address);

}  // namespace reami::store
