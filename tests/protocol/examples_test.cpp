// Plays the conversations of PROTOCOL.md against a real server, from the first line to the last.
#include <gtest/gtest.h>

#include "tests/protocol/conversation.hpp"

namespace reami::protocol {
namespace {

TEST(ProtocolExamples, HappenAsThePageTells) {
    Conversation conversation;
    int played = 0;
    for (const std::string& block : blocks(source_text("protocol/PROTOCOL.md"), "reami"))
        for (const ExampleLine& line : example_lines(block)) {
            ASSERT_NO_THROW(conversation.play(line));
            ++played;
        }
    EXPECT_GT(played, 50);
}

}  // namespace
}  // namespace reami::protocol
