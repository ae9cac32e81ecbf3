// A room at a table without wires: letters go in, the messages that each connection gets come out, and what
// would be on disk is kept in a list, or refused.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "protocol/codec.hpp"
#include "server/room/room.hpp"

namespace reami::room {

class TableTalk {
public:
    using Json = nlohmann::json;
    static constexpr const char* word = "00112233445566778899aabbccddeeff";

    /// A room of that game with `seats` empty seats.
    explicit TableTalk(const std::string& options = "{}", int seats = 2,
                       const std::string& game = "kingdomino");
    /// A room from records, which was opened just now.
    explicit TableTalk(const std::vector<store::Record>& records);
    /// The same, when the last of them was stored that long ago.
    TableTalk(const std::vector<store::Record>& records, Millis ago);

    GuestId come(PlayerId player, std::optional<from_client::Have> have = std::nullopt);
    /// A player whom nobody knows yet, from that address.
    GuestId come_new(PlayerId player, std::uint8_t address);
    void go(GuestId guest);
    /// What came back to the one who says it, from then on: `ok`, `no`, patches, ….
    std::vector<Json> say(GuestId guest, from_client::Message message);
    /// The first message of that kind among them; null if there is none.
    static Json of_kind(const std::vector<Json>& messages, const std::string& kind);

    // Shorthands; each returns what the one who says it gets.
    std::vector<Json> sit(GuestId guest, int seat, const std::string& name);
    std::vector<Json> ready(GuestId guest);
    std::vector<Json> start(GuestId guest);
    std::vector<Json> chat(GuestId guest, const std::string& text);
    std::vector<Json> kick(GuestId guest, int seat);
    std::vector<Json> seat_bot(GuestId guest, int seat);
    std::vector<Json> stand(GuestId guest);
    std::vector<Json> rematch(GuestId guest);
    std::vector<Json> silence(GuestId guest, std::optional<int> who, bool silent = true);
    std::vector<Json> ban(GuestId guest, int who);
    std::vector<Json> vote(GuestId guest, int seat, bool out = true);
    std::vector<Json> kick_person(GuestId guest, int who);
    int who(GuestId guest) const { return who_.at(guest); }  ///< as `here` told it
    Json shown() const;                                      ///< the room's message as it would be now
    /// The seat's first legal move.
    std::vector<Json> play_any(GuestId guest);
    from_client::Move any_move(GuestId guest, const std::string& id);
    /// Plays the first legal move of whoever is asked until the round is over; the guests sit in the seats 1,
    /// 2, ….
    void play_round(const std::vector<GuestId>& guests);

    /// Lets bots and the room itself do what they have to.
    void settle();
    void pass(Millis time);
    /// The disk has, or has not, answered for long.
    void stall(bool stalled);
    /// Judges the message, and keeps its step from being stored until `store_pending`.
    void say_pending(GuestId guest, from_client::Message message);
    void store_pending();

    std::vector<Json> take(GuestId guest);  ///< and forget
    std::optional<protocol::Close> goodbye(GuestId guest) const;

    Room room;
    std::vector<store::Record> stored;
    bool disk_fails = false;
    Millis now = 1'000'000'000'000;  ///< by the wall
    Millis steady = 5'000'000;
    Moment moment() const { return {now, steady}; }

private:
    void letter(decltype(Letter::what) what);
    bool take_step(Step step);
    void take_chat(const Message& said);
    void deliver(const std::vector<Mail>& mail);
    void deliver(const Post& post);
    std::string next_id() { return "id" + std::to_string(++ids_); }

    std::map<GuestId, std::vector<Json>> mail_;
    std::map<GuestId, int> who_;
    std::map<GuestId, protocol::Close> goodbyes_;
    GuestId next_guest_ = 1;
    int ids_ = 0;
    std::uint8_t secrets_ = 1;
    std::optional<Step> pending_;
    Moment pending_since_;
};

/// The code of the refusal among them; empty if there is none.
std::string code_of(const std::vector<TableTalk::Json>& messages);

}  // namespace reami::room
