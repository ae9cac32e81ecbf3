// The tables that `reami-server admin` prints.
#include "server/commands/admin/tables.hpp"

#include <gtest/gtest.h>

namespace reami::commands {
namespace {

using protocol::admin::RoomList;

TEST(AdminTables, NameTheRoomsThatNoServerHasTakenYet) {
    EXPECT_EQ(shown(RoomList{{}, 3}),
              "no room is open\n3 rooms in the database, which no server serves yet\n");
    EXPECT_EQ(shown(RoomList{{}, 0}), "no room is open\n");
    EXPECT_EQ(shown(RoomList{}), "no room is open\n");
}

TEST(AdminTables, SayWhichRoomsRest) {
    protocol::admin::RoomLine awake;
    awake.code = "KETMKARD";
    protocol::admin::RoomLine resting = awake;
    resting.rests = true;
    EXPECT_EQ(shown(RoomList{{awake}}).find("resting"), std::string::npos);
    EXPECT_NE(shown(RoomList{{resting}}).find("seating, resting"), std::string::npos);
}

}  // namespace
}  // namespace reami::commands
