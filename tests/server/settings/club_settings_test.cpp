// Settings by which a club describes its server.
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
    EXPECT_EQ(settings({"--title", ""}).title, "") << "an empty title counts as none";
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
    expect_refused({"--title", "a\x1b[2J"}, {"--title", "invisible character"});
    expect_refused({"--welcome", "one\ntwo"}, {"--welcome", "invisible character"});
    expect_refused({"--welcome", "a\xc2\x9b"}, {"--welcome", "invisible character"});
    expect_refused({"--title", "a\xff"}, {"--title", "UTF-8"});
    expect_refused({"--title", "a\xc3"}, {"--title", "UTF-8"});
    for (const char* wrong :
         {"club.example", "javascript:alert(1)", "https://", "https:///about", "https://me@club.example/",
          "https://club.example/a b", "https://club.example/\"><script>"})
        expect_refused({"--about", wrong}, {"--about", "https://club.example/about"});
    expect_refused({"--about", "https://club.example/" + std::string(280, 'a')}, {"300"});
}

TEST(ClubSettings, SayWhoMayOpenRooms) {
    EXPECT_EQ(settings({}).opening, "everyone");
    EXPECT_EQ(settings({"--opening", "invited"}).opening, "invited");
    expect_refused({"--opening", "nobody"}, {"--opening", "everyone", "invited"});
}

/// The value of a setting as `config` and the log show it.
std::string shown(const Arguments& arguments, const std::string& name) {
    std::vector<const char*> line{"reami-server"};
    for (const std::string& argument : arguments) line.push_back(argument.c_str());
    const auto read = read_settings_with_origins(static_cast<int>(line.size()), line.data());
    for (const SettingInForce& one : read->in_force)
        if (one.name == name) return one.value;
    return "";
}

TEST(ClubSettings, NeverShowTheWholeAddressOfTheWebhook) {
    const Arguments given{"--webhook", "https://chat.example/hooks/secret?key=secret", "--webhook-names",
                          "true"};
    EXPECT_EQ(settings(given).webhook, "https://chat.example/hooks/secret?key=secret");
    EXPECT_TRUE(settings(given).webhook_names);
    EXPECT_EQ(shown(given, "webhook"), "\"https://chat.example/…\"");
    EXPECT_EQ(shown({"--webhook", "https://ntfy.example"}, "webhook"), "\"https://ntfy.example\"");
    EXPECT_EQ(shown({}, "webhook"), "\"\"");
    const auto refused = printed_for({"--webhook", "https://user:secret@chat.example/"});
    EXPECT_EQ(refused.exit_status, 2);
    EXPECT_EQ(refused.text.find("secret"), std::string::npos) << refused.text;
}

TEST(ClubSettings, WithPostgresqlSayThatTheWebhookKnowsNoBackups) {
    const std::vector<const char*> line{"reami-server", "--webhook", "https://ntfy.example/club", "--store",
                                        "postgresql:///reami"};
    const auto read = read_settings_with_origins(static_cast<int>(line.size()), line.data());
    EXPECT_EQ(read->notes,
              std::vector<std::string>{
                  "with `store`, the server posts no notices about backups, because pg_dump makes them"});
}

}  // namespace
}  // namespace reami
