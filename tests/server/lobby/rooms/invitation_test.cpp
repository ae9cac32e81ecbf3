// Servers that need an invitation to open a room: the rooms that each player may open, and how players redeem
// an invitation.
#include "protocol/messages/codes.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/read/read_room.hpp"
#include "tests/server/lobby/lobby.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::lobby {
namespace {

namespace code = protocol::code;
using store::testing::append;

struct LobbyByInvitation : Lobby {
    static constexpr const char* word = "ABCDEFGHJKLM";

    LobbyByInvitation() {
        settings.limits.wrong_codes_an_hour = 2;
        settings.opening = "invited";
        start();
        const auto hash =
            KeyedHash(store::read_hash_key(*store::open_to_read(scratch.database()))).of_invite(word);
        const auto now = clock.now().wall;
        store(store::AdminChange{store::Invite{"club", hash, now, now + 1000, 2}});
    }
    void store(store::Record record) {
        EXPECT_EQ(append(parts->writer, {0, clock.now().wall, {std::move(record)}}).fault, std::nullopt);
    }
    /// A player who has taken a seat in some room.
    room::Identity guest() {
        room::Identity who = Players::new_player();
        store(store::PlayerMade{who.player, who.token});
        who.stored = true;
        return who;
    }
    std::string refusal(const std::string& request, const Requester& requester) {
        const auto outcome = open(request, requester);
        return outcome ? "opened" : outcome.error().code;
    }
    Expected<Invites::Redeemed, protocol::Refusal> redeem(const std::string& text,
                                                          const Requester& requester) {
        return begin(parts->invites.redeem(text, requester)).get();
    }
    std::string why_not(const std::string& text, const Requester& requester) {
        const auto outcome = redeem(text, requester);
        return outcome ? "redeemed" : outcome.error().code;
    }
    /// A room with one bot.
    auto open_with_bot(const std::string& request, const Requester& requester, bool listed = false) {
        return begin(parts->opener.open({.id = request,
                                         .game = "kingdomino",
                                         .options = "{}",
                                         .seats = 2,
                                         .bots = {{Seat::from_number(2), "greedy"}},
                                         .listed = listed},
                                        requester))
            .get();
    }
};

TEST_F(LobbyByInvitation, NobodyElseOpensRooms) {
    EXPECT_EQ(refusal("a", {home, {}}), code::invited_only);
    EXPECT_EQ(refusal("b", {home, guest()}), code::invited_only);
    parts->settings.replace(Settings());
    EXPECT_EQ(refusal("a", {home, {}}), "opened");
}

TEST_F(LobbyByInvitation, WhoHasUsedOneOpensRoomsFromThenOn) {
    const auto outcome = redeem("abcd-efgh-jklm ", {home, {}});
    const auto token = outcome->token.value();
    const auto ada = begin(parts->players.recognize(token)).get();
    ASSERT_TRUE(ada);
    EXPECT_EQ(refusal("a", {home, ada}), "opened");
    clock.pass(2000);
    EXPECT_EQ(refusal("b", {home, ada}), "opened")
        << "the invitation has ended, but the player had redeemed it";
    start();
    EXPECT_EQ(refusal("c", {home, ada}), "opened") << "also after a restart";
}

TEST_F(LobbyByInvitation, AnotherTimeUsesNothingUp) {
    const room::Identity ada = guest(), bob = guest(), eve = guest();
    EXPECT_EQ(why_not(word, {home, ada}), "redeemed");
    EXPECT_EQ(why_not(word, {home, ada}), "redeemed");
    EXPECT_EQ(why_not("wrong", {home, ada}), "redeemed") << "this player has redeemed one already";
    EXPECT_EQ(why_not(word, {home, bob}), "redeemed");
    EXPECT_EQ(why_not(word, {home, eve}), code::wrong_invite) << "the invitation was for two players";
    EXPECT_FALSE(redeem(word, {home, ada})->token);
}

TEST_F(LobbyByInvitation, AWrongWordCountsAsAGuess) {
    const auto now = clock.now().steady;
    EXPECT_EQ(why_not("ABCDEFGHJKLN", {home, {}}), code::wrong_invite);
    EXPECT_FALSE(parts->guesses.are_spent(home, now));
    EXPECT_EQ(why_not("", {home, {}}), code::wrong_invite);
    EXPECT_TRUE(parts->guesses.are_spent(home, now)) << "the limit in this test is two";
    EXPECT_EQ(why_not(word, {home, {}}), "redeemed") << "the right word is accepted when its turn comes";
}

TEST_F(LobbyByInvitation, WhoHasSatSomewherePlaysWithBotsAndNobodyElse) {
    const room::Identity ada = guest();
    const auto opened = open_with_bot("a", {home, ada});
    ASSERT_TRUE(opened);
    const auto stored = store::read_open_rooms(*store::open_to_read(scratch.database())).at(0);
    EXPECT_TRUE(std::get<store::RoomOpened>(stored.records.at(0).record).for_one);
    EXPECT_FALSE(open_with_bot("b", {home, ada}, true)) << "the room would be listed";
    EXPECT_FALSE(open_with_bot("c", {home, {}})) << "the client has no token";
}

}  // namespace
}  // namespace reami::lobby
