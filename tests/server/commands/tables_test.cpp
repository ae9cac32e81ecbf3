// What `reami-server admin` prints.
#include "server/commands/admin/tables.hpp"

#include <gtest/gtest.h>

namespace reami::commands {
namespace {

using protocol::admin::RoomList;

TEST(AdminTables, NameTheRoomsThatNoServerHasTakenYet) {
    EXPECT_EQ(shown(RoomList{{}, 3}), "no room is open\n3 rooms in the database, not served yet\n");
    EXPECT_EQ(shown(RoomList{{}, 0}), "no room is open\n");
    EXPECT_EQ(shown(RoomList{}), "no room is open\n");
}

}  // namespace
}  // namespace reami::commands
