// The questions that `reami-server admin` asks before an irreversible command.
#include "server/commands/admin/question.hpp"

#include <gtest/gtest.h>

namespace reami::commands {
namespace {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

TEST(AdminQuestion, IsAskedBeforeWhatCannotBeTakenBack) {
    EXPECT_EQ(question_before(CloseRoom{"KETMKARD"}),
              "Close room KETMKARD for good, and file a match that runs there without a result?");
    EXPECT_EQ(question_before(EndMatch{"KETMKARD"}), "File the match of room KETMKARD without a result?");
    EXPECT_EQ(question_before(ForgetPlayer{"42"}),
              "Delete the name, the chat and the devices of player 42 for good?");
    EXPECT_EQ(question_before(ListNames{}), std::nullopt);
    EXPECT_EQ(question_before(LiftRestriction{1}), std::nullopt);
}

TEST(AdminQuestion, IsAskedBeforeAllRoomsOfAnAddressAreClosed) {
    EXPECT_EQ(question_before(CloseRoomsOf{"192.0.2.1"}),
              "Close all rooms opened from 192.0.2.1 for good, and file matches that run there without a "
              "result?");
    Restrict ban{.kind = RestrictionKind::ban, .player = {}, .address = "192.0.2.1", .until = 1, .note = {}};
    EXPECT_EQ(question_before(ban), std::nullopt) << "a ban can be lifted";
    ban.with_rooms = true;
    EXPECT_EQ(question_before(ban), "Close all rooms opened from 192.0.2.1 for good, and ban that address?");
}

TEST(AdminQuestion, OnlyYesIsYes) {
    for (const char* yes : {"y", "Y", "yes", "YES"}) EXPECT_TRUE(is_yes(yes)) << yes;
    for (const char* no : {"", "n", "no", "yes, please", "j"}) EXPECT_FALSE(is_yes(no)) << no;
}

}  // namespace
}  // namespace reami::commands
