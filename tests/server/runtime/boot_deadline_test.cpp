#include "server/runtime/boot_deadline.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

using std::chrono::hours;

TEST(BootDeadline, IsNeverOverBeforeItWasMoved) { EXPECT_FALSE(BootDeadline().is_over()); }

TEST(BootDeadline, IsOverFromItsTimeOn) {
    BootDeadline deadline;
    deadline.move_to(BootDeadline::now() + hours(1));
    EXPECT_FALSE(deadline.is_over());
    deadline.move_to(BootDeadline::now());
    EXPECT_TRUE(deadline.is_over());
}

TEST(BootDeadline, IsSoonOverAShortTimeBefore) {
    EXPECT_FALSE(BootDeadline().is_over_in(hours(1)));
    BootDeadline deadline;
    deadline.move_to(BootDeadline::now() + hours(1));
    EXPECT_FALSE(deadline.is_over_in(std::chrono::minutes(59)));
    EXPECT_TRUE(deadline.is_over_in(hours(1)));
}

TEST(BootDeadline, IsNotOverAnyMoreOnceTheLeaseIsRenewed) {
    BootDeadline deadline;
    deadline.move_to(BootDeadline::now());
    deadline.move_to(BootDeadline::now() + hours(1));
    EXPECT_FALSE(deadline.is_over());
}

TEST(BootDeadline, ItsClockGoesOn) {
    const auto before = BootDeadline::now();
    EXPECT_GT(before, BootDeadline::BootTime(0));
    EXPECT_GE(BootDeadline::now(), before);
}

}  // namespace
}  // namespace reami
