#include "clients/terminal/files/token_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

namespace reami::terminal {
namespace {

namespace fs = std::filesystem;

class TokenFiles : public testing::Test {
protected:
    fs::path folder() const { return fs::path(testing::TempDir()) / "reami_tokens"; }
    void SetUp() override { fs::remove_all(folder()); }
    void TearDown() override { fs::remove_all(folder()); }
};

TEST_F(TokenFiles, KeepsOneTokenAServer) {
    const TokenFile file = TokenFile::at(folder() / "tokens.json");
    ASSERT_TRUE(file.keep("http://a:1", "first"));
    ASSERT_TRUE(file.keep("http://b:2", "second"));
    ASSERT_TRUE(file.keep("http://a:1", "third"));
    const TokenFile again = TokenFile::at(folder() / "tokens.json");
    EXPECT_EQ(again.token("http://a:1"), "third");
    EXPECT_EQ(again.token("http://b:2"), "second");
    EXPECT_EQ(again.token("http://c:3"), std::nullopt);
}

TEST_F(TokenFiles, IsReadByItsOwnerOnly) {
    const TokenFile file = TokenFile::at(folder() / "tokens.json");
    ASSERT_TRUE(file.keep("http://a:1", "first"));
    struct stat about {};
    ASSERT_EQ(::stat(file.path().c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
}

TEST_F(TokenFiles, ForgetsATokenThatTheServerDoesNotKnow) {
    const TokenFile file = TokenFile::at(folder() / "tokens.json");
    file.keep("http://a:1", "first");
    ASSERT_TRUE(file.forget("http://a:1"));
    EXPECT_EQ(file.token("http://a:1"), std::nullopt);
}

TEST_F(TokenFiles, KeepsTheRoomsOfATokenTheNewestFirst) {
    const TokenFile file = TokenFile::at(folder() / "tokens.json");
    EXPECT_TRUE(file.keep_room("http://a:1", "KETMKARD"));
    EXPECT_TRUE(file.rooms("http://a:1").empty()) << "there is no token";
    ASSERT_TRUE(file.keep("http://a:1", "first"));
    for (const char* code : {"KETMKARD", "ABCDEFGH", "KETMKARD", "HGFEDCBA"})
        ASSERT_TRUE(file.keep_room("http://a:1", code));
    using Codes = std::vector<std::string>;
    EXPECT_EQ(file.rooms("http://a:1"), (Codes{"HGFEDCBA", "KETMKARD", "ABCDEFGH"}));
    EXPECT_TRUE(file.rooms("http://b:2").empty());
    ASSERT_TRUE(file.forget_room("http://a:1", "KETMKARD"));
    EXPECT_EQ(TokenFile::at(folder() / "tokens.json").rooms("http://a:1"), (Codes{"HGFEDCBA", "ABCDEFGH"}));
    file.keep("http://a:1", "first");
    EXPECT_EQ(file.rooms("http://a:1").size(), 2U) << "the same player";
    file.keep("http://a:1", "second");
    EXPECT_TRUE(file.rooms("http://a:1").empty()) << "another player";
}

TEST_F(TokenFiles, KeepsAsManyRoomsAsOneQuestionMayName) {
    const TokenFile file = TokenFile::at(folder() / "tokens.json");
    file.keep("http://a:1", "first");
    for (char last = 'A'; last <= 'Z'; ++last) {
        file.keep_room("http://a:1", std::string("KETMKAR") + last);
        file.keep_room("http://a:1", std::string("ABCDEFG") + last);
    }
    EXPECT_EQ(file.rooms("http://a:1").size(), 30U);
    EXPECT_EQ(file.rooms("http://a:1").front(), "ABCDEFGZ");
}

TEST_F(TokenFiles, ReadsTheTokensOfEarlierClients) {
    fs::create_directories(folder());
    std::ofstream(folder() / "tokens.json") << R"({"http://a:1": "first", "http://b:2": "second"})";
    const TokenFile file = TokenFile::at(folder() / "tokens.json");
    EXPECT_EQ(file.token("http://a:1"), "first");
    file.keep_room("http://a:1", "KETMKARD");
    EXPECT_EQ(file.token("http://a:1"), "first");
    EXPECT_EQ(file.rooms("http://a:1"), std::vector<std::string>{"KETMKARD"});
    EXPECT_EQ(file.token("http://b:2"), "second");
}

TEST_F(TokenFiles, ADamagedFileIsAsGoodAsNone) {
    fs::create_directories(folder());
    std::ofstream(folder() / "tokens.json") << "{\"http://a:1\":";
    const TokenFile file = TokenFile::at(folder() / "tokens.json");
    EXPECT_EQ(file.token("http://a:1"), std::nullopt);
    EXPECT_TRUE(file.keep("http://a:1", "first"));
    EXPECT_EQ(file.token("http://a:1"), "first");
}

TEST_F(TokenFiles, ASecondClientIsAnotherPlayerUntilTheFirstEnds) {
    {
        const TokenFile first = TokenFile::free_one_in(folder());
        const TokenFile second = TokenFile::free_one_in(folder());
        EXPECT_EQ(first.path(), folder() / "tokens.json");
        EXPECT_EQ(second.path(), folder() / "tokens-2.json");
    }
    EXPECT_EQ(TokenFile::free_one_in(folder()).path(), folder() / "tokens.json");
}

TEST_F(TokenFiles, AFileThatCannotBeWrittenIsSaid) {
    fs::create_directories(folder());
    std::ofstream(folder() / "no_folder") << "a file";
    EXPECT_FALSE(TokenFile::at(folder() / "no_folder" / "tokens.json").keep("http://a:1", "first"));
}

TEST(StateFolder, FollowsTheUsualVariables) {
    const auto home_only = [](const char* name) {
        return std::string(name) == "HOME" ? "/home/ada" : nullptr;
    };
    EXPECT_EQ(state_folder(home_only), "/home/ada/.local/state/reami");
    const auto both = [](const char* name) {
        return std::string(name) == "HOME" ? "/home/ada" : "/srv/state";
    };
    EXPECT_EQ(state_folder(both), "/srv/state/reami");
}

}  // namespace
}  // namespace reami::terminal
