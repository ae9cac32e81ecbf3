// The settings from the command line and the file, and the messages for wrong ones.
#include "tests/server/settings/written_settings.hpp"

namespace reami {
namespace {

TEST(Settings, WithoutArgumentsServeThisMachineOnPort8080) {
    const Settings none = settings({});
    EXPECT_EQ(none.listen, "127.0.0.1");
    EXPECT_EQ(none.port, 8080);
    EXPECT_EQ(none.limits.message_bytes, 4096U);
    EXPECT_EQ(none.limits.match_file_bytes, 65'536U);
    EXPECT_FALSE(none.proxy_protocol);
}

TEST(Settings, ComeFromTheCommandLine) {
    const Settings read =
        settings({"--listen", "::", "--port", "0", "--shards", "3", "--origins", "https://club.example",
                  "http://localhost:5173", "--proxies", "10.0.0.1", "--proxy-protocol", "true",
                  "--message-bytes", "1000", "--ping-after", "0.25"});
    EXPECT_EQ(read.listen, "::");
    EXPECT_EQ(read.port, 0);
    EXPECT_EQ(read.shards, 3U);
    EXPECT_EQ(read.origins, (Arguments{"https://club.example", "http://localhost:5173"}));
    EXPECT_TRUE(read.proxy_protocol);
    EXPECT_EQ(read.limits.message_bytes, 1000U);
    EXPECT_EQ(read.limits.ping_after, milliseconds(250));
}

TEST(Settings, BoundConnectionsAndWhatTheySend) {
    const Limits none = settings({}).limits;
    EXPECT_EQ(none.connections, 10'000U);
    EXPECT_EQ(none.arrivals_a_second, 20);
    EXPECT_EQ(none.arrival_burst, 200);
    EXPECT_EQ(none.requests_a_second, 50);
    EXPECT_EQ(none.request_burst, 300);
    EXPECT_EQ(none.connects_a_second, 5);
    EXPECT_EQ(none.connect_burst, 128);
    EXPECT_EQ(none.control_frames_a_second, 10);
    EXPECT_EQ(none.control_frame_burst, 100);
    const Limits read =
        settings({"--connections", "500", "--requests-a-second", "2.5", "--request-burst", "7",
                  "--connects-a-second", "0.5", "--connect-burst", "3", "--arrivals-a-second", "0.2",
                  "--arrival-burst", "4", "--control-frames-a-second", "0.5", "--control-frame-burst", "9"})
            .limits;
    EXPECT_EQ(read.arrivals_a_second, 0.2);
    EXPECT_EQ(read.arrival_burst, 4);
    EXPECT_EQ(read.connects_a_second, 0.5);
    EXPECT_EQ(read.connect_burst, 3);
    EXPECT_EQ(read.connections, 500U);
    EXPECT_EQ(read.requests_a_second, 2.5);
    EXPECT_EQ(read.request_burst, 7);
    EXPECT_EQ(read.control_frames_a_second, 0.5);
    EXPECT_EQ(read.control_frame_burst, 9);
    expect_refused({"--connections", "0"}, {"--connections", "1 to 1000000"});
    expect_refused({"--request-burst", "0"}, {"--request-burst"});
    expect_refused({"--control-frames-a-second", "0"}, {"--control-frames-a-second", "0.1"});
}

TEST(Settings, SayWhenRoomsAndMatchesEndToTheSecond) {
    using namespace std::chrono_literals;
    const Limits none = settings({}).limits;
    EXPECT_EQ(none.unentered_room_closes_after, 1h);
    EXPECT_EQ(none.empty_room_closes_after, 24h);
    EXPECT_EQ(none.abandoned_after, 90 * 24h);
    EXPECT_EQ(none.kept_room_closes_after, 730 * 24h);
    EXPECT_EQ(none.rooms_an_address, 50U);
    const Limits read = settings({"--unentered-room-closes-after", "90", "--empty-room-closes-after",
                                  "1800.5", "--abandoned-after", "31536000", "--kept-room-closes-after",
                                  "94608000", "--rooms-an-address", "3"})
                            .limits;
    EXPECT_EQ(read.unentered_room_closes_after, 90s);
    EXPECT_EQ(read.empty_room_closes_after, 1'800'500ms);
    EXPECT_EQ(read.abandoned_after, 365 * 24h);
    EXPECT_EQ(read.kept_room_closes_after, 3 * 365 * 24h);
    EXPECT_EQ(read.rooms_an_address, 3U);
}

TEST(Settings, SayHowManyPreviewsAConnectionMayAskFor) {
    EXPECT_EQ(settings({}).limits.previews_a_second, 5);
    EXPECT_EQ(settings({"--previews-a-second", "20"}).limits.previews_a_second, 20);
    expect_refused({"--previews-a-second", "0"}, {"--previews-a-second", "1"});
}

TEST(Settings, SayHowManyBytesOfLongAnswersWait) {
    EXPECT_EQ(settings({}).limits.answer_bytes, 67'108'864U);
    EXPECT_EQ(settings({"--answer-bytes", "2000000"}).limits.answer_bytes, 2'000'000U);
    expect_refused({"--answer-bytes", "0"}, {"--answer-bytes", "1048576"});
}

TEST(Settings, LetBotsMoveAtOnceButNoLimitBeZero) {
    EXPECT_EQ(settings({"--bot-waits", "0"}).bot_waits, milliseconds(0));
    expect_refused({"--bot-waits", "-1"}, {"--bot-waits", "-1"});
    EXPECT_EQ(settings({}).drain_for, milliseconds(0));
    EXPECT_EQ(settings({"--drain-for", "2.5"}).drain_for, milliseconds(2500));
    expect_refused({"--drain-for", "61"}, {"--drain-for", "61"});
    expect_refused({"--drop-after", "0"}, {"--drop-after"});
}

TEST(Settings, ComeFromAFileInWhichLimitsHaveATable) {
    const File file(
        "listen = \"0.0.0.0\"\nport = 9000\nbot_waits = 0.5\n"
        "proxies = [\"10.0.0.1\"]\nproxy_protocol = true\n"
        "origins = [\"https://club.example\", \"https://other.example\"]\n"
        "[limits]\nmessages_a_second = 2.5\nqueue_bytes = 65536\nstuck_after = 3\n");
    const Settings read = settings({"--config", file.path()});
    EXPECT_EQ(read.listen, "0.0.0.0");
    EXPECT_EQ(read.port, 9000);
    EXPECT_TRUE(read.proxy_protocol);
    EXPECT_EQ(read.bot_waits, milliseconds(500));
    EXPECT_EQ(read.origins, (Arguments{"https://club.example", "https://other.example"}));
    EXPECT_EQ(read.limits.messages_a_second, 2.5);
    EXPECT_EQ(read.limits.queue_bytes, 65536U);
    EXPECT_EQ(read.limits.stuck_after, milliseconds(3000));
}

TEST(Settings, OfTheCommandLineWinOverTheFile) {
    const File file("port = 9000\nshards = 2\n");
    const Settings read = settings({"--config", file.path(), "--port", "9001"});
    EXPECT_EQ(read.port, 9001);
    EXPECT_EQ(read.shards, 2U);
}

TEST(Settings, RefuseAFileThatIsNotThereOrNotToml) {
    expect_refused({"--config", "/no/such/file.toml"}, {"/no/such/file.toml"});
    const File file("port = = 9000\n");
    expect_refused({"--config", file.path()}, {"not TOML", "line 1"});
}

TEST(Settings, RefuseNamesInTheFileThatAreNone) {
    const File top("prot = 9000\n");
    expect_refused({"--config", top.path()}, {top.path() + ":1: there is no setting `prot`", "--help"});
    const File limits("[limits]\nmessage_byte = 9000\n");
    expect_refused({"--config", limits.path()}, {limits.path() + ":2: there is no setting `message_byte`"});
    const File table("[limit]\nmessage_bytes = 9000\n");
    expect_refused({"--config", table.path()}, {"limit"});
}

TEST(Settings, RefuseValuesInTheFileOutsideTheirRange) {
    const File file("[limits]\nmessage_bytes = 10\n");
    expect_refused({"--config", file.path()}, {file.path() + ":2: --message-bytes", "256"});
}

TEST(Settings, SayInWhichFileWhatIsNoToml) {
    const File file("port = = 9000\n");
    expect_refused({"--config", file.path()}, {file.path() + ": this is not TOML", "line 1"});
}

TEST(Settings, WhereMetricsAreToldIsAnAddressWithAPort) {
    EXPECT_EQ(settings({"--metrics", "127.0.0.1:9464"}).metrics, "127.0.0.1:9464");
    EXPECT_EQ(settings({"--metrics", "[::1]:9464"}).metrics, "[::1]:9464");
    for (const char* wrong :
         {"9464", "127.0.0.1", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536", "here:9464"})
        expect_refused({"--metrics", wrong}, {"--metrics", wrong, "127.0.0.1:9464"});
}

TEST(Settings, RefuseNumbersOutsideTheirRangeAndSayWhichItIs) {
    expect_refused({"--port", "65536"}, {"--port", "65536", "65535"});
    expect_refused({"--port", "-1"}, {"--port"});
    expect_refused({"--port", "http"}, {"--port", "http"});
    expect_refused({"--shards", "257"}, {"--shards", "256"});
    expect_refused({"--message-bytes", "255"}, {"--message-bytes", "256"});
    expect_refused({"--message-bytes", "-4096"}, {"--message-bytes"});
    expect_refused({"--messages-a-second", "0"}, {"--messages-a-second", "0.1"});
    expect_refused({"--messages-a-second", "nan"}, {"--messages-a-second"});
    expect_refused({"--queue-messages", "7"}, {"--queue-messages", "8"});
    expect_refused({"--ping-after", "nan"}, {"--ping-after"});
    expect_refused({"--ping-after", "1e300"}, {"--ping-after"});
}

TEST(Settings, RefuseWhatIsNoAddressNoOriginNoLevel) {
    expect_refused({"--listen", "localhost"}, {"--listen", "localhost is not an address"});
    for (const char* const origin : {"*", "club.example", "https://", "https://club.example/", "https://*"})
        expect_refused({"--origins", origin}, {std::string(origin) + " is not an origin"});
    expect_refused({"--log-level", "loud"}, {"--log-level", "loud"});
}

TEST(Settings, RefuseACertificateWithoutItsKey) {
    expect_refused({"--certificate", "server.pem"}, {"--certificate", "--key"});
    expect_refused({"--key", "key.pem"}, {"--certificate", "--key"});
    EXPECT_EQ(settings({"--certificate", "server.pem", "--key", "key.pem"}).key, "key.pem");
}

TEST(Settings, RefuseArgumentsThatAreNone) {
    expect_refused({"--prot", "1"}, {"--prot"});
    expect_refused({"9000"}, {"9000"});
    expect_refused({"--port"}, {"--port"});
}

TEST(Settings, PrintHelpAndVersionAndEndWell) {
    const Printed help = printed_for({"--help"});
    EXPECT_EQ(help.exit_status, 0);
    for (const char* const line :
         {"--listen ADDRESS", "--port NUMBER", "0 takes any free port (0 to 65535; 8080)",
          "--bot-waits SECONDS", "--message-bytes NUMBER", "--stuck-after SECONDS"})
        EXPECT_NE(help.text.find(line), std::string::npos) << line << " is not in:\n" << help.text;
    const Printed version = printed_for({"--version"});
    EXPECT_EQ(version.exit_status, 0);
    EXPECT_TRUE(version.text.starts_with("reami-server ")) << version.text;
}

TEST(Settings, SayWhereTheServerIsBesidesAnAddress) {
    const Settings given = settings({"--listen", "unix:/run/reami/socket", "--socket-mode", "0666",
                                     "--proxies", "unix,10.0.0.0/8", "--base-path", "/games/reami"});
    EXPECT_EQ(socket_path(given), "/run/reami/socket");
    EXPECT_FALSE(listens_on_loopback(given));
    EXPECT_EQ(given.socket_mode, "0666");
    EXPECT_EQ(given.base_path, "/games/reami");
    expect_refused({"--listen", "unix:"}, {"unix:/run/reami/socket"});
    expect_refused({"--listen", "unix:reami.sock"}, {"a whole path"});
    expect_refused({"--listen", "unix:/" + std::string(107, 'x')}, {"at most 107"});
    for (const char* const mode : {"66", "0888", "rw", "4755", "01777"})
        expect_refused({"--socket-mode", mode}, {"--socket-mode", "such as 0660"});
    for (const char* const path : {"reami", "/", "/reami/", "//reami", "/re ami", "/../reami", "/reami?x"})
        expect_refused({"--base-path", path}, {"--base-path", "such as /reami"});
}

TEST(Settings, WithoutNamesOnlyAServerAtAPathAnswersToAny) {
    EXPECT_FALSE(answers_to_any_name(settings({})));
    EXPECT_FALSE(answers_to_any_name(settings({"--listen", "0.0.0.0"})));
    EXPECT_TRUE(answers_to_any_name(settings({"--listen", "unix:/run/reami/socket"})));
    EXPECT_FALSE(answers_to_any_name(settings({"--listen", "unix:/a", "--hosts", "club.example"})));
}

TEST(Settings, KnowTheNameOfTheMachine) {
    std::ifstream kernel("/proc/sys/kernel/hostname");
    std::string name;
    std::getline(kernel, name);
    ASSERT_FALSE(name.empty());
    EXPECT_EQ(settings({}).machine, name);
}

TEST(Settings, ThatContradictEachOtherAreRefused) {
    expect_refused({"--proxy-protocol", "true"}, {"--proxy-protocol needs --proxies"});
    expect_refused({"--redirect-port", "80"}, {"--redirect-port needs --certificate"});
    expect_refused(
        {"--redirect-port", "80", "--certificate", "a.pem", "--key", "a.key", "--listen", "unix:/a"},
        {"--redirect-port needs an address"});
}

TEST(Settings, ThatCountFromTheStartAreSaidToAndStayWhenTheyAreReadAgain) {
    const std::string help = printed_for({"--help"}).text;
    EXPECT_NE(help.find("Settings marked [restart] count"), std::string::npos);
    const Settings running = settings({"--port", "1", "--rooms", "2"});
    const Settings now = reloaded(running, settings({"--port", "3", "--rooms", "4", "--base-path", "/reami",
                                                     "--store", "postgresql:///reami"}));
    EXPECT_EQ(now.port, 1);
    EXPECT_EQ(now.base_path, "");
    EXPECT_EQ(now.store, "");
    EXPECT_EQ(now.limits.rooms, 4U);
}

TEST(Settings, ProxiesAreNetworksAndHostsAreNames) {
    const Settings given = settings({"--proxies", "127.0.0.1,10.0.0.0/8", "--hosts",
                                     "club.example,other.example:8443", "--proxy-header", "X-Real-IP"});
    EXPECT_EQ(given.proxies, (Arguments{"127.0.0.1", "10.0.0.0/8"}));
    EXPECT_EQ(given.hosts, (Arguments{"club.example", "other.example:8443"}));
    EXPECT_EQ(given.proxy_header, "X-Real-IP");
    expect_refused({"--proxies", "10.0.0.0/33"}, {"10.0.0.0/33 is neither an address nor a network"});
    expect_refused({"--proxies", "nginx"}, {"nginx", "such as 10.0.0.0/8"});
    expect_refused({"--hosts", "https://club.example"}, {"is not a host such as club.example"});
    expect_refused({"--proxy-header", "X Real"}, {"is not the name of a header"});
}

}  // namespace
}  // namespace reami
