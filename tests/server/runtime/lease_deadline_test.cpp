#include "server/runtime/lease_deadline.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

using std::chrono::hours;

TEST(LeaseDeadline, IsNeverOverBeforeItWasMoved) { EXPECT_FALSE(LeaseDeadline().is_over()); }

TEST(LeaseDeadline, IsOverFromItsTimeOn) {
    LeaseDeadline deadline;
    deadline.move_to(LeaseDeadline::now() + hours(1));
    EXPECT_FALSE(deadline.is_over());
    deadline.move_to(LeaseDeadline::now());
    EXPECT_TRUE(deadline.is_over());
}

TEST(LeaseDeadline, IsSoonOverAShortTimeBefore) {
    EXPECT_FALSE(LeaseDeadline().is_over_in(hours(1)));
    LeaseDeadline deadline;
    deadline.move_to(LeaseDeadline::now() + hours(1));
    EXPECT_FALSE(deadline.is_over_in(std::chrono::minutes(59)));
    EXPECT_TRUE(deadline.is_over_in(hours(1)));
}

TEST(LeaseDeadline, IsNotOverAnyMoreOnceTheLeaseIsRenewed) {
    LeaseDeadline deadline;
    deadline.move_to(LeaseDeadline::now());
    deadline.move_to(LeaseDeadline::now() + hours(1));
    EXPECT_FALSE(deadline.is_over());
}

TEST(LeaseDeadline, ItsClockGoesOn) {
    const auto before = LeaseDeadline::now();
    EXPECT_GT(before, LeaseDeadline::BootTime(0));
    EXPECT_GE(LeaseDeadline::now(), before);
}

}  // namespace
}  // namespace reami
