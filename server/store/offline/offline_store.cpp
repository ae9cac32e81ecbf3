#include "server/store/offline/offline_store.hpp"

#include <libpq-fe.h>

#include <random>

#include "server/store/offline/store_claim.hpp"
#include "server/store/postgresql/pg_read_connection.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/store_kind.hpp"

namespace reami::store {

namespace {

class OfflineFile final : public OfflineStore {
public:
    OfflineFile(StoreClaim claim, const std::filesystem::path& file)
        : claim_(std::move(claim)), database_(file, Database::Use::write) {}
    ~OfflineFile() override {
        try {
            empty_log();
        } catch (const std::exception&) {  // the log keeps its content
        }
    }

    ReadConnection& stored() override { return database_; }
    RoomId fresh_room() override { return read_last_room(database_) + 1; }
    void empty_log() override { database_.database().exec("PRAGMA wal_checkpoint(TRUNCATE)"); }

private:
    int change(std::string_view sql, std::span<const SqlValue> values) override {
        SQLite::Statement statement(database_.database(), std::string(sql));
        int at = 0;
        for (const SqlValue& value : values) bind_value(statement, ++at, value);
        return statement.exec();
    }
    void begin() override { whole_.emplace(database_.database()); }
    void commit() override {
        whole_->commit();
        whole_.reset();
    }
    void roll_back() noexcept override { whole_.reset(); }
    std::int64_t last_move_row() override {
        return database_.integer("SELECT coalesce(max(seq), 0) FROM moves").value();
    }
    void note_log(RoomId room, MatchNumber match, std::int64_t after) override {
        database_.run(
            "UPDATE matches SET log = (SELECT json_group_array(seq) FROM (SELECT seq FROM moves WHERE seq > "
            "?1"
            " ORDER BY seq)) WHERE room = ?2 AND match = ?3",
            after, room, match);
    }

    StoreClaim claim_;
    Database database_;
    std::optional<SQLite::Transaction> whole_;
};

class OfflineDatabase final : public OfflineStore {
public:
    OfflineDatabase(StoreClaim claim, const PgAddress& address)
        : claim_(std::move(claim)),
          session_(address),
          reading_(address),
          last_stop_(read_last_stop(reading_)) {}
    ~OfflineDatabase() override {
        try {
            claim_.release(last_stop_);
        } catch (const std::exception&) {  // the next server finds out by itself that no writer is left
        }
    }

    ReadConnection& stored() override { return reading_; }
    /// Returns a random number, like those of servers that share a database.
    RoomId fresh_room() override {
        constexpr std::int64_t most = (std::int64_t{1} << 53) - 1;
        std::random_device random;
        return std::uniform_int_distribution<std::int64_t>(1, most)(random);
    }

private:
    int change(std::string_view sql, std::span<const SqlValue> values) override {
        const PgResult result = session_.ask(sql, values);
        const std::string count = PQcmdTuples(result.get());
        return count.empty() ? 0 : std::stoi(count);
    }
    void begin() override { session_.run("BEGIN"); }
    void commit() override {
        claim_.check();
        session_.run("COMMIT");
    }
    void roll_back() noexcept override {
        try {
            if (session_.is_alive()) session_.run_script("ROLLBACK");
        } catch (const std::exception&) {  // its connection is lost, and so is the transaction
        }
    }

    StoreClaim claim_;
    PgSession session_;
    PgReadConnection reading_;
    std::optional<Millis> last_stop_;
};

}  // namespace

std::unique_ptr<OfflineStore> open_offline_file(StoreClaim claim, const std::filesystem::path& file) {
    return std::make_unique<OfflineFile>(std::move(claim), file);
}

std::unique_ptr<OfflineStore> open_offline_database(StoreClaim claim, const PgAddress& address) {
    return std::make_unique<OfflineDatabase>(std::move(claim), address);
}

Expected<std::unique_ptr<OfflineStore>, std::string> OfflineStore::open(const Location& store) {
    StoreClaim claim;
    if (const auto taken = claim.take(store); !taken) return taken.error();
    return kind_of(store)->open_offline(std::move(claim));
}

void OfflineStore::add_moves(RoomId room, MatchNumber match, const std::vector<MovePlayed>& moves,
                             Millis at) {
    const std::int64_t before = last_move_row();
    for (const MovePlayed& move : moves)
        run("INSERT INTO moves (room, match, v, seat, move, id, proof, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            room, match, move.v, move.seat, move.move, move.id, move.proof, at);
    note_log(room, match, before);
}

}  // namespace reami::store
