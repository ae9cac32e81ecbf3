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
#include <variant>
#include <vector>

namespace reami {

/// The limits of one connection, one address and one room. The defaults are those of PROTOCOL.md, "Limits";
/// each has a test.
struct Limits {
    std::size_t message_bytes = 4096;         ///< of a message that comes in, and of the body of a request
    std::size_t match_file_bytes = 65'536;    ///< of the body of a request that replays a match file
    double messages_a_second = 20;            ///< of one connection, over time
    double message_burst = 40;                ///< and at once
    double previews_a_second = 5;             ///< of one connection, and as many questions for past events
    std::size_t queue_messages = 64;          ///< that wait to be sent on one connection
    std::size_t queue_bytes = 262'144;        ///< of these messages
    std::size_t answer_bytes = 67'108'864;    ///< of long answers that wait to be sent, over all connections
    double control_frames_a_second = 10;      ///< pings and pongs of one WebSocket, over time
    double control_frame_burst = 100;         ///< and at once
    std::size_t connections = 10'000;         ///< in all, as far as the system gives so many files
    std::size_t connections_an_address = 64;  ///< IPv6: see net/counted_address.hpp
    double arrivals_a_second = 20;            ///< connections that an address opens, over time
    double arrival_burst = 200;               ///< and at once
    double requests_a_second = 50;            ///< plain ones of one address, over time
    double request_burst = 300;               ///< and at once
    double connects_a_second = 5;             ///< WebSockets that an address opens, over time
    double connect_burst = 128;               ///< and at once
    std::size_t rooms_an_hour = 20;           ///< opened by an address
    std::size_t rooms_an_address = 50;        ///< open at once
    std::size_t wrong_codes_an_hour = 30;     ///< tried by an address
    std::size_t rooms = 5000;                 ///< open at once
    std::size_t chat_lines = 5;               ///< of a player, and of an address, in a room at once
    std::size_t bad_messages = 10;            ///< in a row close the connection
    std::size_t inbox_size = 1024;            ///< messages that wait for one room
    std::chrono::milliseconds chat_line_in{2'000};     ///< and then one in so long
    std::chrono::milliseconds hello_within{10'000};    ///< from the connection to the first message
    std::chrono::milliseconds request_within{10'000};  ///< to read a request: the first from the connection
    std::chrono::milliseconds idle_request{30'000};    ///< a connection kept open between requests
    std::chrono::milliseconds ping_after{20'000};      ///< of silence
    std::chrono::milliseconds drop_after{45'000};      ///< of silence
    // No options set the next two, which PROTOCOL.md fixes for a client in a room that sends nothing.
    std::chrono::milliseconds asked_after{60'000};    ///< of silence; then the server asks if it is there
    std::chrono::milliseconds answer_within{10'000};  ///< without an answer, the client counts as away
    std::chrono::milliseconds stuck_after{45'000};    ///< without progress in sending
    std::chrono::milliseconds closing_within{5'000};  ///< for waiting messages and both close frames
    std::chrono::milliseconds away_after{
        60'000};  ///< then the host's role passes on, and a bot may play for a person
    std::chrono::milliseconds remembered_for{600'000};  ///< answers to requests, against doubles
    std::chrono::milliseconds hand_over_within{300'000};
    std::chrono::milliseconds unentered_room_closes_after{3'600'000};  ///< one to which nobody ever came
    std::chrono::milliseconds empty_room_closes_after{
        86'400'000};  ///< one that was left, without a running match
    std::chrono::milliseconds abandoned_after{90 * 86'400'000LL};  ///< one that was left in a running match
    std::chrono::milliseconds kept_room_closes_after{730 * 86'400'000LL};  ///< one that its host keeps
};

/// How long a client waits while another node serves its room. PROTOCOL.md fixes these times; no option does.
struct NodeWaits {
    std::chrono::milliseconds answer_within{2'000};  ///< then the node that serves the room counts as lost
    std::chrono::milliseconds ask_again_in{1'000};   ///< between two searches for the node of the room
    std::chrono::milliseconds at_most{12'000};       ///< in all
};

struct Settings {
    std::string listen = "127.0.0.1";  ///< an address, or `unix:` and the path of a socket
    std::string socket_mode = "0660";  ///< who may connect at that path, as for chmod
    std::uint16_t port = 8080;         ///< 0: any free one
    /// A socket that listens already, at `listen` (an address or a path) and `port`; it comes from the
    /// service manager, not from options.
    std::optional<int> given_socket;
    std::filesystem::path data = ".";  ///< the folder of reami.db
    std::string store;                 ///< `postgresql://…`; empty: reami.db
    std::string node_listen;   ///< where nodes hand connections over: `10.0.0.1:7443`; empty: they can't
    std::string node_address;  ///< the name or address, with a port, by which other nodes reach `node_listen`
    /// The PEM files by which nodes authenticate each other: all three with `node_listen`.
    std::filesystem::path node_certificate, node_key, node_ca;
    NodeWaits node_waits;
    bool from_nodes = false;  ///< serves only connections that other nodes hand over; not from options
    unsigned shards = 0;      ///< threads that serve; 0: one a core
    std::chrono::milliseconds bot_waits{800};
    std::chrono::milliseconds drain_for{0};  ///< people play on so long before the end: at most a minute
    std::vector<std::string> origins;        ///< allowed besides the host itself: `https://club.example`
    /// The networks of trusted proxies: `10.0.0.0/8`; `unix` for proxies that connect to the socket's path.
    std::vector<std::string> proxies;
    std::string proxy_header = "x-forwarded-for";  ///< in which these proxies name the client
    bool proxy_protocol = false;                   ///< they begin each connection with its version 2
    std::vector<std::string> hosts;                ///< names of this server; empty: see `net::is_called`
    std::string machine;                           ///< the machine's name; not from options
    std::string base_path;                         ///< the path below which everything is: `/reami`
    std::uint16_t redirect_port = 0;               ///< redirects plain http to https; 0: none
    std::uint16_t https_port = 0;                  ///< the target of the redirect; 0: `port`
    /// Set for a listener that only redirects to https at this port; not from options.
    std::optional<std::uint16_t> leads_to;
    std::filesystem::path certificate, key;  ///< both or none: TLS
    std::string log_level = "info";
    std::string log_format = "text";
    // Clients show these texts: PROTOCOL.md, "Plain requests", `/version`. Empty: no text.
    std::string title, welcome;
    std::string about;                     ///< the address of a page
    std::string opening = "everyone";      ///< the players who may open rooms; or `invited`
    std::string webhook;                   ///< where notices for operators go; empty: nowhere
    std::string webhook_format = "json";   ///< or `text`: the sentence alone
    std::filesystem::path webhook_header;  ///< a file with one more header for each notice
    bool webhook_names = false;            ///< whether notices hold codes of rooms and names of players
    std::string metrics;                   ///< where Prometheus reads, `127.0.0.1:9464`; empty: nowhere
    Limits limits;
};

using SettingsPtr = std::shared_ptr<const Settings>;

/// The path of the socket to listen on; empty if `listen` is an address.
std::optional<std::filesystem::path> socket_path(const Settings& settings);
/// Whether the server listens at a loopback address, which only this machine can reach.
bool listens_on_loopback(const Settings& settings);
/// Whether the server accepts every host name: it listens at a path without `hosts`. No name leads a browser
/// to a path, but a proxy may pass on any name.
bool answers_to_any_name(const Settings& settings);

/// The exit status for wrong arguments; 1 is for failures.
inline constexpr int usage_error = 2;

/// The text that the program prints when it does not serve: help, the version, or the fault of the arguments.
struct Printed {
    std::string text;
    int exit_status = 0;
};

/// Reads the command line, the environment (`REAMI_BOT_WAITS` for `--bot-waits`) and, with `--config FILE`, a
/// TOML file; the first of them that sets a value wins. The names are the same in all three, and durations
/// are in seconds. The file has the limits in its table `limits`.
std::variant<Settings, Printed> read_settings(int count, const char* const* arguments);

/// The settings after a reload: `fresh`, except that settings that can't change in a running server keep
/// their values from `running`.
Settings reloaded(const Settings& running, Settings fresh);

/// A setting with the value that the server uses.
struct SettingInForce {
    std::string name;    ///< as in the file: `bot_waits`
    std::string value;   ///< in TOML
    std::string origin;  ///< `--bot-waits`, `REAMI_BOT_WAITS`, or `reami.toml:7`; empty: the default
    bool is_limit = false;
    bool needs_restart = false;  ///< a change counts only when the server starts again
};

/// The result of reading all settings, with the origin of each.
struct SettingsRead {
    Settings settings;
    std::vector<SettingInForce> in_force;  ///< in the order of `--help`
    std::vector<std::string> notes;        ///< for the log: a sentence for each entry that has no effect
};

/// Like `read_settings`, and returns the origin of each value, too.
std::variant<SettingsRead, Printed> read_settings_with_origins(int count, const char* const* arguments);

}  // namespace reami
