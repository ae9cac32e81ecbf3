#include "server/room/people/forbidden_names.hpp"

#include <gtest/gtest.h>

namespace reami::room {
namespace {

TEST(ForbiddenNames, MeetWhateverLooksLikeThem) {
    ForbiddenNames names;
    names.add("Ivo");
    names.add("Pal");
    EXPECT_TRUE(names.have("Ivo"));
    EXPECT_TRUE(names.have("IVO"));
    EXPECT_TRUE(names.have("ivo"));
    EXPECT_TRUE(names.have("PaI")) << "with a capital i";
    EXPECT_TRUE(names.have("\u0420al")) << "with a Cyrillic Er";
    EXPECT_FALSE(names.have("Ivor"));
    EXPECT_FALSE(names.have("Paul"));
}

TEST(ForbiddenNames, ALookIsForbiddenUntilNoNameHasItAnyMore) {
    ForbiddenNames names;
    for (const char* name : {"Ada", "ADA", "Ada"}) names.add(name);
    EXPECT_EQ(names.all(), (std::vector<std::string>{"ADA", "Ada"}));
    names.remove("Ada");
    names.remove("Ada");
    EXPECT_TRUE(names.have("ada"));
    names.remove("ADA");
    EXPECT_FALSE(names.have("ada"));
}

TEST(ForbiddenNames, OthersTakeTheirPlace) {
    ForbiddenNames names;
    names.replace({"Ada", "Bob"});
    names.replace({"Bob", "Eve"});
    EXPECT_FALSE(names.have("Ada"));
    EXPECT_TRUE(names.have("bob"));
    EXPECT_TRUE(names.have("eve"));
}

}  // namespace
}  // namespace reami::room
