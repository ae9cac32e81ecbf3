// Every setting of the server, with its default and its unit. Values come from the command line, the
// environment and a file.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/expected.hpp"

namespace reami {

/// The limits of one connection, one address and one room, and the time limits. PROTOCOL.md, "Limits", states
/// the defaults; each has a test.
struct Limits {
    std::size_t message_bytes = 4096;  ///< the longest message of a client, and the longest body of a request
    std::size_t match_file_bytes = 65'536;  ///< the longest body of a request that replays a match file
    double messages_a_second = 20;          ///< of one connection in the long run
    double message_burst = 40;              ///< of one connection at once
    double previews_a_second = 5;           ///< of one connection, and as many past events and positions
    std::size_t queue_messages = 64;        ///< messages that wait to be sent on one connection
    std::size_t queue_bytes = 262'144;      ///< bytes that wait to be sent on one connection
    std::size_t answer_bytes = 67'108'864;  ///< bytes of long answers that wait to be sent on all connections
    double control_frames_a_second = 10;    ///< pings and pongs of one WebSocket in the long run
    double control_frame_burst = 100;       ///< pings and pongs of one WebSocket at once
    std::size_t connections = 10'000;       ///< in total, if the system allows so many open files
    std::size_t connections_an_address = 64;  ///< for IPv6, see net/counted_address.hpp
    double arrivals_a_second = 20;            ///< new connections of one address in the long run
    double arrival_burst = 200;               ///< new connections of one address at once
    double requests_a_second = 50;            ///< plain requests of one address in the long run
    double request_burst = 300;               ///< plain requests of one address at once
    double connects_a_second = 5;             ///< new WebSockets of one address in the long run
    double connect_burst = 128;               ///< new WebSockets of one address at once
    std::size_t rooms_an_hour = 20;           ///< that one address may open
    std::size_t rooms_an_address = 50;        ///< rooms of one address that are open at once
    std::size_t wrong_codes_an_hour = 30;     ///< that one address may try
    std::size_t rooms = 5000;                 ///< open at once, in total
    std::size_t chat_lines = 5;               ///< of one player, and of one address, in one room at once
    std::size_t bad_messages = 10;            ///< in a row, after which the server closes the connection
    std::size_t inbox_size = 1024;            ///< messages that wait for one room
    std::chrono::milliseconds chat_line_in{2'000};   ///< the time after which one more line is allowed
    std::chrono::milliseconds hello_within{10'000};  ///< for the first message of a WebSocket
    /// The time to read a request; for the first request, it counts from the accept.
    std::chrono::milliseconds request_within{10'000};
    std::chrono::milliseconds idle_request{30'000};  ///< between two requests of one connection
    std::chrono::milliseconds ping_after{20'000};    ///< of silence; then the server pings
    std::chrono::milliseconds drop_after{45'000};    ///< of silence; then the server drops the connection
    // PROTOCOL.md fixes the next two, for a client in a room that sends nothing. No options set them.
    std::chrono::milliseconds asked_after{60'000};    ///< of silence; then the server asks for an answer
    std::chrono::milliseconds answer_within{10'000};  ///< for the answer; then the client counts as away
    /// If sending makes no progress for this time, the server drops the connection.
    std::chrono::milliseconds stuck_after{45'000};
    std::chrono::milliseconds closing_within{5'000};  ///< to send the waiting messages and both close frames
    /// After this absence, another person may become the host, and the others may let a bot play for the
    /// absent person. After ten times as long, the seat may leave the match.
    std::chrono::milliseconds away_after{30'000};
    std::chrono::milliseconds remembered_for{600'000};    ///< how long answers stay, for repeated requests
    std::chrono::milliseconds hand_over_within{300'000};  ///< how long a code for another device is valid
    // A room closes after one of these times. The first is for a room that nobody has ever entered. The
    // others are for a room that everybody has left: without a running match, with a running match, or a room
    // that its host keeps.
    std::chrono::milliseconds unentered_room_closes_after{3'600'000};
    std::chrono::milliseconds empty_room_closes_after{86'400'000};
    std::chrono::milliseconds abandoned_after{90 * 86'400'000LL};
    std::chrono::milliseconds kept_room_closes_after{730 * 86'400'000LL};
};

/// How long a node searches for the server of a client's room. PROTOCOL.md fixes these times; no options set
/// them.
struct NodeWaits {
    std::chrono::milliseconds answer_within{2'000};  ///< for the node's answer; then the node counts as lost
    std::chrono::milliseconds ask_again_in{1'000};   ///< between two searches for the node of the room
    std::chrono::milliseconds at_most{12'000};       ///< for the whole search
};

struct Settings {
    std::string listen = "127.0.0.1";  ///< an address, or `unix:` and the path of a socket
    std::string socket_mode = "0660";  ///< the file mode of this socket, as for chmod
    std::uint16_t port = 8080;         ///< 0: any free port
    /// A listening socket that the service manager has opened at `listen` (an address or a path) and `port`;
    /// not from options.
    std::optional<int> given_socket;
    std::filesystem::path data = ".";  ///< the folder of reami.db
    std::string store;                 ///< `postgresql://…`; empty: reami.db
    std::string node_listen;           ///< where this node accepts connections of others; empty: nowhere
    std::string node_address;  ///< the name or address, with a port, by which other nodes reach `node_listen`
    /// The PEM files with which nodes authenticate each other; `node_listen` needs all three.
    std::filesystem::path node_certificate, node_key, node_ca;
    NodeWaits node_waits;
    bool from_nodes = false;                   ///< accepts only connections of other nodes; not from options
    unsigned shards = 0;                       ///< the number of threads; 0: one for each core
    std::chrono::milliseconds bot_waits{800};  ///< the pause before a bot moves
    std::chrono::milliseconds drain_for{0};    ///< how long people play on after the order to end
    /// Further sites whose pages may call the server, such as `https://club.example`.
    std::vector<std::string> origins;
    /// The networks of trusted proxies: `10.0.0.0/8`; `unix` for proxies that connect to the socket's path.
    std::vector<std::string> proxies;
    std::string proxy_header = "x-forwarded-for";  ///< the header in which these proxies name the client
    bool proxy_protocol = false;                   ///< these proxies use the PROXY protocol, version 2
    std::vector<std::string> hosts;                ///< names of this server; empty: see `net::is_called`
    std::string machine;                           ///< the machine's name; not from options
    std::string base_path;                         ///< the beginning of all paths, such as `/reami`
    std::uint16_t redirect_port = 0;               ///< the port that redirects plain http to https; 0: none
    std::uint16_t https_port = 0;                  ///< the port to which it redirects; 0: `port`
    /// If set, the listener only redirects to https at this port; not from options.
    std::optional<std::uint16_t> leads_to;
    std::filesystem::path certificate, key;  ///< the server uses TLS if both are set
    std::string log_level = "info";
    std::string log_format = "text";
    // Clients show these texts: PROTOCOL.md, "Plain requests", `/version`. Empty: no text.
    std::string title, welcome;
    std::string about;                     ///< the URL of a page about this server
    std::string opening = "everyone";      ///< who may open rooms: `everyone` or `invited`
    std::string webhook;                   ///< the URL for notices to operators; empty: no notices
    std::string webhook_format = "json";   ///< `json`, or `text` for the sentence alone
    std::filesystem::path webhook_header;  ///< a file with one more header for each notice
    bool webhook_names = false;            ///< whether notices contain codes of rooms and names of players
    /// The operator's address for push services, `mailto:…` or `https://…`; empty: no messages by web push.
    std::string push_contact;
    std::string metrics;  ///< the address for Prometheus, such as `127.0.0.1:9464`; empty: none
    Limits limits;
};

using SettingsPtr = std::shared_ptr<const Settings>;

/// The path of the Unix socket on which the server listens; empty if `listen` is an address.
std::optional<std::filesystem::path> socket_path(const Settings& settings);
/// Whether the server listens at a loopback address, which only this machine can reach.
bool listens_on_loopback(const Settings& settings);
/// Whether the server accepts every host name: it listens at a Unix socket, and `hosts` is not set. A browser
/// can't connect to a Unix socket, but a proxy can, with any host name.
bool answers_to_any_name(const Settings& settings);

/// The exit status for wrong arguments; 1 is for failures.
inline constexpr int usage_error = 2;

/// The text that the program prints instead of serving: the help, the version, or the fault of the arguments.
struct Printed {
    std::string text;
    int exit_status = 0;
};
/// Prints the text to the standard output if the exit status is 0, otherwise to the standard error. Returns
/// the exit status.
int print(const Printed& what);

/// Reads the command line, the environment (`REAMI_BOT_WAITS` for `--bot-waits`) and, with `--config FILE`, a
/// TOML file. The command line overrides the environment, and the environment overrides the file. Durations
/// are in seconds. The file has the limits in its table `limits`.
Expected<Settings, Printed> read_settings(int count, const char* const* arguments);

/// The settings after a reload: those of `fresh`, but of `running` for each setting that needs a restart.
Settings reloaded(const Settings& running, Settings fresh);

/// A setting with the value that the server uses.
struct SettingInForce {
    std::string name;    ///< as in the file: `bot_waits`
    std::string value;   ///< in TOML
    std::string origin;  ///< `--bot-waits`, `REAMI_BOT_WAITS`, or `reami.toml:7`; empty: the default
    bool is_limit = false;
    bool needs_restart = false;  ///< a change takes effect when the server starts again
};

/// The result of reading all settings, with the origin of each.
struct SettingsRead {
    Settings settings;
    std::vector<SettingInForce> in_force;  ///< in the order of `--help`
    std::vector<std::string> notes;        ///< for the log: a sentence for each setting that has no effect
};

/// Like `read_settings`, but also returns the origin of each value.
Expected<SettingsRead, Printed> read_settings_with_origins(int count, const char* const* arguments);

}  // namespace reami
