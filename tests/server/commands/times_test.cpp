#include "server/commands/admin/times.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>

#include "server/commands/admin/table.hpp"

namespace reami::commands {
namespace {

/// 2026-11-24, 20:15:30 in Rome, which is one hour ahead of UTC.
constexpr std::int64_t now = 1'795'547'730'000;

struct AdminTimes : ::testing::Test {
    AdminTimes() {
        ::setenv("TZ", "CET-1", 1);
        ::tzset();
    }
};

TEST_F(AdminTimes, AnEndIsADurationADayOrAMinute) {
    EXPECT_EQ(end_in("30m", now), now + 1'800'000);
    EXPECT_EQ(end_in("12h", now), now + 43'200'000);
    EXPECT_EQ(end_in("7d", now), now + 604'800'000);
    EXPECT_EQ(shown_time(end_in("2026-12-31T18:00", now).value()), "2026-12-31 18:00");
    EXPECT_EQ(shown_time(end_in("2026-12-31", now).value()), "2026-12-31 23:59");
    for (const char* wrong :
         {"", "7", "d", "0d", "-1d", "7w", "2026-02-30", "2026-13-01", "31.12.2026", "7d "})
        EXPECT_EQ(end_in(wrong, now), std::nullopt) << wrong;
}

TEST_F(AdminTimes, AMomentIsTheLastTimeThatItWasSoLate) {
    EXPECT_EQ(shown_time(now), "2026-11-24 20:15");
    EXPECT_EQ(shown_time(moment_in("20:00", now).value()), "2026-11-24 20:00");
    EXPECT_EQ(shown_time(moment_in("21:00", now).value()), "2026-11-23 21:00");
    EXPECT_EQ(shown_time(moment_in("2026-11-20T21:00", now).value()), "2026-11-20 21:00");
    EXPECT_EQ(moment_in("noon", now), std::nullopt);
    EXPECT_EQ(shown_time(0), "");
}

TEST(TextTables, AreAsWideAsTheirTextsAndSteerNoTerminal) {
    ColumnTable table({"name", "n"});
    EXPECT_TRUE(table.is_empty());
    table.add({"Zoë", "1"});
    table.add({"a\x1b[2J", "22"});
    table.add({"\xc2\x9b!", ""});
    EXPECT_EQ(table.text(), "name   n\nZoë    1\na?[2J  22\n?!\n");
    EXPECT_EQ(harmless("l'età"), "l'età");
}

}  // namespace
}  // namespace reami::commands
