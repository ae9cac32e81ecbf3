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

/// A room that is not closed, as the records whose fold it is: Opened (as configured last), who sits, the
/// last 100 chat lines, and the last match from Started on.
struct StoredRoom {
    RoomId room = 0;
    std::vector<StoredRecord> records;
};

/// A match that has ended, for match files and replays.
struct StoredMatch {
    std::string code, game;
    Started started;
    std::map<Seat, std::string> names;  ///< who sat there at the end; a bot's kind for a bot
    std::vector<Moved> moves;
    Ended ended;
};

class Reader {
public:
    /// Opens the database for reading; throws SQLite::Exception if it can't be opened. Expects a migrated
    /// one.
    explicit Reader(const std::filesystem::path& database);
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    std::optional<PlayerId> player(const TokenHash& token);
    std::vector<RoomId> open_rooms();  ///< ids of all rooms that are not closed, rising
    RoomId last_room();                ///< the highest id ever given, 0 at first
    bool code_taken(std::string_view code);
    StoredRoom room(RoomId room);
    std::optional<StoredMatch> finished_match(std::string_view code, int match);

private:
    class Statements;
    std::unique_ptr<Statements> statements_;
};

}  // namespace reami::store
