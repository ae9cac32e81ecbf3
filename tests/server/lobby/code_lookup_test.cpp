// What the server answers to each client about the code of a room, and how long it delays the answer.
// PROTOCOL.md, "Limits".
#include "tests/server/lobby/lobby.hpp"

namespace reami::lobby {
namespace {

struct CodesOfRooms : Lobby {
    std::string code;
    store::PlayerId owner = 0;

    CodesOfRooms() {
        settings.limits.wrong_codes_an_hour = 3;
        start();
        const OpenedRoom room = opened("a");
        code = room.code;
        owner = begin(parts->players.recognize(*room.token)).get()->player;
    }
    Named name(const std::string& wanted, CodeLookup::Seeker who = {}) {
        return begin(parts->codes.name(wanted, home, who)).get();
    }
    void guess_all() {
        for (const char* none : {"AAAAAAAA", "BBBBBBBB", "CCCCCCCC"}) EXPECT_EQ(name(none), Named::unknown);
    }
    Remembering remember(std::vector<std::string> wanted, CodeLookup::Seeker who = {}) {
        return begin(parts->codes.remember(std::move(wanted), home, who)).get();
    }
    static std::vector<std::string> codes_of(const Remembering& remembering) {
        std::vector<std::string> all;
        for (const auto& room : remembering.open) all.push_back(room.code);
        return all;
    }
    void close_all() {
        clock.pass(25LL * 3'600'000);
        ASSERT_TRUE(rooms_close());
    }
};

TEST_F(CodesOfRooms, ACodeThatOnceWasARoomIsNoGuess) {
    close_all();
    for (int n = 0; n < 10; ++n) EXPECT_EQ(name(code), Named::closed);
    EXPECT_FALSE(parts->guesses.are_spent(home, clock.now().steady));
}

TEST_F(CodesOfRooms, WhoOpenedOrSatThereIsToldAtOnceWhateverTheAddressGuessed) {
    guess_all();
    for (int n = 0; n < 9; ++n) parts->guesses.turn(home, clock.now().steady);
    EXPECT_EQ(name(code), Named::too_many) << "a client without a token would wait too long";
    EXPECT_EQ(name(code, 12345), Named::too_many);
    EXPECT_EQ(name(code, owner), Named::open);
    scratch.change(
        "INSERT INTO players VALUES (42, 0); INSERT INTO people SELECT id, 1, 42, 1, 0, 0 FROM rooms");
    EXPECT_EQ(name(code, 42), Named::open);
}

TEST_F(CodesOfRooms, ThePlayersOwnSeatsAreFoundWithoutTheirCodes) {
    scratch.change(
        "INSERT INTO players VALUES (42, 0);"
        " INSERT INTO seats (room, seat, player, name, word, since) SELECT id, 1, 42, 'Ada', '', 0 FROM "
        "rooms");
    EXPECT_EQ(codes_of(remember({}, 42)), std::vector<std::string>{code});
    EXPECT_EQ(codes_of(remember({code}, 42)), std::vector<std::string>{code}) << "named once";
    EXPECT_EQ(codes_of(remember({}, 12345)), std::vector<std::string>{});
    EXPECT_EQ(codes_of(remember({})), std::vector<std::string>{});
}

TEST_F(CodesOfRooms, WhoGuessedTooMuchIsAnsweredRightAndWrongAlike) {
    guess_all();
    EXPECT_EQ(name(code), Named::open) << "the first answer comes at once";
    EXPECT_EQ(parts->guesses.turn(home, clock.now().steady), 1000) << "the next one after a second";
}

TEST_F(CodesOfRooms, RememberedRoomsAreOpenOrGone) {
    const Remembering found = remember({"AAAAAAAA", code}, owner);
    EXPECT_EQ(codes_of(found), std::vector<std::string>{code});
    EXPECT_EQ(found.gone, std::vector<std::string>{"AAAAAAAA"});
    close_all();
    EXPECT_EQ(remember({code}, owner).gone, std::vector<std::string>{code});
}

TEST_F(CodesOfRooms, RoomsOfTheirOwnNeverCountAndOthersDo) {
    for (int n = 0; n < 10; ++n) EXPECT_EQ(codes_of(remember({code}, owner)), std::vector<std::string>{code});
    EXPECT_FALSE(parts->guesses.are_spent(home, clock.now().steady));
    for (int n = 0; n < 3; ++n) EXPECT_EQ(codes_of(remember({code})), std::vector<std::string>{code});
    EXPECT_TRUE(parts->guesses.are_spent(home, clock.now().steady))
        << "valid codes of other people's rooms count here, too";
    const Remembering after = remember({code, "AAAAAAAA"});
    EXPECT_TRUE(after.open.empty());
    EXPECT_TRUE(after.gone.empty()) << "the code was not looked up, so the client must not forget it";
    EXPECT_EQ(codes_of(remember({code}, owner)), std::vector<std::string>{code});
}

TEST_F(CodesOfRooms, OneRequestGuessesNoMoreCodesThanAnAddressHas) {
    const Remembering found = remember({"AAAAAAAA", "BBBBBBBB", "CCCCCCCC", "DDDDDDDD", code});
    EXPECT_EQ(found.gone.size(), 3u);
    EXPECT_TRUE(found.open.empty());
}

TEST_F(CodesOfRooms, ACodeForAnotherDeviceIsLongAndSurvivesAFailedCommit) {
    const std::string hand_over = parts->players.hand_over(owner, 0);
    EXPECT_EQ(hand_over.size(), 12u);
    EXPECT_EQ(parts->players.owner_of_hand_over(hand_over, 1), owner);
    EXPECT_EQ(parts->players.owner_of_hand_over("ABCDEFGHJKLM", 1), std::nullopt);
    ASSERT_TRUE(parts->players.redeem(hand_over, 1)) << "the question for the owner does not use the code up";
    EXPECT_EQ(parts->players.owner_of_hand_over(hand_over, 1), std::nullopt);
    EXPECT_FALSE(parts->players.redeem(hand_over, 1)) << "a code works once";
    parts->players.not_redeemed(hand_over);
    ASSERT_TRUE(parts->players.redeem(hand_over, 1));
    parts->players.redeemed(hand_over);
    EXPECT_FALSE(parts->players.redeem(hand_over, 1));
    const std::string taken_back = parts->players.hand_over(owner, 0);
    parts->players.take_back_hand_overs(owner);
    EXPECT_FALSE(parts->players.redeem(taken_back, 1)) << "its player was deleted or signed out";
    const std::string old = parts->players.hand_over(owner, 0);
    EXPECT_FALSE(parts->players.redeem(old, 300'001));
}

}  // namespace
}  // namespace reami::lobby
