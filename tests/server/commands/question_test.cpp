// What an admin is asked on a terminal.
#include "server/commands/admin/question.hpp"

#include <gtest/gtest.h>

namespace reami::commands {
namespace {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): all that is spoken of here

Restrict ruling(RestrictionKind kind, const std::string& address) {
    return {.kind = kind, .player = {}, .address = address, .until = 1, .note = {}};
}

TEST(AdminQuestion, IsAskedBeforeWhatCannotBeTakenBack) {
    EXPECT_EQ(question_before(CloseRoom{"KETMKARD"}),
              "Close room KETMKARD for good, and file a match that runs there without a result?");
    EXPECT_EQ(question_before(EndMatch{"KETMKARD"}), "File the match of room KETMKARD without a result?");
    EXPECT_EQ(question_before(ForgetPlayer{"42"}),
              "Take the name, the chat and the devices of player 42 out for good?");
    EXPECT_EQ(question_before(ListNames{}), std::nullopt);
    EXPECT_EQ(question_before(LiftRestriction{1}), std::nullopt);
}

TEST(AdminQuestion, IsAskedBeforeABanOfThisMachine) {
    for (const char* here : {"127.0.0.1", "127.8.9.1", "::1"})
        EXPECT_TRUE(question_before(ruling(RestrictionKind::ban, here))) << here;
    for (const char* there : {"192.0.2.1", "2001:db8::1", "nonsense", ""})
        EXPECT_FALSE(question_before(ruling(RestrictionKind::ban, there))) << there;
    EXPECT_FALSE(question_before(ruling(RestrictionKind::silence, "127.0.0.1"))) << "they may still play";
}

TEST(AdminQuestion, OnlyYesIsYes) {
    for (const char* yes : {"y", "Y", "yes", "YES"}) EXPECT_TRUE(is_yes(yes)) << yes;
    for (const char* no : {"", "n", "no", "yes, please", "j"}) EXPECT_FALSE(is_yes(no)) << no;
}

}  // namespace
}  // namespace reami::commands
