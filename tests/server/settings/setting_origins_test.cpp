// The environment between the command line and the file, and what is told of where a value comes from.
#include <cstdlib>
#include <string_view>

#include "tests/server/settings/written_settings.hpp"

namespace reami {
namespace {

/// In the environment for as long as a test runs.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_(name) { ::setenv(name, value.c_str(), 1); }
    ~Variable() { ::unsetenv(name_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* name_;
};

TEST(SettingOrigins, OfTheEnvironmentBeatTheFileAndAreBeatenByOptions) {
    const File file("port = 9000\nbot_waits = 3\n[limits]\nrooms = 7\n");
    const Variable port("REAMI_PORT", "9100"), waits("REAMI_BOT_WAITS", "2"), rooms("REAMI_ROOMS", "8");
    const Settings read = settings({"--config", file.path(), "--bot-waits", "1"});
    EXPECT_EQ(read.port, 9100);
    EXPECT_EQ(read.bot_waits, milliseconds(1000));
    EXPECT_EQ(read.limits.rooms, 8U);
}

TEST(SettingOrigins, OfTheEnvironmentMayBeListsAndTheFile) {
    const File file("port = 9000\n");
    const Variable named("REAMI_CONFIG", file.path()), hosts("REAMI_HOSTS", "a.example,b.example"),
        origins("REAMI_ORIGINS", "https://a.example,https://b.example"), nothing("REAMI_LISTEN", "");
    const Settings read = settings({});
    EXPECT_EQ(read.port, 9000);
    EXPECT_EQ(read.hosts, (Arguments{"a.example", "b.example"}));
    EXPECT_EQ(read.origins, (Arguments{"https://a.example", "https://b.example"}));
    EXPECT_EQ(read.listen, "127.0.0.1");
}

TEST(SettingOrigins, RefuseAFileOfTheEnvironmentThatIsNotThere) {
    const Variable named("REAMI_CONFIG", "/nowhere/reami.toml");
    expect_refused({}, {"/nowhere/reami.toml"});
}

TEST(SettingOrigins, RefuseWhatTheEnvironmentSaysWrongAndNameTheVariable) {
    const Variable rooms("REAMI_ROOMS", "none");
    expect_refused({}, {"REAMI_ROOMS: --rooms", "none", "1000000"});
    EXPECT_EQ(settings({"--rooms", "9"}).limits.rooms, 9U);
}

TEST(SettingOrigins, RefuseVariablesThatAreNone) {
    const Variable misspelt("REAMI_PROT", "9000");
    expect_refused({}, {"REAMI_PROT", "there is no such setting"});
}

TEST(SettingOrigins, InForceAreToldWithTheirOrigins) {
    const File file("listen = \"0.0.0.0\"\n\nhosts = [\"a.example\"]\n[limits]\nrooms = 7\n");
    const Variable port("REAMI_PORT", "9100");
    const std::string path = file.path();
    const char* const arguments[] = {"config", "--config", path.c_str(), "--bot-waits", "0.5"};
    const auto all = std::get<SettingsRead>(read_settings_with_origins(5, arguments)).in_force;
    const auto told = [&all](std::string_view name) -> std::string {
        for (const SettingInForce& one : all)
            if (one.name == name) return one.value + (one.is_limit ? " limit " : " ") + one.origin;
        return "missing";
    };
    EXPECT_EQ(told("listen"), "\"0.0.0.0\" " + path + ":1");
    EXPECT_EQ(told("hosts"), "[\"a.example\"] " + path + ":3");
    EXPECT_EQ(told("rooms"), "7 limit " + path + ":5");
    EXPECT_EQ(told("port"), "9100 REAMI_PORT");
    EXPECT_EQ(told("bot_waits"), "0.5 --bot-waits");
    EXPECT_EQ(told("proxy_protocol"), "false ");
    EXPECT_EQ(told("origins"), "[] ");
    EXPECT_EQ(told("message_bytes"), "4096 limit ");
    EXPECT_EQ(told("help"), "missing");
}

}  // namespace
}  // namespace reami
