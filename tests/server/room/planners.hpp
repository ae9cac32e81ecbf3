// People in all seats of a match, who leave plans: PROTOCOL.md, "Plans".
#pragma once

#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {

/// Player n sits in seat n of a match that has begun. Eve is a spectator. Player 1 is the host.
struct Planners {
    using Json = RoomDriver::Json;
    using Lists = std::vector<std::vector<std::string>>;

    explicit Planners(const std::string& game = "kingdomino", const std::string& options = "{}",
                      int seats = 2, const std::optional<protocol::TimeControl>& time = {})
        : driver(options, seats, game) {
        for (int seat = 1; seat <= seats; ++seat) {
            people.push_back(driver.come(seat));
            driver.sit(people.back(), seat, std::string(1, static_cast<char>('A' + seat)) + "da");
        }
        eve = driver.come(99);
        if (time) driver.say(people.front(), from_client::Configure{"time", {}, {}, {}, time});
        for (const ClientId one : people) driver.ready(one);
        driver.start(people.front());
        forget();
    }

    const RoomState& state() const { return driver.room.state(); }
    const protocol::Match& position() const { return *state().position; }
    Seat asked() const { return *position().to_act().begin(); }
    Seat other() const { return Seat::from_number(3 - asked().number()); }
    ClientId client(Seat seat) const { return people.at(static_cast<std::size_t>(seat.index())); }
    void forget() {
        for (const ClientId one : people) driver.take(one);
        driver.take(eve);
    }
    std::vector<Json> move() { return driver.play_any(client(asked())); }
    void move_until(const std::function<bool()>& comes) {
        while (!comes()) move();
        forget();
    }
    /// The match after the asked seat's first legal move.
    protocol::SharedMatch next() const {
        protocol::SharedMatch match = state().position;
        EXPECT_EQ(play(match, asked(), match->legal_moves(asked()).front()), std::nullopt);
        return match;
    }
    /// Plays on until the asked seat's first legal move hands the turn to the other seat, of two.
    void move_until_other_follows() {
        move_until([&] { return next()->to_act() == SeatSet(other()) && !next()->is_between_rounds(); });
    }
    std::vector<Json> plan(ClientId from, const Lists& lists, int match = 1) {
        from_client::Plan plan{"p" + std::to_string(++ids_), match, {}};
        for (const auto& list : lists) plan.lists.emplace_back(list.begin(), list.end());
        return driver.say(from, plan);
    }
    std::vector<store::MovePlayed> moves() const {
        std::vector<store::MovePlayed> moves;
        for (const store::Record& record : driver.stored)
            if (const auto* moved = std::get_if<store::MovePlayed>(&record)) moves.push_back(*moved);
        return moves;
    }
    static std::vector<Json> all(const std::vector<Json>& messages, const std::string& kind) {
        std::vector<Json> found;
        for (const Json& message : messages)
            if (message.at("t") == kind) found.push_back(message);
        return found;
    }

    RoomDriver driver;
    std::vector<ClientId> people;  ///< by seat
    ClientId eve = 0;

private:
    int ids_ = 0;
};

}  // namespace reami::room
