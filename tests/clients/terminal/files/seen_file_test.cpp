#include "clients/terminal/files/seen_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "clients/terminal/files/private_file.hpp"

namespace reami::terminal {
namespace {

namespace fs = std::filesystem;

class SeenFiles : public testing::Test {
protected:
    fs::path folder() const { return fs::path(testing::TempDir()) / "reami_seen"; }
    fs::path tokens() const { return folder() / "tokens-2.json"; }
    void SetUp() override { fs::remove_all(folder()); }
    void TearDown() override { fs::remove_all(folder()); }

    static unsigned mode(const fs::path& path) {
        struct stat about {};
        return ::stat(path.c_str(), &about) == 0 ? about.st_mode & 0777U : 0;
    }
};

const SeenFile::Match first_match{"http://a:1", "KETMKARD", 1};

Seen something() {
    Seen seen;
    seen.commitment = "sha256-00";
    seen.in_time = true;
    seen.words = {"0123456789abcdef"};
    seen.seat = Seat::from_number(2);
    return seen;
}

TEST_F(SeenFiles, KeepsWhatWasSeenOfEachMatchBesideTheTokens) {
    ASSERT_TRUE(SeenFile(tokens()).keep(first_match, something()));
    EXPECT_EQ(SeenFile(tokens()).seen(first_match), something());
    EXPECT_EQ(SeenFile(tokens()).seen({"http://b:1", "KETMKARD", 1}), std::nullopt);
    EXPECT_EQ(SeenFile(tokens()).seen({"http://a:1", "KETMKARE", 1}), std::nullopt);
    EXPECT_EQ(SeenFile(tokens()).seen({"http://a:1", "KETMKARD", 2}), std::nullopt);
    EXPECT_EQ(mode(folder() / "tokens-2-seen.json"), 0600U);
}

TEST_F(SeenFiles, TheOldestOf500GoesFirst) {
    const SeenFile file(tokens());
    file.keep(first_match, something());
    const fs::path path = folder() / "tokens-2-seen.json";
    auto entries = read_private(path);
    for (int match = 2; match <= 500; ++match) {
        entries.push_back(entries[0]);
        entries.back()["match"] = match;
    }
    write_private(path, entries);
    file.keep({"http://a:1", "KETMKARD", 501}, something());
    EXPECT_FALSE(file.seen(first_match));
    EXPECT_TRUE(file.seen({"http://a:1", "KETMKARD", 2}));
    EXPECT_TRUE(file.seen({"http://a:1", "KETMKARD", 501}));
}

TEST_F(SeenFiles, EvidenceIsNeverOverwritten) {
    const SeenFile file(tokens());
    const auto path = file.keep_evidence("evidence-KETMKARD-1", "http://a:1", R"({"match":1})");
    EXPECT_EQ(path, folder() / "evidence-KETMKARD-1.json");
    EXPECT_EQ(file.keep_evidence("evidence-KETMKARD-1", "http://a:1", R"({"match":1})"), path)
        << "the same evidence again";
    EXPECT_EQ(file.keep_evidence("evidence-KETMKARD-1", "http://a:1", R"({"match":2})"),
              folder() / "evidence-KETMKARD-1-2.json");
    EXPECT_EQ(read_private(*path), (nlohmann::json{{"match", 1}, {"server", "http://a:1"}}));
    EXPECT_EQ(mode(*path), 0600U);
}

}  // namespace
}  // namespace reami::terminal
