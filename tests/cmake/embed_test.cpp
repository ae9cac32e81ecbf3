// cmake/embed.cmake: a program gets the files of this folder by `reami_embed`.
#include <gtest/gtest.h>

#include <string_view>

#include "embedded/samples.hpp"

namespace reami::embedded {
namespace {

using namespace std::string_view_literals;

TEST(Embed, KeepsTheOrderInWhichFilesWereNamed) {
    ASSERT_EQ(samples().size(), 3U);
    EXPECT_EQ(samples()[0].name, "hello.txt");
    EXPECT_EQ(samples()[1].name, "bytes.bin");
    EXPECT_EQ(samples()[2].name, "empty.txt");
}

TEST(Embed, FindsAFileByItsName) { EXPECT_EQ(find(samples(), "hello.txt"), "Buongiorno\n"); }

TEST(Embed, KeepsEveryByte) { EXPECT_EQ(find(samples(), "bytes.bin"), "\0\xff\"\\\n"sv); }

TEST(Embed, HasAnEmptyFile) { EXPECT_EQ(find(samples(), "empty.txt"), ""); }

TEST(Embed, FindsNothingUnderAnUnknownName) { EXPECT_EQ(find(samples(), "hello"), std::nullopt); }

}  // namespace
}  // namespace reami::embedded
