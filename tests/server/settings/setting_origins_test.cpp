// The precedence of the command line, the environment and the file; and the origin that the server reports
// for each value.
#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>

#include "tests/server/settings/written_settings.hpp"

namespace reami {
namespace {

/// Sets an environment variable for the duration of a test.
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

TEST(SettingOrigins, RefuseMisspeltVariablesAndSayWhatWasMeant) {
    for (const auto& [wrong, meant] : {std::pair("REAMI_PROT", "REAMI_PORT"),
                                       {"REAMI_LISTN", "REAMI_LISTEN"},
                                       {"REAMI_HOST", "REAMI_HOSTS"},
                                       {"REAMI_LOGLEVEL", "REAMI_LOG_LEVEL"},
                                       {"REAMI_DATE", "REAMI_DATA"},
                                       {"REAMI_CONFIGS", "REAMI_CONFIG"}}) {
        const Variable misspelt(wrong, "9000");
        expect_refused({}, {std::string(wrong) + ": there is no such setting",
                            "did you mean " + std::string(meant) + "?", "--help"});
    }
}

SettingsRead with_notes(const Arguments& more = {}) {
    std::vector<const char*> line{"reami-server"};
    for (const std::string& argument : more) line.push_back(argument.c_str());
    return *read_settings_with_origins(static_cast<int>(line.size()), line.data());
}

TEST(SettingOrigins, VariablesThatAreNoneDoNotCountAndAreNamedTogether) {
    EXPECT_EQ(with_notes().notes, Arguments{});
    const Variable other("REAMI_THEME", "dark"), data("REAMI_DATABASE", "/srv"), empty("REAMI_ABC", "");
    EXPECT_EQ(with_notes().notes, Arguments{"these variables are not settings, and do not count: "
                                            "REAMI_ABC, REAMI_DATABASE, REAMI_THEME"});
}

/// The variables that Docker (links) and Kubernetes set for a service called `reami`, besides REAMI_PORT.
const std::vector<std::pair<const char*, const char*>> of_container_hosts = {
    {"REAMI_ENV_REAMI_PORT", "9000"},
    {"REAMI_NAME", "/web/reami"},
    {"REAMI_PORT_8080_TCP", "tcp://10.0.0.1:8080"},
    {"REAMI_PORT_8080_TCP_ADDR", "10.0.0.1"},
    {"REAMI_PORT_8080_TCP_PORT", "8080"},
    {"REAMI_PORT_8080_TCP_PROTO", "tcp"},
    {"REAMI_SERVICE_HOST", "10.0.0.1"},
    {"REAMI_SERVICE_PORT", "8080"},
    {"REAMI_SERVICE_PORT_HTTP", "8080"},
};

TEST(SettingOrigins, WhatContainerHostsSayOfAServiceCalledReamiDoesNotCount) {
    std::vector<std::unique_ptr<Variable>> variables;
    std::string names;
    for (const auto& [name, value] : of_container_hosts) {
        variables.push_back(std::make_unique<Variable>(name, value));
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    const Variable port("REAMI_PORT", "tcp://10.0.0.1:8080");
    const SettingsRead read = with_notes();
    EXPECT_EQ(read.settings.port, 8080);
    EXPECT_EQ(read.settings.hosts, Arguments{});
    EXPECT_EQ(read.notes,
              (Arguments{"REAMI_PORT does not count: it is not a port, but the address of a service, "
                         "which Docker or Kubernetes has set",
                         "these variables are not settings, and do not count: " + names}));
    const File file("port = 9000\n");
    EXPECT_EQ(settings({"--config", file.path()}).port, 9000);
    EXPECT_EQ(settings({"--config", file.path(), "--port", "9001"}).port, 9001);
}

TEST(SettingOrigins, AnAddressInAVariableThatIsAlmostOneIsOfAServiceOfThatName) {
    const Variable http("REAMI_HTTP_PORT", "tcp://10.0.0.2:80");  // set for a service called `reami-http`
    const Variable https("REAMI_HTTPS_PORT", "udp://10.0.0.2:443");
    EXPECT_EQ(with_notes().settings.https_port, 0);
    EXPECT_EQ(with_notes().notes.size(), 2U);
}

TEST(SettingOrigins, ALinkInThePortIsNoAddressOfAContainerHost) {
    for (const char* const wrong : {"http://localhost:8080", "tcp:8080", "8080 tcp://"}) {
        const Variable port("REAMI_PORT", wrong);
        expect_refused({}, {"REAMI_PORT: --port", wrong});
    }
    const Variable listen("REAMI_LISTEN", "tcp://10.0.0.1:8080");
    expect_refused({}, {"REAMI_LISTEN: --listen", "tcp://10.0.0.1:8080"});
}

TEST(SettingOrigins, InForceAreToldWithTheirOrigins) {
    const File file("listen = \"0.0.0.0\"\n\nhosts = [\"a.example\"]\n[limits]\nrooms = 7\n");
    const Variable port("REAMI_PORT", "9100");
    const std::string path = file.path();
    const char* const arguments[] = {"config", "--config",        path.c_str(), "--bot-waits",
                                     "0.5",    "--webhook-names", "yes"};
    const auto all = read_settings_with_origins(7, arguments)->in_force;
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
    EXPECT_EQ(told("webhook_names"), "true --webhook-names");
    EXPECT_EQ(told("origins"), "[] ");
    EXPECT_EQ(told("message_bytes"), "4096 limit ");
    EXPECT_EQ(told("help"), "missing");
}

}  // namespace
}  // namespace reami
