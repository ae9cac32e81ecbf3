// Entries of a room for tests, and functions that append them outside of coroutines.
#pragma once

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <chrono>
#include <future>
#include <string>
#include <utility>
#include <vector>

#include "server/store/journal.hpp"
#include "server/store/read/read_room.hpp"

namespace reami::store::testing {

inline const Seat one = Seat::from_number(1), two = Seat::from_number(2);

/// Uses `append`, because g++ 12 wrongly warns of an overlap in `+`, which makes the release build fail.
inline std::string numbered(std::string what, std::int64_t number) {
    return what.append(std::to_string(number));
}

inline std::array<std::uint8_t, 32> bytes(std::uint8_t value) {
    std::array<std::uint8_t, 32> bytes{};
    bytes.fill(value);
    return bytes;
}

inline RoomOpened opened(const std::string& code = "KETMKARD") {
    return {.code = code,
            .game = "kingdomino",
            .options = "{}",
            .seats = 2,
            .listed = true,
            .secret = bytes(7),
            .host = {},
            .opener = {},
            .requester = {},
            .request = {}};
}

inline SeatTaken bot(Seat seat) {
    return {.seat = seat, .player = {}, .name = {}, .word = {}, .bot = "greedy"};
}

inline SeatTaken person(Seat seat, PlayerId player, const std::string& name) {
    return {.seat = seat, .player = player, .name = name, .word = "00112233445566ff", .bot = {}};
}

inline MatchStarted started(int match = 1, const std::string& options = "{}") {
    return {.match = match,
            .rules_version = 1,
            .seats = 2,
            .options = options,
            .secret = bytes(7),
            .words = {{one, "00112233445566ff"}},
            .seed = bytes(9)};
}

inline MovePlayed moved(int match, int v, Seat seat = one) {
    return {.match = match,
            .v = v,
            .seat = seat,
            .move = "e6e7",
            .id = numbered("m", v),
            .proof = 0xfedcba9876543210U + static_cast<std::uint64_t>(v)};
}

/// A room with two bots, in which a match has started.
inline Entry running_room(RoomId room, const std::string& code) {
    return {room, 1000, {opened(code), bot(one), bot(two), started()}};
}

/// The context in which answers arrive. It outlives every writer, because the writer's thread may still be in
/// `post` when its answer has arrived.
inline boost::asio::io_context& answering() {
    static boost::asio::io_context context;
    static const auto open = boost::asio::make_work_guard(context);
    return context;
}

/// Gives entries to the journal at the same time, each in its own coroutine.
class Appending {
public:
    Appending(Journal& journal, std::vector<Entry> entries) {
        for (Entry& entry : entries)
            answers_.push_back(boost::asio::co_spawn(answering(), journal.append(std::move(entry)),
                                                     boost::asio::use_future));
        answering().poll();  // the journal has all entries now; the answers come later
    }

    /// Whether the first entry has its answer.
    bool is_told() {
        answering().poll();
        return is_there(answers_.front());
    }

    /// Waits for the answers, and returns them in order.
    std::vector<Appended> wait() {
        std::vector<Appended> told;
        for (auto& answer : answers_) {
            while (!is_there(answer)) answering().run_one();
            told.push_back(answer.get());
        }
        return told;
    }

private:
    static bool is_there(const std::future<Appended>& answer) {
        return answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }

    std::vector<std::future<Appended>> answers_;
};

inline Appended append(Journal& journal, Entry entry) {
    return Appending(journal, {std::move(entry)}).wait().front();
}

/// `stored`, or the kind of the fault.
inline std::string told(const Appended& answer) {
    if (!answer.fault) return "stored";
    switch (answer.fault->kind) {
        case Fault::Kind::refused:
            return "refused";
        case Fault::Kind::unavailable:
            return "unavailable";
        case Fault::Kind::fenced:
            return "fenced";
        case Fault::Kind::unknown:
            return "unknown";
    }
    return {};
}

/// The records without their times and rooms.
inline std::vector<Record> records(const StoredRoom& room) {
    std::vector<Record> records;
    for (const StoredRecord& stored : room.records) records.push_back(stored.record);
    return records;
}

}  // namespace reami::store::testing
