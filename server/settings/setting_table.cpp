#include "server/settings/setting_table.hpp"

namespace reami {
namespace {

constexpr bool needs_restart = true;

constexpr std::string_view log_levels[] = {"trace", "debug", "info", "warn", "error", "off"};
constexpr std::string_view log_formats[] = {"text", "json"};
constexpr std::string_view openings[] = {"everyone", "invited"};
constexpr std::string_view webhook_formats[] = {"json", "text"};

constexpr Range ports{0, 65535};
constexpr Range rates{0.1, 1e6};
constexpr Range counts{1, 1e6};
// Durations, in seconds. A time limit of 0 would refuse everything.
constexpr double a_minute = 60, a_month = 30 * 24 * 3600.0, ten_years = 3650 * 24 * 3600.0;
constexpr Range time_limits{0.001, a_month};
constexpr Range room_lives{0.001, ten_years};

constexpr Setting rows[] = {
    {"listen", &Settings::listen, not_an_address,
     "the address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all its networks, :: for IPv6 "
     "too; or unix:/run/reami/socket for a socket at that path",
     "ADDRESS", needs_restart},
    {"port", &Settings::port, ports, "the port to listen on; 0 takes any free port", "", needs_restart},
    {"socket-mode", &Settings::socket_mode, not_a_mode,
     "the file mode of the socket at unix:PATH, as for chmod", "MODE", needs_restart},
    {"base-path", &Settings::base_path, not_a_base_path,
     "the beginning of all paths of the server, such as /reami, if the host has other pages too", "PATH",
     needs_restart},
    {"redirect-port", &Settings::redirect_port, ports,
     "the port on which the server redirects plain http to https, with --certificate; 0 is none", "",
     needs_restart},
    {"https-port", &Settings::https_port, ports,
     "the port to which --redirect-port leads, if people do not use --port itself; 0 is --port"},
    {"data",
     &Settings::data,
     {},
     "the folder of reami.db, created if missing; . is the current folder",
     "FOLDER",
     needs_restart},
    {"store", &Settings::store, not_a_store,
     "a PostgreSQL database that the server uses instead of reami.db, such as "
     "postgresql://reami@db.example/reami; a password belongs in ~/.pgpass",
     "URL", needs_restart},
    {"node-listen", &Settings::node_listen, not_an_endpoint,
     "the address at which this server accepts connections that other servers on the same --store pass on, "
     "such as 10.0.0.1:7443; none unless set",
     "ADDRESS:PORT", needs_restart},
    {"node-address", &Settings::node_address, not_a_node,
     "the name or address at which these servers reach --node-listen of this server", "HOST:PORT",
     needs_restart},
    {"node-certificate",
     &Settings::node_certificate,
     {},
     "a PEM file with the certificate that this server shows to these servers",
     "FILE"},
    {"node-key", &Settings::node_key, {}, "a PEM file with the key of --node-certificate", "FILE"},
    {"node-ca",
     &Settings::node_ca,
     {},
     "a PEM file with the certificate that has signed the certificates of all these servers, and no others",
     "FILE"},
    {"shards", &Settings::shards, Range{0, 256}, "the number of threads; 0 means one per core", "",
     needs_restart},
    {"origins", &Settings::origins, not_an_origin, "a site whose pages may use the server, besides its own",
     "ORIGIN"},
    {"proxies", &Settings::proxies, not_a_network,
     "networks of reverse proxies that may say the client's address, scheme and host, such as 127.0.0.1 or "
     "10.0.0.0/8; unix for proxies that connect to unix:PATH",
     "NETWORK"},
    {"proxy-header", &Settings::proxy_header, not_a_header,
     "the one header in which these proxies name the client", "NAME"},
    {"proxy-protocol",
     &Settings::proxy_protocol,
     {},
     "whether these proxies begin each connection with the PROXY protocol, version 2; the server then closes "
     "every other connection",
     "",
     needs_restart},
    {"hosts", &Settings::hosts, not_a_host,
     "the host names of this server, which refuses requests for any other host. Unless set, the server "
     "answers to addresses, to localhost and to its machine's name, as in schoolbox.local",
     "HOST"},
    {"certificate",
     &Settings::certificate,
     {},
     "a PEM file with the certificate and its chain; with --key, the server uses HTTPS",
     "FILE"},
    {"key", &Settings::key, {}, "a PEM file with the key of the certificate", "FILE"},
    {"bot-waits", &Settings::bot_waits, Range{0, a_month},
     "how long a bot waits before it moves, so that people can follow"},
    {"drain-for", &Settings::drain_for, Range{0, a_minute},
     "how long people play on after the server was told to end, while /ready says draining, so that a load "
     "balancer sends no new clients; 60 at most",
     "", needs_restart},
    {"title", &Settings::title, OneLine{40},
     "the name of this server, for its first page, the titles of its pages and the terminal", "TEXT"},
    {"welcome", &Settings::welcome, OneLine{500},
     "a sentence that its first page and the terminal show to everybody", "TEXT"},
    {"about", &Settings::about, not_a_link,
     "the address of a page about this server, to which its first page links, such as "
     "https://club.example/about",
     "URL"},
    {"opening", &Settings::opening, OneOf(openings),
     "who may open rooms: everyone; or invited, for people who have used an invitation of `reami-server "
     "admin invite`",
     "TEXT"},
    {"push-contact", &Settings::push_contact, not_a_contact,
     "switches on messages to browsers in which no page of Reami is open: the address at which the "
     "operators of push services reach you, such as mailto:host@club.example; needs https and a way to "
     "the internet",
     "ADDRESS"},
    {"webhook", &Settings::webhook, not_a_webhook,
     "the address to which the server posts notices for its operators, such as https://ntfy.example/club: "
     "that it can't store, that backups are missing, that a match has ended, that a listed room is open",
     "URL"},
    {"webhook-format", &Settings::webhook_format, OneOf(webhook_formats),
     "the format of a notice: json, for an object with the sentence as text and as content; or text, for "
     "the sentence alone",
     "TEXT"},
    {"webhook-header",
     &Settings::webhook_header,
     {},
     "a file with one line, which the server adds to the headers of each notice, such as Authorization: "
     "Bearer TOKEN",
     "FILE"},
    {"webhook-names",
     &Settings::webhook_names,
     {},
     "whether notices contain the codes of rooms and the names of players"},
    {"metrics", &Settings::metrics, not_an_endpoint,
     "the address at which Prometheus reads metrics, such as 127.0.0.1:9464; none unless set", "ADDRESS:PORT",
     needs_restart},
    {"log-level", &Settings::log_level, OneOf(log_levels), "the lowest level of the lines in the log",
     "TEXT"},
    {"log-format", &Settings::log_format, OneOf(log_formats),
     "text, for people; or json, with one object per line", "TEXT", needs_restart},

    {"message-bytes", &Limits::message_bytes, Range{256, 1 << 20},
     "the longest message that a client may send, in bytes"},
    {"match-file-bytes", &Limits::match_file_bytes, Range{4096, 1 << 20},
     "the longest match file that the server replays, in bytes"},
    {"messages-a-second", &Limits::messages_a_second, rates,
     "messages per second that a connection may send in the long run"},
    {"message-burst", &Limits::message_burst, Range{8, 1e6}, "messages that a connection may send at once"},
    {"previews-a-second", &Limits::previews_a_second, counts,
     "previews of moves per second that a connection may ask for, and as many past events and positions"},
    {"chat-lines", &Limits::chat_lines, counts,
     "chat messages that a player, and an address, may send to a room at once"},
    {"bad-messages", &Limits::bad_messages, Range{1, 1000},
     "invalid messages in a row after which the server closes a connection"},
    {"queue-messages", &Limits::queue_messages, Range{8, 1e6},
     "messages that may wait to be sent on a connection"},
    {"queue-bytes", &Limits::queue_bytes, Range{65'536, 1 << 30},
     "bytes that may wait to be sent on a connection"},
    {"answer-bytes", &Limits::answer_bytes, Range{1 << 20, 1 << 30},
     "bytes of long answers that may wait to be sent, over all connections together"},
    {"rooms", &Limits::rooms, counts, "rooms that may be open at once, in total"},
    {"rooms-an-hour", &Limits::rooms_an_hour, counts, "rooms that an address may open per hour"},
    {"rooms-an-address", &Limits::rooms_an_address, counts, "rooms of an address that may be open at once"},
    {"wrong-codes-an-hour", &Limits::wrong_codes_an_hour, counts,
     "wrong room codes that an address may try per hour"},
    {"inbox-size", &Limits::inbox_size, Range{16, 1e6}, "messages that may wait for a room"},

    {"connections", &Limits::connections, counts,
     "connections in total, if the system allows that many open files"},
    {"connections-an-address", &Limits::connections_an_address, counts,
     "connections from an address (IPv6: from a /64); half as many more are for players with a seat"},
    {"arrivals-a-second", &Limits::arrivals_a_second, rates,
     "connections per second that an address may open in the long run"},
    {"arrival-burst", &Limits::arrival_burst, counts, "connections that an address may open at once"},
    {"requests-a-second", &Limits::requests_a_second, rates,
     "plain requests per second from an address in the long run"},
    {"request-burst", &Limits::request_burst, counts, "plain requests from an address at once"},
    {"connects-a-second", &Limits::connects_a_second, rates,
     "WebSockets per second that an address may open in the long run"},
    {"connect-burst", &Limits::connect_burst, counts, "WebSockets that an address may open at once"},
    {"control-frames-a-second", &Limits::control_frames_a_second, rates,
     "pings and pongs per second on a WebSocket in the long run"},
    {"control-frame-burst", &Limits::control_frame_burst, counts, "pings and pongs on a WebSocket at once"},

    {"hello-within", &Limits::hello_within, time_limits,
     "the time that a connection has to send its first message"},
    {"request-within", &Limits::request_within, time_limits,
     "the time to read a request; for the first one, it counts from the start of the connection"},
    {"idle-request", &Limits::idle_request, time_limits,
     "the time that a connection may be idle between two requests"},
    {"chat-line-in", &Limits::chat_line_in, time_limits,
     "the time after which a player may send one more chat message, once --chat-lines are used up"},
    {"ping-after", &Limits::ping_after, time_limits, "the silence after which the server pings a WebSocket"},
    {"drop-after", &Limits::drop_after, time_limits, "the silence after which the server drops a WebSocket"},
    {"stuck-after", &Limits::stuck_after, time_limits,
     "the time without progress in sending after which the server drops a connection"},
    {"closing-within", &Limits::closing_within, time_limits,
     "the time to send the waiting messages and the close frame"},
    {"away-after", &Limits::away_after, time_limits,
     "the time away after which another person becomes the host, and the others may let a bot play; after "
     "ten times as long, the seat may leave the match; matches over days have other times"},
    {"remembered-for", &Limits::remembered_for, time_limits,
     "how long the server keeps its answers, for clients that send a request again"},
    {"hand-over-within", &Limits::hand_over_within, time_limits,
     "how long a code for another device is valid"},
    {"unentered-room-closes-after", &Limits::unentered_room_closes_after, time_limits,
     "the time after which a room that nobody has entered closes; this and the next three times count only "
     "while the server runs"},
    {"empty-room-closes-after", &Limits::empty_room_closes_after, time_limits,
     "how long a room without a running match stays after everybody has left it"},
    {"abandoned-after", &Limits::abandoned_after, room_lives,
     "how long a room with a running match stays after everybody has left it; then the room closes, and the "
     "match has no result, but the server keeps its moves"},
    {"kept-room-closes-after", &Limits::kept_room_closes_after, room_lives,
     "how long a room that its host keeps stays after everybody has left it"},
};

}  // namespace

std::span<const Setting> setting_table() { return rows; }

}  // namespace reami
