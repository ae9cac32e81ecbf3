// Reads the stored records back. Each reader has its own connection, which never writes and never
// checkpoints.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/claim.hpp"
#include "server/store/location.hpp"
#include "server/store/read/admin_rows.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// A record with the time when it was stored.
struct StoredRecord {
    Millis at = 0;
    Record record;
};

/// An open room, as the records that make it: RoomOpened (with the current options and the secret to which
/// the server has committed last), RoomEntered, BotsPaced, RoomKept, HostChanged (if `for_now`), Person,
/// AddressBanned, WatchersSilenced, SeatLeft (of empty seats), SeatTaken (of the people and bots who sit, the
/// longest first), the last 100 Said, RequestGranted, and the last match. Of a match: MatchStarted, TookPart
/// (while it runs), MovePlayed, RoundFinished, and after its end MatchFinished or MatchAbandoned, and
/// WantsRematch.
struct StoredRoom {
    RoomId room = 0;
    Millis unused_for = 0;  ///< served time (TimeServed) since somebody was last known to be in the room
    std::vector<StoredRecord> records;
    std::optional<std::string> unreadable = {};  ///< why the room can't be read; then `records` is empty
};

/// A player who sat in a seat when a match ended.
struct StoredPlayer {
    std::string name;  ///< a bot's is its kind
    bool is_bot = false;

    friend bool operator==(const StoredPlayer&, const StoredPlayer&) = default;
};

/// A stored match, for match files and replays.
struct StoredMatch {
    std::string code, game;
    MatchStarted started;
    std::map<Seat, StoredPlayer> players;
    std::vector<MovePlayed> moves;
    bool runs = false;
    /// Without `next_secret`, which must stay secret; empty for a match that is running or was abandoned.
    std::optional<MatchFinished> ended;
};

/// A device on which a player is signed in.
struct Device {
    TokenHash token{};
    std::string client;  ///< its last name for itself
    Millis made_at = 0;
    Millis seen_at = 0;  ///< to the day
};

/// The use of a code that a room has or had.
struct CodeUse {
    bool open = false;
    bool theirs = false;  ///< the asking player opened the room, or has or had a seat in it
};

/// The rooms that were opened from one address.
struct OpenedBy {
    std::size_t open = 0;
    /// The time at which the oldest of the last `most` rooms was opened; empty if fewer were opened since the
    /// time in question.
    std::optional<Millis> oldest_of_most;
};

class ReadConnection;

class Reader {
public:
    /// Opens the store for reading; throws std::exception if it can't be opened. Expects the newest schema.
    explicit Reader(const Location& store);
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    std::optional<PlayerId> player(const TokenHash& token);
    /// The device with this token, and its player.
    struct DeviceOf {
        PlayerId player;
        Device device;
    };
    std::optional<DeviceOf> device(const TokenHash& token);
    std::vector<Device> devices(PlayerId player);  ///< the device that was seen last comes first
    RoomId last_room();                            ///< the highest id ever given; 0: none was given
    StoredRoom room(RoomId room);                  ///< without records if there is no such open room
    /// Like `room`, for a room that this node has just taken. Reads from the database in which the node took
    /// it. Throws std::runtime_error if another database answers, such as an old primary beside the new one,
    /// because that database may lack newer commits.
    StoredRoom taken_room(const RoomClaim& claim);
    std::vector<StoredRoom> open_rooms();  ///< all, by rising ids, also those that are unreadable
    std::optional<Millis> last_stop();     ///< when a server last stopped in good order, by the wall clock
    std::optional<StoredMatch> match(std::string_view code, MatchNumber match);

    // Look-ups by the names and codes that people use.
    /// The use of the code; empty if no room ever had this code.
    std::optional<CodeUse> code_use(std::string_view code, std::optional<PlayerId> who);
    /// The code of the room that was opened for this request.
    std::optional<std::string> code_of_request(const Hash& requester, const RequestId& request);
    /// The number of open rooms of that opener, and the time at which the opener opened the oldest of their
    /// last `most` rooms; only rooms after `since` count for this time.
    OpenedBy opened_by(const Hash& opener, Millis since, std::size_t most);
    std::optional<RoomId> open_room(std::string_view code);
    /// The player to whom this code for another device belongs, by its keyed hash; empty if the code is
    /// wrong, used or old. Only PostgreSQL has these codes: a server that has its database alone keeps them
    /// in memory.
    std::optional<PlayerId> hand_over(const Hash& code);
    // The players who may open rooms, if not everybody may: read_invites.cpp.
    bool is_invited(PlayerId player);
    /// Whether the invitation with that keyed hash is valid at that time.
    bool is_good_invite(const Hash& hash, Millis now);
    std::vector<InviteSummary> invites();  ///< by name
    /// The key of the keyed hashes.
    Hash hash_key();

    // Answers for admins: read_admin.cpp. Lists have only the lines in which a text contains `find`, in small
    // or capital letters; an empty `find` selects all.
    AdminMemory admin_memory();
    /// The number of open rooms that no server has taken. Expects PostgreSQL, because the server of a file
    /// always has all rooms.
    std::int64_t rooms_not_served();
    std::vector<AdminDeed> admin_log(const std::string& find, int most);             ///< the last come first
    std::vector<MatchSummary> find_matches(const std::string& find, int most);       ///< the last come first
    std::vector<PlayerSummary> find_players(const std::string& find, int most);      ///< by name or number
    std::vector<std::string> all_names(PlayerId player);                             ///< each once
    std::map<PlayerId, std::string> names_of(const std::vector<PlayerId>& players);  ///< their latest names

private:
    std::unique_ptr<ReadConnection> connection_;
};

}  // namespace reami::store
