// What is stored, read back. Each reader has a connection of its own, which never writes and never
// checkpoints.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/record.hpp"

namespace reami::store {

/// A record as it was stored: when, and for moves of a running match in which row.
struct StoredRecord {
    Millis at = 0;
    Seq row = 0;
    Record record;
};

/// A room that is not closed, as the records whose fold it is: Opened (as configured last, with the secret
/// committed to last), Seated (who sits, longest first), the last 100 Said, and the last match: Started,
/// Moved, RoundEnded, and if it is over Ended (without rows: they are filed).
struct StoredRoom {
    RoomId room = 0;
    std::vector<StoredRecord> records;
};

/// Who sat there when a match ended.
struct StoredPlayer {
    std::string name;  ///< a bot's is its kind
    bool is_bot = false;

    friend bool operator==(const StoredPlayer&, const StoredPlayer&) = default;
};

/// A match that has ended, for match files and replays.
struct StoredMatch {
    std::string code, game;
    Started started;
    std::map<Seat, StoredPlayer> players;
    std::vector<Moved> moves;
    Ended ended;  ///< without `next_secret`, which is nobody's business yet, and without rows
};

class Connection;

class Reader {
public:
    /// Opens the database for reading; throws std::exception if it can't be opened. Expects a migrated one.
    explicit Reader(const std::filesystem::path& database);
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    std::optional<PlayerId> player(const TokenHash& token);
    RoomId last_room();                      ///< the highest id ever given, 0 at first
    bool code_taken(std::string_view code);  ///< by a room that is open or was
    StoredRoom room(RoomId room);            ///< no records if there is no such open room
    std::vector<StoredRoom> open_rooms();    ///< all, by rising ids; reads the running moves in one go
    std::optional<Millis> last_stop();       ///< when a server last stopped in order, by the wall clock
    std::optional<StoredMatch> finished_match(std::string_view code, int match);

private:
    std::unique_ptr<Connection> connection_;
};

}  // namespace reami::store
