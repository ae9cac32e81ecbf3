// A room whose match can't be replayed as it was played: it is kept as it is until a server comes that can.
#include <gtest/gtest.h>

#include "tests/server/room/table_talk.hpp"

namespace reami::room {
namespace {

constexpr Millis one_day = 86'400'000;

/// The records of a match of two, and the same with another proof of move 3.
struct Held : ::testing::Test {
    std::vector<store::Record> right = played();
    std::vector<store::Record> wrong = with_another_proof(right);
    TableTalk table{wrong};
    GuestId ada = table.come(1), bob = table.come(2);

    static std::vector<store::Record> played() {
        TableTalk table;
        const GuestId ada = table.come(1), bob = table.come(2);
        table.sit(ada, 1, "Ada");
        table.sit(bob, 2, "Bob");
        table.ready(bob);
        table.start(ada);
        for (int moves = 0; moves < 6; ++moves)
            table.play_any(table.room.match()->to_act().contains(Seat::from_number(1)) ? ada : bob);
        return table.stored;
    }
    static std::vector<store::Record> with_another_proof(std::vector<store::Record> records) {
        for (store::Record& record : records)
            if (auto* moved = std::get_if<store::Moved>(&record); moved && moved->v == 3) ++moved->proof;
        return records;
    }
};

TEST_F(Held, ShowsThePositionBeforeTheMoveThatDiffers) {
    EXPECT_EQ(table.room.table().phase, Phase::held);
    EXPECT_EQ(table.room.match()->v(), 2);
}

TEST_F(Held, NeverClosesAndIsNeverGivenUp) {
    const auto before = table.stored;
    table.go(ada);
    table.go(bob);
    EXPECT_EQ(table.room.next_due(table.steady), std::nullopt);
    table.pass(1000 * one_day);
    EXPECT_EQ(table.room.table().phase, Phase::held);
    EXPECT_EQ(table.stored, before);
}

TEST_F(Held, TakesNoRecordButChat) {
    const auto before = table.stored;
    const GuestId eve = table.come(3);
    EXPECT_EQ(code_of(table.stand(bob)), "room.held");
    EXPECT_EQ(code_of(table.kick(ada, 2)), "room.held");
    EXPECT_EQ(code_of(table.seat_bot(ada, 2)), "room.held");
    EXPECT_EQ(code_of(table.sit(eve, 2, "Eve")), "room.held");
    EXPECT_EQ(code_of(table.rematch(ada)), "room.not_ended");
    EXPECT_EQ(code_of(table.ready(ada)), "room.not_seating");
    EXPECT_EQ(code_of(table.say(ada, from_client::Configure{"c", {}, 3, {}})), "room.not_seating");
    EXPECT_EQ(code_of(table.say(ada, from_client::Move{"m", 1, 1, "=1"})), "room.held");
    table.say(bob, from_client::Leave{"l"});
    EXPECT_EQ(table.goodbye(bob), protocol::Close::normal) << "who leaves keeps the seat";
    EXPECT_EQ(table.stored, before);
    table.chat(eve, "What happened?");
    EXPECT_EQ(table.stored.size(), before.size() + 1);
}

TEST_F(Held, PlaysOnWhereItIsReplayedRightly) {
    table.chat(ada, "See you tomorrow");
    std::vector<store::Record> mended = right;
    mended.insert(mended.end(), table.stored.begin() + static_cast<std::ptrdiff_t>(wrong.size()),
                  table.stored.end());
    TableTalk again(mended, 30 * one_day);
    EXPECT_EQ(again.room.table().phase, Phase::playing);
    EXPECT_EQ(again.room.match()->v(), 6);
    const GuestId back = again.come(1), other = again.come(2);
    const bool ada_moves = again.room.match()->to_act().contains(Seat::from_number(1));
    again.play_any(ada_moves ? back : other);
    EXPECT_EQ(again.room.match()->v(), 7);
}

}  // namespace
}  // namespace reami::room
