#include "server/settings/options.hpp"

#include <algorithm>
#include <chrono>

#include "server/settings/club_options.hpp"
#include "server/settings/environment.hpp"
#include "server/settings/node_options.hpp"
#include "server/settings/validators.hpp"

namespace reami {
namespace {

/// The name of an option, and its help.
struct OptionText {
    std::string name, meaning;
};

/// The end of the help of each setting that can't change while the server runs.
constexpr std::string_view restart_mark = " [restart]";

template <class Number>
CLI::Option* number(CLI::App& app, const OptionText& words, Number& value, Range range) {
    const std::string bounds = plain(range.least) + " to " + plain(range.most);
    const std::string by_default = plain(static_cast<double>(value));
    return app.add_option(words.name, value, words.meaning + " (" + bounds + "; " + by_default + ")")
        ->check(between(range))
        ->type_name("NUMBER")
        ->default_str(by_default);
}

/// The upper limits of durations, in seconds.
constexpr double a_minute = 60;
constexpr double a_month = 30 * 24 * 3600.0;
constexpr double ten_years = 3650 * 24 * 3600.0;

/// A duration in seconds; the caller adds the check of its range.
template <class Duration>
CLI::Option* duration(CLI::App& app, const std::string& name, Duration& value, const std::string& meaning) {
    using Seconds = std::chrono::duration<double>;
    const auto take = [&value](double given) {
        value = std::chrono::duration_cast<Duration>(Seconds(given));
    };
    const std::string by_default = plain(Seconds(value).count());
    return app.add_option_function<double>(name, take, meaning + " (" + by_default + ")")
        ->type_name("SECONDS")
        ->default_str(by_default);
}

/// A time limit: 0 would refuse everything, so it is at least a millisecond.
template <class Duration>
void seconds(CLI::App& app, const std::string& name, Duration& value, const std::string& meaning) {
    duration(app, name, value, meaning)->check(between({0.001, a_month}));
}

/// The addresses and ports at which the server listens.
void add_listening(CLI::App& app, Settings& settings) {
    at_start(app.add_option("--listen", settings.listen,
                            "the address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all its "
                            "networks, :: for IPv6 too; or unix:/run/reami/socket, a socket at that path (" +
                                settings.listen + ")")
                 ->check(not_an_address, "")
                 ->type_name("ADDRESS")
                 ->default_str(settings.listen));
    at_start(number(app, {"--port", "the port to listen on; 0 takes any that is free"}, settings.port,
                    {0, 65535}));
    at_start(app.add_option("--socket-mode", settings.socket_mode,
                            "who may connect at unix:PATH, as for chmod (" + settings.socket_mode + ")")
                 ->check(not_a_mode, "")
                 ->type_name("MODE")
                 ->default_str(settings.socket_mode));
    at_start(
        app.add_option("--base-path", settings.base_path,
                       "the path below which everything is, such as /reami, if the host has other pages too")
            ->check(not_a_base_path, "")
            ->type_name("PATH"));
    at_start(number(
        app,
        {"--redirect-port", "the port that redirects plain http to https, with --certificate; 0 is none"},
        settings.redirect_port, {0, 65535}));
    number(app,
           {"--https-port",
            "the target port of the redirect, if people reach --port by another; 0 is --port itself"},
           settings.https_port, {0, 65535});
}

void add_proxies(CLI::App& app, Settings& settings) {
    app.add_option("--proxies", settings.proxies,
                   "networks of reverse proxies that may say the client's address, scheme and host, such as "
                   "127.0.0.1 or 10.0.0.0/8; unix for proxies that connect to unix:PATH")
        ->delimiter(',')
        ->check(not_a_network, "")
        ->type_name("NETWORK");
    app.add_option("--proxy-header", settings.proxy_header,
                   "the one header in which these proxies name the client (" + settings.proxy_header + ")")
        ->check(not_a_header, "")
        ->type_name("NAME")
        ->default_str(settings.proxy_header);
    at_start(app.add_option("--proxy-protocol", settings.proxy_protocol,
                            "whether these proxies begin each connection with the PROXY protocol, version 2; "
                            "every other connection is closed then (false)")
                 ->type_name("BOOL")
                 ->default_str("false"));
    app.add_option(
           "--hosts", settings.hosts,
           "the host names of this server, which refuses requests for any other. Unless set, it answers "
           "to addresses, to localhost and to its machine's name, as in schoolbox.local")
        ->delimiter(',')
        ->check(not_a_host, "")
        ->type_name("HOST");
}

void add_certificate(CLI::App& app, Settings& settings) {
    auto* const certificate =
        app.add_option("--certificate", settings.certificate,
                       "a PEM file with the certificate and its chain; with --key, serves HTTPS")
            ->type_name("FILE");
    auto* const key = app.add_option("--key", settings.key, "a PEM file with the key of the certificate")
                          ->type_name("FILE");
    certificate->needs(key);
    key->needs(certificate);
}

void add_watching(CLI::App& app, Settings& settings) {
    at_start(app.add_option(
                    "--metrics", settings.metrics,
                    "the address at which Prometheus reads metrics, such as 127.0.0.1:9464; none unless set")
                 ->check(not_an_endpoint, "")
                 ->type_name("ADDRESS:PORT"));
    app.add_option("--log-level", settings.log_level, "how much the log says (" + settings.log_level + ")")
        ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}))
        ->default_str(settings.log_level);
    at_start(app.add_option("--log-format", settings.log_format,
                            "text for people, or json, one object per line (" + settings.log_format + ")")
                 ->check(CLI::IsMember({"text", "json"}))
                 ->default_str(settings.log_format));
}

void add_serving(CLI::App& app, Settings& settings) {
    at_start(app.add_option("--data", settings.data,
                            "the folder of reami.db, created if missing (the current folder)")
                 ->type_name("FOLDER")
                 ->default_str(settings.data.string()));
    at_start(app.add_option("--store", settings.store,
                            "a PostgreSQL database that keeps everything instead of reami.db, such as "
                            "postgresql://reami@db.example/reami; a password belongs in ~/.pgpass")
                 ->check(not_a_store, "")
                 ->type_name("URL"));
    add_node(app, settings);
    at_start(
        number(app, {"--shards", "the number of threads; 0 means one per core"}, settings.shards, {0, 256}));
    app.add_option("--origins", settings.origins, "a site whose pages may use the server, besides its own")
        ->delimiter(',')
        ->check(not_an_origin, "")
        ->type_name("ORIGIN");
    add_proxies(app, settings);
    add_certificate(app, settings);
    duration(app, "--bot-waits", settings.bot_waits,
             "how long a bot waits before it moves, so that people can follow")
        ->check(between({0, a_month}));
    at_start(duration(app, "--drain-for", settings.drain_for,
                      "how long people play on after the server was told to end, while /ready says draining, "
                      "so that a load balancer sends no new clients; 60 at most")
                 ->check(between({0, a_minute})));
    add_club(app, settings);
    add_watching(app, settings);
}

void add_sizes(CLI::App& app, Limits& limits) {
    number(app, {"--message-bytes", "the longest message that a client may send, in bytes"},
           limits.message_bytes, {256, 1 << 20});
    number(app, {"--match-file-bytes", "the longest match file that is replayed, in bytes"},
           limits.match_file_bytes, {4096, 1 << 20});
    number(app, {"--messages-a-second", "messages per second that a connection may send in the long run"},
           limits.messages_a_second, {0.1, 1e6});
    number(app, {"--message-burst", "messages that a connection may send at once"}, limits.message_burst,
           {8, 1e6});
    number(app,
           {"--previews-a-second",
            "previews of moves per second that a connection may ask for, and as many past events"},
           limits.previews_a_second, {1, 1e6});
    number(app, {"--chat-lines", "chat messages that a player, and an address, may send to a room at once"},
           limits.chat_lines, {1, 1e6});
    number(app, {"--bad-messages", "invalid messages in a row after which a connection is closed"},
           limits.bad_messages, {1, 1000});
    number(app, {"--queue-messages", "messages that may wait to be sent on a connection"},
           limits.queue_messages, {8, 1e6});
    number(app, {"--queue-bytes", "bytes that may wait to be sent on a connection"}, limits.queue_bytes,
           {65'536, 1 << 30});
    number(
        app,
        {"--answer-bytes", "bytes of long answers that may wait to be sent, over all connections together"},
        limits.answer_bytes, {1 << 20, 1 << 30});
    number(app, {"--rooms", "rooms that may be open at once, in total"}, limits.rooms, {1, 1e6});
    number(app, {"--rooms-an-hour", "rooms that an address may open per hour"}, limits.rooms_an_hour,
           {1, 1e6});
    number(app, {"--rooms-an-address", "rooms of an address that may be open at once"},
           limits.rooms_an_address, {1, 1e6});
    number(app, {"--wrong-codes-an-hour", "wrong room codes that an address may try per hour"},
           limits.wrong_codes_an_hour, {1, 1e6});
    number(app, {"--inbox-size", "messages that may wait for a room"}, limits.inbox_size, {16, 1e6});
}

void add_connections(CLI::App& app, Limits& limits) {
    number(app, {"--connections", "connections in total, if the system allows that many open files"},
           limits.connections, {1, 1e6});
    number(app,
           {"--connections-an-address",
            "connections from an address (IPv6: from a /64); half as many more are for players with a seat"},
           limits.connections_an_address, {1, 1e6});
    number(app, {"--arrivals-a-second", "connections per second that an address may open in the long run"},
           limits.arrivals_a_second, {0.1, 1e6});
    number(app, {"--arrival-burst", "connections that an address may open at once"}, limits.arrival_burst,
           {1, 1e6});
    number(app, {"--requests-a-second", "plain requests per second from an address in the long run"},
           limits.requests_a_second, {0.1, 1e6});
    number(app, {"--request-burst", "plain requests from an address at once"}, limits.request_burst,
           {1, 1e6});
    number(app, {"--connects-a-second", "WebSockets per second that an address may open in the long run"},
           limits.connects_a_second, {0.1, 1e6});
    number(app, {"--connect-burst", "WebSockets that an address may open at once"}, limits.connect_burst,
           {1, 1e6});
    number(app, {"--control-frames-a-second", "pings and pongs per second on a WebSocket in the long run"},
           limits.control_frames_a_second, {0.1, 1e6});
    number(app, {"--control-frame-burst", "pings and pongs on a WebSocket at once"},
           limits.control_frame_burst, {1, 1e6});
}

void add_times(CLI::App& app, Limits& limits) {
    seconds(app, "--hello-within", limits.hello_within,
            "the time that a connection has to send its first message");
    seconds(app, "--request-within", limits.request_within,
            "the time to read a request; for the first, counted from the connection");
    seconds(app, "--idle-request", limits.idle_request,
            "the time that a connection may be idle between two requests");
    seconds(app, "--chat-line-in", limits.chat_line_in,
            "the time after which one more chat message may be sent, once --chat-lines are used up");
    seconds(app, "--ping-after", limits.ping_after, "the silence after which a WebSocket is pinged");
    seconds(app, "--drop-after", limits.drop_after, "the silence after which a WebSocket is dropped");
    seconds(app, "--stuck-after", limits.stuck_after,
            "the time without progress in sending after which a connection is dropped");
    seconds(app, "--closing-within", limits.closing_within,
            "the time to send the waiting messages and the close frame");
    seconds(app, "--away-after", limits.away_after,
            "the time away after which a bot may play for a person, and another person becomes the host");
    seconds(app, "--remembered-for", limits.remembered_for,
            "how long answers are remembered, for requests that are sent again");
    seconds(app, "--hand-over-within", limits.hand_over_within,
            "how long a code for another device is valid");
    seconds(app, "--unentered-room-closes-after", limits.unentered_room_closes_after,
            "the time after which a room that nobody has entered closes; this and the next three times count "
            "only while the server runs");
    seconds(app, "--empty-room-closes-after", limits.empty_room_closes_after,
            "how long a room without a running match stays after everybody has left it");
    duration(
        app, "--abandoned-after", limits.abandoned_after,
        "how long a room with a running match stays after everybody has left it; then it closes, and the "
        "match has no result, but its moves are kept")
        ->check(between({0.001, ten_years}));
    duration(app, "--kept-room-closes-after", limits.kept_room_closes_after,
             "how long a room that its host keeps stays after everybody has left it")
        ->check(between({0.001, ten_years}));
}

/// Lets each option read its variable. The footer of the help explains the names of variables once, for all.
void name_in_environment(CLI::App& options) {
    const auto takes_value = [](const CLI::Option* option) { return option->get_items_expected_max() != 0; };
    for (CLI::Option* const option : options.get_options(takes_value)) {
        const bool is_list = option->get_expected_max() == CLI::detail::expected_max_vector_size;
        option->option_text(option->get_type_name() + (is_list ? " ..." : ""));
        const std::string name = option->get_lnames().front();
        if (is_in_environment(name)) option->envname(environment_name(name));
    }
}

}  // namespace

void at_start(CLI::Option* option) {
    option->description(option->get_description() + std::string(restart_mark));
}

void add_options(CLI::App& app, Settings& settings) {
    add_listening(app, settings);
    add_serving(app, settings);
    auto* const limits = app.add_option_group("Limits");
    add_sizes(*limits, settings.limits);
    add_connections(*limits, settings.limits);
    add_times(*limits, settings.limits);
    name_in_environment(app);
    name_in_environment(*limits);
}

bool needs_restart(const CLI::Option& option) {
    return std::string_view(option.get_description()).ends_with(restart_mark);
}

}  // namespace reami
