// If a value of a room is damaged, the reader returns this room with an error, and all other rooms as usual.
#include <gtest/gtest.h>

#include "server/store/file/migrate.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

struct Damage {
    std::string change;  ///< SQL that changes room 2, past the checks of the schema
    std::string reason;
};

class StoreUnreadable : public ::testing::TestWithParam<Damage> {};

TEST_P(StoreUnreadable, RoomIsSetAsideAndTheOthersAreThere) {
    const Scratch scratch;
    ASSERT_EQ(migrate(scratch.database()).error(), "");
    Writer writer(scratch.database());
    for (int room = 1; room <= 3; ++room) {
        append(writer, running_room(room, numbered("ROOM", room)));
        append(writer,
               {room,
                2000,
                {moved(1, 1), RoundFinished{1, 1, {{one, 3}, {two, 4}}}, Said{1, one, "Ada", "ciao"}}});
    }
    scratch.change("PRAGMA ignore_check_constraints = ON; " + GetParam().change);
    const auto reader = open_to_read(scratch.database());
    const auto rooms = read_open_rooms(*reader);
    ASSERT_EQ(rooms.size(), 3U);
    for (const StoredRoom& room : rooms)
        if (room.room == 2) {
            EXPECT_EQ(room.unreadable, GetParam().reason);
            EXPECT_TRUE(room.records.empty());
        } else {
            EXPECT_EQ(room.unreadable, std::nullopt);
            EXPECT_EQ(room.records.size(), 7U);  // opened, two bots, a line, started, a move, a round
        }
}

INSTANTIATE_TEST_SUITE_P(
    Damages, StoreUnreadable,
    ::testing::Values(Damage{"UPDATE rooms SET next_secret = x'00112233' WHERE id = 2",
                             "`next_secret` is 4 bytes"},
                      Damage{"UPDATE matches SET seed = x'' WHERE room = 2", "`seed` is 0 bytes"},
                      Damage{"UPDATE seats SET seat = 300 WHERE room = 2 AND seat = 2", "`seat` is 300"},
                      Damage{"UPDATE moves SET seat = 0 WHERE room = 2", "`seat` is 0"},
                      Damage{"UPDATE moves SET v = 4294967297 WHERE room = 2", "`v` is 4294967297"},
                      Damage{"UPDATE chat SET seat = -1 WHERE room = 2", "`seat` is -1"}),
    [](const auto& damage) { return "Number" + std::to_string(damage.index); });

}  // namespace
}  // namespace reami::store
