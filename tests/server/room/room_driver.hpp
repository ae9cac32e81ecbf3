// A room without sockets: the test gives inputs to the room, and gets the messages for each connection. The
// driver keeps the room's records in a list, or refuses them.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "protocol/messages/codec.hpp"
#include "server/room/chat/chat_judge.hpp"
#include "server/room/people/forbidden_names.hpp"
#include "server/room/room.hpp"

namespace reami::room {

/// Settings with which bots move at once.
inline SettingsPtr without_waits() {
    Settings settings;
    settings.bot_waits = settings.bot_waits.zero();
    return std::make_shared<const Settings>(std::move(settings));
}

class RoomDriver {
public:
    using Json = nlohmann::json;
    static constexpr const char* word = "00112233445566778899aabbccddeeff";

    /// A room of that game with `seats` empty seats.
    explicit RoomDriver(const std::string& options = "{}", int seats = 2,
                        const std::string& game = "kingdomino");
    /// A room from records, all of which were stored just now.
    explicit RoomDriver(const std::vector<store::Record>& records);
    /// The same, but the records were stored `ago` milliseconds ago, and the room closes after `stays`
    /// milliseconds at the earliest.
    RoomDriver(const std::vector<store::Record>& records, Millis ago, Millis stays = 0);

    ClientId come(PlayerId player, std::optional<from_client::Have> have = std::nullopt);
    /// A player at that address who is not stored yet.
    ClientId come_new(PlayerId player, std::uint8_t address);
    void go(ClientId client);
    void attend(ClientId client, protocol::Attendance how);
    void still_there(ClientId client);
    /// Sends the message; returns the messages that this client gets from then on: `ok`, `no`, patches, ….
    std::vector<Json> say(ClientId client, from_client::Message message);
    /// The first of these messages with that kind; null if there is none.
    static Json of_kind(const std::vector<Json>& messages, const std::string& kind);

    // Shorthands; each returns the messages that this client gets.
    std::vector<Json> sit(ClientId client, int seat, const std::string& name);
    std::vector<Json> ready(ClientId client);
    std::vector<Json> start(ClientId client);
    std::vector<Json> chat(ClientId client, const std::string& text);
    std::vector<Json> kick(ClientId client, int seat);
    std::vector<Json> seat_bot(ClientId client, int seat);
    std::vector<Json> stand(ClientId client);
    std::vector<Json> rematch(ClientId client);
    std::vector<Json> pace(ClientId client, bool fast);
    std::vector<Json> keep(ClientId client, bool kept);
    /// The host sets the date of the next match; without a value, removes it.
    std::vector<Json> date(ClientId client, std::optional<Millis> at);
    std::vector<Json> silence(ClientId client, std::optional<int> who, bool silent = true);
    std::vector<Json> ban(ClientId client, int who);
    std::vector<Json> vote(ClientId client, int seat, bool out = true);
    std::vector<Json> kick_person(ClientId client, int who);
    int who(ClientId client) const { return who_.at(client); }  ///< its number in `here`
    Json shown() const;  ///< the `room` message that a newcomer would get
    /// Plays the first legal move of the client's seat.
    std::vector<Json> play_any(ClientId client);
    from_client::Move any_move(ClientId client, const std::string& id);
    /// Plays the first legal moves until the round is over; the clients sit in seats 1, 2, ….
    void play_round(const std::vector<ClientId>& clients);

    /// Lets the bots and the room do everything that is due.
    void settle();
    void pass(Millis time);
    /// Sets whether the disk has been silent for a long time.
    void stall(bool stalled);
    /// Judges the message; its step stays unstored until `store_pending`.
    void say_pending(ClientId client, from_client::Message message);
    void store_pending();

    std::vector<Json> take(ClientId client);  ///< returns the client's messages, and forgets them
    std::optional<protocol::Close> goodbye(ClientId client) const;

    ForbiddenNames forbidden_names;
    Room room;
    std::vector<store::Record> stored;
    std::vector<Reminder> reminders;  ///< the reminders that were due so far
    bool disk_fails = false;
    Millis now = 1'000'000'000'000;  ///< wall-clock time
    Millis steady = 5'000'000;
    Moment moment() const { return {now, steady}; }

private:
    void hear(ClientId client, const from_client::Query& query);
    void hear(ClientId client, const from_client::Request& request);
    void hear(ClientId client, const from_client::Chat& chat);
    void hear(ClientId client, const from_client::Question& question);
    InputContext context() { return {moment(), Secret{++secrets_}}; }
    bool take_step(Step step);
    void deliver(const std::vector<OutgoingMessage>& mail);
    void deliver(const RoomOutput& post);
    std::string next_id() { return "id" + std::to_string(++ids_); }

    ChatJudge chat_judge_;
    std::map<ClientId, std::vector<Json>> messages_;
    std::map<ClientId, int> who_;
    std::map<ClientId, protocol::Close> goodbyes_;
    ClientId next_client_ = 1;
    int ids_;  ///< the ids of requests; each driver begins with another number
    std::uint8_t secrets_ = 1;
    std::optional<Step> pending_;
    Moment pending_since_;
};

/// The code of the refusal in the messages; empty if there is none.
std::string code_of(const std::vector<RoomDriver::Json>& messages);

}  // namespace reami::room
