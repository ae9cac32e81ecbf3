// A client that enters late gets the same events as the clients that were there. PROTOCOL.md, "Earlier
// events".
#include <gtest/gtest.h>

#include <map>

#include "tests/server/room/room_driver.hpp"
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

struct Table {
    std::string game, options;
    int seats = 2;
};

void PrintTo(const Table& table, std::ostream* out) { *out << table.game << ' ' << table.options; }

/// Players in all seats who make random moves, and one spectator; the test records the events that each
/// client gets.
class WhoWasThere : public testing::TestWithParam<Table> {
protected:
    WhoWasThere() {
        for (int number = 1; number <= seats; ++number) {
            clients.push_back(driver.come(number));
            driver.sit(clients.back(), number, std::string(3, static_cast<char>('a' + number)));
        }
        clients.push_back(driver.come(watcher));
        live.resize(clients.size());
        for (int number = 1; number <= seats; ++number) driver.ready(clients[index(number)]);
        for (const ClientId client : clients) driver.take(client);
        const auto heard = driver.start(clients.front());
        write_down(0, heard);
        listen();
    }

    static std::size_t index(int number) { return static_cast<std::size_t>(number - 1); }
    const protocol::Match& position() const { return *driver.room.state().position; }

    void write_down(std::size_t who, const std::vector<Json>& heard) {
        for (const Json& message : heard) {
            if (!message.contains("events")) continue;
            Json told{{"v", message.at("v")}, {"events", message.at("events")}};
            if (message.contains("n")) told["n"] = message.at("n");
            live[who].push_back(told);
        }
    }
    void listen() {
        for (std::size_t who = 0; who < clients.size(); ++who) write_down(who, driver.take(clients[who]));
    }

    template <class Texts>
    const std::string& any(const Texts& texts) {
        return texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    }
    /// One move, or two as one list where the rules allow it.
    std::vector<std::string> any_turn(Seat seat) {
        const auto legal = position().legal_moves(seat);
        std::vector<std::string> moves{any(legal)};
        const auto after = position().after(seat, moves).value()->after();
        if (random.below(2) == 0 && after->may_go_on(seat)) moves.push_back(any(after->legal_moves(seat)));
        return moves;
    }
    void play() {
        const Seat seat = *position().to_act().begin();
        const auto moves = any_turn(seat);
        from_client::Move move{"m" + to_string(position().v()), 1, position().ask(seat), {}, {}};
        if (moves.size() == 1)
            move.m = moves.front();
        else
            move.moves.emplace(moves.begin(), moves.end());
        const auto who = static_cast<std::size_t>(seat.index());
        const auto heard = driver.say(clients[who], move);
        ASSERT_EQ(code_of(heard), "");
        write_down(who, heard);
        listen();
    }

    /// All past events that this player gets on a new connection to the room, in several requests.
    static std::vector<Json> told(RoomDriver& room, PlayerId player) {
        const ClientId late = room.come(player);
        std::vector<Json> all;
        for (Json from = 0; !from.is_null();) {
            const auto heard =
                room.say(late, from_client::Events{"e", 1, protocol::Version(from.get<int>()), {}});
            const Json piece = RoomDriver::of_kind(heard, "events");
            if (piece.is_null()) throw std::runtime_error("refused: " + code_of(heard));
            all.insert(all.end(), piece.at("told").begin(), piece.at("told").end());
            from = piece.value("next", Json());
        }
        return all;
    }
    void expect_the_same_for_who_comes_late(RoomDriver& room) {
        for (std::size_t who = 0; who < clients.size(); ++who) {
            const PlayerId player = who + 1 == clients.size() ? another_watcher : static_cast<int>(who + 1);
            EXPECT_EQ(told(room, player), live[who]) << "viewer " << who;
        }
    }

    static constexpr int watcher = 8, another_watcher = 9;
    const int seats = GetParam().seats;
    RoomDriver driver{GetParam().options, seats, GetParam().game};
    std::vector<ClientId> clients;        ///< the clients of the seats in order, and then the spectator
    std::vector<std::vector<Json>> live;  ///< the recorded events of each client
    Random random{Seed{4}};
};

TEST_P(WhoWasThere, WasToldWhatWhoComesLateIsTold) {
    for (int move = 0; move < 20 && !position().to_act().empty(); ++move) play();
    expect_the_same_for_who_comes_late(driver);
}

TEST_P(WhoWasThere, WasToldWhatIsToldAfterTheEndAndAfterARestart) {
    while (!position().to_act().empty()) ASSERT_NO_FATAL_FAILURE(play());
    ASSERT_TRUE(position().result());
    expect_the_same_for_who_comes_late(driver);
    RoomDriver restarted(driver.stored);
    expect_the_same_for_who_comes_late(restarted);
}

TEST_P(WhoWasThere, SawWhatIsShownToWhoAsksForThatPositionLater) {
    std::map<int, std::vector<Json>> seen;  ///< the recorded view of each client, by position
    for (int move = 0; move < 8 && !position().to_act().empty(); ++move) {
        for (const ClientId client : clients)
            seen[position().v().value()].push_back(
                RoomDriver::of_kind(driver.say(client, from_client::Sync{}), "state").at("view"));
        ASSERT_NO_FATAL_FAILURE(play());
    }
    for (const auto& [v, views] : seen) {
        for (std::size_t who = 0; who < clients.size(); ++who) {
            const auto heard = driver.say(clients[who], from_client::Position{"p", 1, v});
            const Json expected{{"t", "position"}, {"id", "p"}, {"match", 1}, {"v", v}, {"view", views[who]}};
            EXPECT_EQ(RoomDriver::of_kind(heard, "position"), expected) << "viewer " << who << " at " << v;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(AtEveryTable, WhoWasThere,
                         testing::Values(Table{"kingdomino", "{}", 2}, Table{"kingdomino", "{}", 4},
                                         Table{"kingdomino", R"({"dynasty":true})", 3},
                                         Table{"dominium", "{}", 2}, Table{"toncc", "{}", 3},
                                         Table{"domaine", "{}", 4}),
                         [](const auto& table) {
                             const bool is_dynasty = table.param.options != "{}";
                             return table.param.game + std::to_string(table.param.seats) +
                                    (is_dynasty ? "Dynasty" : "");
                         });

/// A match of Domaine before the first move; Eve is a spectator.
struct PastOfDomaine : ThreePlay {
    PastOfDomaine() : ThreePlay("domaine") {}
    /// The past event in which that seat was dealt its cards, as this client gets it.
    Json dealt(ClientId client, int seat) {
        const auto heard = driver.say(client, from_client::Events{"e", 1, 0, {}});
        const Json past = RoomDriver::of_kind(heard, "events");
        for (const Json& one : past.at("told"))
            for (const Json& event : one.at("events"))
                if (event.at("e") == "dealt" && event.at("seat") == seat) return event;
        return nullptr;
    }
};

TEST_F(PastOfDomaine, ShowsCardsToTheirOwnersAlone) {
    EXPECT_TRUE(dealt(ada, 1).contains("faces"));
    EXPECT_FALSE(dealt(ada, 2).contains("faces"));
    EXPECT_TRUE(dealt(bob, 2).contains("faces"));
    EXPECT_FALSE(dealt(bob, 1).contains("faces"));
    for (int seat = 1; seat <= 3; ++seat) EXPECT_FALSE(dealt(eve, seat).contains("faces"));
}

TEST_F(PastOfDomaine, ShowsNoMoreOfThemToWhoSatThereBefore) {
    driver.stand(bob);
    EXPECT_FALSE(dealt(bob, 2).contains("faces"));
    driver.sit(eve, 2, "Eve");
    EXPECT_FALSE(dealt(eve, 2).contains("faces")) << "the seat is Bob's";
    driver.sit(bob, 2, "Bob");
    EXPECT_TRUE(dealt(bob, 2).contains("faces"));
}

/// A match of Tóncc before the first move.
using PastOfToncc = ThreePlay;

TEST_F(PastOfToncc, IsRefusedWhereThereIsNone) {
    const auto code = [&](int match, int from) {
        return code_of(driver.say(eve, from_client::Events{"e", match, from, {}}));
    };
    EXPECT_EQ(code(1, 0), "") << "the start of the match is known";
    EXPECT_EQ(code(1, 1), "room.position");
    EXPECT_EQ(code(2, 0), "room.other_match");
    driver.play_any(ada);
    EXPECT_EQ(code(1, 1), "");
    EXPECT_EQ(code(1, 2), "room.position");
    RoomDriver before_the_first;
    const ClientId somebody = before_the_first.come(1);
    EXPECT_EQ(code_of(before_the_first.say(somebody, from_client::Events{"e", 1, 0, {}})),
              "room.other_match");
}

TEST_F(PastOfToncc, ShowsNoPositionThatWasNotReached) {
    const auto code = [&](int match, int v) {
        return code_of(driver.say(eve, from_client::Position{"p", match, v}));
    };
    EXPECT_EQ(code(1, 0), "");
    EXPECT_EQ(code(1, 1), "room.position");
    EXPECT_EQ(code(2, 0), "room.other_match");
}

TEST_F(PastOfToncc, EndsWithTheLastMoveWhereMoreWasAskedFor) {
    driver.play_any(ada);
    const Json past = RoomDriver::of_kind(driver.say(eve, from_client::Events{"e", 1, 1, 99}), "events");
    EXPECT_EQ(past.at("id"), "e");
    EXPECT_EQ(past.at("match"), 1);
    EXPECT_EQ(past.at("told").size(), 1U);
    EXPECT_EQ(past.at("told").at(0).at("v"), 1);
    EXPECT_FALSE(past.contains("next"));
}

}  // namespace
}  // namespace reami::room
