// The server never shows the password in the address of a database.
#include "server/runtime/without_password.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

TEST(WithoutPassword, LeavesAnAddressThatHasNone) {
    for (const char* address :
         {"postgresql:///reami", "postgresql://reami@db.example/reami?sslmode=verify-full",
          "postgresql://a.example:5432,b.example:5433/reami?target_session_attrs=read-write",
          "/var/lib/reami", ""})
        EXPECT_EQ(without_password(address), address);
}

TEST(WithoutPassword, HidesIt) {
    EXPECT_EQ(without_password("postgresql://reami:secret@db.example:5432/reami"),
              "postgresql://reami:***@db.example:5432/reami");
    EXPECT_EQ(without_password("postgres://reami:@a,b/reami?x=1"), "postgres://reami:***@a,b/reami?x=1");
    EXPECT_EQ(without_password("postgresql:///reami?user=reami&password=secret&host=/tmp"),
              "postgresql:///reami?user=reami&password=***&host=/tmp");
    EXPECT_EQ(without_password("postgresql:///reami?sslpassword=secret"),
              "postgresql:///reami?sslpassword=***");
}

TEST(WithoutPassword, HidesOneThatWasWrittenWithoutCare) {
    EXPECT_EQ(without_password("postgresql://reami:a@b/c:d@db.example/reami"),
              "postgresql://reami:***@db.example/reami");
    EXPECT_EQ(without_password("postgresql://reami:a?b@db.example/reami?password=c"),
              "postgresql://reami:***@db.example/reami?password=***");
}

}  // namespace
}  // namespace reami
