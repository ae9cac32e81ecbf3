// What a club may say of its server.
#include "tests/server/settings/written_settings.hpp"

namespace reami {
namespace {

TEST(ClubSettings, NameTheServerInAnyLanguage) {
    const Settings read = settings({"--title", "Circolo di Forlì", "--welcome", "Si gioca il martedì.",
                                    "--about", "https://club.example/chi-siamo"});
    EXPECT_EQ(read.title, "Circolo di Forlì");
    EXPECT_EQ(read.welcome, "Si gioca il martedì.");
    EXPECT_EQ(read.about, "https://club.example/chi-siamo");
    EXPECT_EQ(settings({}).title, "");
    EXPECT_EQ(settings({"--title", ""}).title, "") << "as if it were not there";
}

TEST(ClubSettings, CountCharactersAndNotBytes) {
    std::string forty, many;
    for (int i = 0; i < 40; ++i) forty += "è";
    for (int i = 0; i < 500; ++i) many += "è";
    EXPECT_EQ(settings({"--title", forty}).title, forty);
    EXPECT_EQ(settings({"--welcome", many}).welcome, many);
    expect_refused({"--title", forty + "a"}, {"--title", "41 characters", "40"});
    expect_refused({"--welcome", many + "a"}, {"--welcome", "501 characters", "500"});
}

TEST(ClubSettings, TakeNothingThatCouldSteerATerminalOrBreakAPage) {
    expect_refused({"--title", "a\x1b[2J"}, {"--title", "nobody sees"});
    expect_refused({"--welcome", "one\ntwo"}, {"--welcome", "nobody sees"});
    expect_refused({"--welcome", "a\xc2\x9b"}, {"--welcome", "nobody sees"});
    expect_refused({"--title", "a\xff"}, {"--title", "UTF-8"});
    expect_refused({"--title", "a\xc3"}, {"--title", "UTF-8"});
    for (const char* wrong : {"club.example", "javascript:alert(1)", "https://", "https:///about",
                              "https://club.example/a b", "https://club.example/\"><script>"})
        expect_refused({"--about", wrong}, {"--about", "https://club.example/about"});
    expect_refused({"--about", "https://club.example/" + std::string(280, 'a')}, {"300"});
}

}  // namespace
}  // namespace reami
