// Searches over the orders of offers, answers, moves, take-backs, votes, departures and returns: PROTOCOL.md,
// "Offers" and "Going away". The records that the room stores show whether everybody agreed whom an offer
// concerned, and that nobody who is present loses a seat.
#include <gtest/gtest.h>

#include <array>

#include "engine/core/random.hpp"
#include "tests/server/room/offer_witness.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using protocol::OfferKind;

enum class Act : std::uint8_t {
    end,
    result,
    pause,
    resume,
    undo_offer,
    yes,
    no,
    play,
    undo,
    plan,
    stand,
    go,
    wait,
    away,
    vote,
    half_a_minute,
    six_minutes
};
constexpr std::array acts{Act::end,  Act::result, Act::pause, Act::resume,        Act::undo_offer, Act::yes,
                          Act::no,   Act::play,   Act::undo,  Act::plan,          Act::stand,      Act::go,
                          Act::wait, Act::away,   Act::vote,  Act::half_a_minute, Act::six_minutes};

/// A match of Kingdomino for that many people, with bots in the other seats.
class Orders {
public:
    Orders(int seats, int people) : driver_("{}", seats) {
        for (int i = 1; i <= people; ++i) {
            clients_.push_back(driver_.come(i));
            driver_.sit(clients_.back(), i, std::string(1, static_cast<char>('A' + i)) + "nna");
            if (i > 1) driver_.ready(clients_.back());
        }
        for (int seat = people + 1; seat <= seats; ++seat) driver_.seat_bot(clients_[0], seat);
        driver_.start(clients_[0]);
        witness_.read(driver_.stored, false, {});
    }

    /// Plays the first legal moves until every seat has moved `count` times.
    void play(int count) {
        for (int i = 0; i < count * driver_.room.state().seats.count(); ++i)
            for (int person = 0; person < static_cast<int>(clients_.size()); ++person) act(person, Act::play);
    }
    bool runs() const { return driver_.room.state().phase == Phase::playing; }

    void act(int person, Act what) {
        ClientId& client = clients_[static_cast<std::size_t>(person)];
        const bool needs_nobody =
            what == Act::wait || what == Act::half_a_minute || what == Act::six_minutes || what == Act::away;
        if (client == away && !needs_nobody) return;
        SeatSet present = present_seats();
        if (what == Act::stand || what == Act::go || what == Act::away)
            present.erase(Seat::from_number(person + 1));
        ask(client, person, what);
        let_be(client, person, what);
        witness_.read(driver_.stored, may_end_pause(what), present);
        check();
    }

private:
    static constexpr ClientId away = 0;  ///< of a person without a connection

    static bool may_end_pause(Act what) { return what == Act::go || what == Act::wait || what == Act::away; }
    SeatSet present_seats() const {
        SeatSet seats;
        for (std::size_t i = 0; i < clients_.size(); ++i)
            if (clients_[i] != away) seats.insert(Seat::from_index(static_cast<int>(i)));
        return seats;
    }
    /// The person asks the room for something.
    void ask(ClientId& client, int person, Act what) {
        switch (what) {
            case Act::end:
            case Act::result:
            case Act::pause:
            case Act::resume:
            case Act::undo_offer:
                driver_.say(client, from_client::Offer{next_id(), static_cast<OfferKind>(what)});
                break;
            case Act::yes:
            case Act::no:
                driver_.say(client, from_client::Answer{next_id(), what == Act::yes});
                break;
            case Act::play:
                if (is_asked(person)) driver_.play_any(client);
                break;
            case Act::undo:
                driver_.say(client, move(person, "undo"));
                break;
            case Act::plan:
                driver_.say(client,
                            from_client::Plan{next_id(), driver_.room.state().match, {{"=48"}, {"=47"}}});
                break;
            case Act::stand:
                if (driver_.room.state().seats.seat_of(player(person)))
                    driver_.stand(client);
                else
                    driver_.sit(client, person + 1, std::string(1, static_cast<char>('B' + person)) + "nna");
                break;
            case Act::go:
                driver_.go(client);
                client = driver_.come(player(person));
                driver_.settle();
                break;
            default:
                break;
        }
    }
    /// Everybody who is connected answers that they are still there.
    void pass(Millis time) {
        driver_.pass(time);
        for (const ClientId client : clients_)
            if (client != away) driver_.still_there(client);
    }
    /// Time passes, or people go away, come back, and vote about those who are away.
    void let_be(ClientId& client, int person, Act what) {
        switch (what) {
            case Act::wait:
                pass(172'800'000);
                break;
            case Act::away:
                if (client != away) driver_.go(client);
                client = client == away ? driver_.come(player(person)) : away;
                driver_.settle();
                break;
            case Act::vote:
                for (const Seat seat : driver_.room.state().seats.all())
                    driver_.say(client, from_client::Vote{next_id(), seat, {}, true});
                break;
            case Act::half_a_minute:
                pass(30'000);
                break;
            case Act::six_minutes:
                pass(360'000);
                break;
            default:
                break;
        }
    }
    static PlayerId player(int person) { return PlayerId(person + 1); }
    std::string next_id() { return "w" + std::to_string(++ids_); }
    bool is_asked(int person) const {
        const auto seat = driver_.room.state().seats.seat_of(player(person));
        return runs() && seat && driver_.room.state().position->to_act().contains(*seat);
    }
    from_client::Move move(int person, const char* text) {
        const Seat seat = Seat::from_number(person + 1);
        return {next_id(), driver_.room.state().match, driver_.room.state().position->ask(seat), text, {}};
    }
    /// Something can always happen, and a restored room is the same.
    void check() const {
        const RoomState& room = driver_.room.state();
        if (room.phase == Phase::playing) {
            EXPECT_FALSE(room.position->to_act().empty());
            EXPECT_TRUE(!room.pause || driver_.room.next_due(driver_.steady)) << "the pause ends by itself";
        }
        const RoomDriver again(driver_.stored);
        const RoomState& restored = again.room.state();
        EXPECT_EQ(restored.phase, room.phase);
        EXPECT_EQ(restored.v(), room.v());
        EXPECT_EQ(restored.position->view(Viewer::everybody()), room.position->view(Viewer::everybody()));
        EXPECT_EQ(again.shown().value("offer", RoomDriver::Json()),
                  driver_.shown().value("offer", RoomDriver::Json()));
        EXPECT_EQ(restored.pause.has_value(), room.pause.has_value());
        EXPECT_EQ(restored.seats.persons(), room.seats.persons());
        for (const Seat seat : room.seats.all())
            EXPECT_EQ(restored.position->ask(seat), room.position->ask(seat));
    }

    RoomDriver driver_;
    std::vector<ClientId> clients_;
    Witness witness_;
    int ids_ = 0;
};

/// Ada acts, then that person, and then the other person agrees to whatever is offered.
void act_twice(Act first, Act second, int person) {
    Orders match(2, 2);
    match.play(1);
    match.act(0, first);
    if (match.runs()) match.act(person, second);
    if (match.runs()) match.act(1 - person, Act::yes);
}

/// Every order of two acts, after the first row and after a move of each person.
TEST(OfferOrders, OfTwoActsNeedEverybodysAgreement) {
    for (const Act first : acts)
        for (const Act second : acts)
            for (const int person : {0, 1}) act_twice(first, second, person);
}

std::size_t below(Random& random, std::size_t count) {
    return random.below(static_cast<std::uint32_t>(count));
}

/// Plays a match in which people do anything, and often agree. Returns whether it has ended.
bool ends_by_agreement(int seats, int people, Random& random) {
    Orders match(seats, people);
    match.play(static_cast<int>(below(random, 3)));
    for (int i = 0; i < 30 && match.runs(); ++i) {
        const Act act = below(random, 3) == 0 ? Act::yes : acts[below(random, acts.size())];
        match.act(static_cast<int>(below(random, static_cast<std::size_t>(people))), act);
    }
    return !match.runs();
}

TEST(OfferOrders, InRandomMatchesNeedEverybodysAgreement) {
    Random random(Seed{1});
    int ended = 0;
    for (const auto& [seats, people] : {std::pair(2, 1), std::pair(2, 2), std::pair(3, 2), std::pair(3, 3),
                                        std::pair(4, 3), std::pair(4, 4)})
        for (int match = 0; match < 12; ++match)
            if (ends_by_agreement(seats, people, random)) ++ended;
    EXPECT_GT(ended, 20) << "the search reaches the ends of matches";
}

}  // namespace
}  // namespace reami::room
