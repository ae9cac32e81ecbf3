#include "server/settings.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/ip/address.hpp>
#include <iomanip>
#include <memory>
#include <sstream>
#include <string>

#include "server/settings_file.hpp"
#include "server/version.hpp"

namespace reami {
namespace {

struct Range {
    double least, most;
};

std::string plain(double number) {
    std::ostringstream out;
    out << std::setprecision(10) << number;
    return out.str();
}

/// CLI11's own range lets `nan` pass, and writes its bounds as `1e+06`.
CLI::Validator between(Range range) {
    const std::string bounds = plain(range.least) + " to " + plain(range.most);
    const auto fault = [range, bounds](const std::string& text) -> std::string {
        double value = 0;
        const bool fits =
            CLI::detail::lexical_cast(text, value) && value >= range.least && value <= range.most;
        return fits ? "" : text + " is not in the range " + bounds;
    };
    return {fault, bounds};
}

/// How an option is called, and what its help says.
struct Words {
    std::string name, meaning;
};

template <class Number>
void number(CLI::App& app, const Words& words, Number& value, Range range) {
    app.add_option(words.name, value, words.meaning)->check(between(range))->capture_default_str();
}

/// The longest duration that can be set, in seconds.
constexpr double a_month = 30 * 24 * 3600.0;
constexpr double ten_years = 3650 * 24 * 3600.0;

/// A duration in seconds; whoever adds it says its range.
template <class Duration>
CLI::Option* duration(CLI::App& app, const std::string& name, Duration& value, const std::string& meaning) {
    using Seconds = std::chrono::duration<double>;
    return app
        .add_option_function<double>(
            name, [&value](double given) { value = std::chrono::duration_cast<Duration>(Seconds(given)); },
            meaning)
        ->type_name("SECONDS")
        ->default_str(plain(Seconds(value).count()));
}

/// A time limit: 0 would refuse everything, so it is at least a millisecond.
template <class Duration>
void seconds(CLI::App& app, const std::string& name, Duration& value, const std::string& meaning) {
    duration(app, name, value, meaning)->check(between({0.001, a_month}));
}

std::string not_an_address(const std::string& text) {
    boost::system::error_code error;
    boost::asio::ip::make_address(text, error);
    return error ? text + " is not an address; 127.0.0.1 is this machine alone, 0.0.0.0 all its networks"
                 : "";
}

std::string not_an_origin(const std::string& text) {
    const auto host = text.starts_with("https://")  ? text.substr(8)
                      : text.starts_with("http://") ? text.substr(7)
                                                    : std::string();
    const bool plain = !host.empty() && host.find_first_of("/?#@* ") == std::string::npos;
    return plain ? "" : text + " is not an origin as https://club.example";
}

void add_serving(CLI::App& app, Settings& settings) {
    app.add_option("--listen", settings.listen, "address to listen on")
        ->check(not_an_address, "ADDRESS")
        ->capture_default_str();
    number(app, {"--port", "port; 0: any free one"}, settings.port, {0, 65535});
    app.add_option("--data", settings.data, "folder of reami.db")->capture_default_str();
    number(app, {"--shards", "threads that serve; 0: one a core"}, settings.shards, {0, 256});
    app.add_option("--origins", settings.origins, "pages that may speak besides the server's own")
        ->check(not_an_origin, "ORIGIN");
    auto* const certificate = app.add_option("--certificate", settings.certificate, "PEM file, for TLS");
    auto* const key = app.add_option("--key", settings.key, "PEM file of the certificate's key");
    certificate->needs(key);
    key->needs(certificate);
    duration(app, "--bot-waits", settings.bot_waits, "before a bot moves, so that people can follow")
        ->check(between({0, a_month}));
    app.add_option("--deflate", settings.deflate, "compress long messages")->capture_default_str();
    app.add_option("--log-level", settings.log_level, "how much is said")
        ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}))
        ->capture_default_str();
}

void add_sizes(CLI::App& app, Limits& limits) {
    number(app, {"--message-bytes", "of a message that comes in"}, limits.message_bytes, {256, 1 << 20});
    number(app, {"--match-file-bytes", "of a match file to replay"}, limits.match_file_bytes,
           {4096, 1 << 20});
    number(app, {"--messages-a-second", "of a connection, over time"}, limits.messages_a_second, {0.1, 1e6});
    number(app, {"--message-burst", "of a connection, at once"}, limits.message_burst, {1, 1e6});
    number(app, {"--chat-lines", "of a player, and of an address, in a room at once"}, limits.chat_lines,
           {1, 1e6});
    number(app, {"--bad-messages", "in a row close a connection"}, limits.bad_messages, {1, 1000});
    number(app, {"--queue-messages", "that wait on a connection"}, limits.queue_messages, {8, 1e6});
    number(app, {"--queue-bytes", "of these"}, limits.queue_bytes, {65'536, 1 << 30});
    number(app, {"--rooms", "open at once"}, limits.rooms, {1, 1e6});
    number(app, {"--rooms-an-hour", "opened by an address"}, limits.rooms_an_hour, {1, 1e6});
    number(app, {"--rooms-an-address", "opened by it and still open"}, limits.rooms_an_address, {1, 1e6});
    number(app, {"--wrong-codes-an-hour", "tried by an address"}, limits.wrong_codes_an_hour, {1, 1e6});
    number(app, {"--inbox-letters", "that wait for a room"}, limits.inbox_letters, {16, 1e6});
}

void add_connections(CLI::App& app, Limits& limits) {
    number(app, {"--connections", "in all, as far as the system gives files"}, limits.connections, {1, 1e6});
    number(app, {"--connections-an-address", "IPv6: a /64"}, limits.connections_an_address, {1, 1e6});
    number(app, {"--requests-a-second", "plain ones of an address, over time"}, limits.requests_a_second,
           {0.1, 1e6});
    number(app, {"--request-burst", "of an address, at once"}, limits.request_burst, {1, 1e6});
    number(app, {"--control-frames-a-second", "pings and pongs of a connection, over time"},
           limits.control_frames_a_second, {0.1, 1e6});
    number(app, {"--control-frame-burst", "of a connection, at once"}, limits.control_frame_burst, {1, 1e6});
}

void add_times(CLI::App& app, Limits& limits) {
    seconds(app, "--hello-within", limits.hello_within, "from the connection to its first message");
    seconds(app, "--request-within", limits.request_within,
            "to read a request; the first from the connection");
    seconds(app, "--idle-request", limits.idle_request, "between requests of a connection");
    seconds(app, "--chat-line-in", limits.chat_line_in, "for a line of chat after --chat-lines at once");
    seconds(app, "--ping-after", limits.ping_after, "of silence");
    seconds(app, "--drop-after", limits.drop_after, "of silence");
    seconds(app, "--stuck-after", limits.stuck_after, "for a write without progress");
    seconds(app, "--closing-within", limits.closing_within, "to send what waits and the close frame");
    seconds(app, "--away-after", limits.away_after, "for a person to count as away");
    seconds(app, "--remembered-for", limits.remembered_for, "for answers, against doubles");
    seconds(app, "--hand-over-within", limits.hand_over_within, "for a code to another device");
    seconds(app, "--unentered-room-closes-after", limits.unentered_room_closes_after,
            "for a room to which nobody ever came");
    seconds(app, "--empty-room-closes-after", limits.empty_room_closes_after,
            "without anybody in it; never while a match runs");
    duration(app, "--abandoned-after", limits.abandoned_after, "without a move, for a match to be given up")
        ->check(between({0.001, ten_years}));
}

}  // namespace

std::variant<Settings, Printed> read_settings(int count, const char* const* arguments) {
    Settings settings;
    CLI::App app("Reami: a server for territory games with friends.", "reami-server");
    app.footer("reami-server export --help: prints a match as a file.");
    app.set_version_flag("--version", "reami-server " + std::string(version));
    app.set_config("--config", "", "TOML file of these settings; those below Limits in its table [limits]");
    app.config_formatter(std::make_shared<SettingsFile>());
    app.allow_config_extras(CLI::config_extras_mode::error);
    add_serving(app, settings);
    app.get_formatter()->column_width(36);
    auto* const limits = app.add_option_group("Limits");
    add_sizes(*limits, settings.limits);
    add_connections(*limits, settings.limits);
    add_times(*limits, settings.limits);
    try {
        app.parse(count, arguments);
        return settings;
    } catch (const CLI::ParseError& stop) {
        std::ostringstream out;
        const int status = app.exit(stop, out, out);
        return Printed{out.str(), status};
    }
}

}  // namespace reami
