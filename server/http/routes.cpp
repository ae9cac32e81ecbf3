#include "server/http/routes.hpp"

#include <initializer_list>

#include "protocol/match/game_info.hpp"
#include "protocol/text/texts.hpp"
#include "server/http/endpoints/replay_endpoint.hpp"
#include "server/http/fixed_body.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/own_machine.hpp"
#include "server/net/http/problem.hpp"
#include "server/runtime/log_outage.hpp"
#include "server/store/postgresql/pg_session.hpp"

namespace reami::http {

namespace asio = boost::asio;
namespace code = protocol::code;
namespace plain = protocol::plain;

namespace {

constexpr std::string_view replay_path = "/api/replay";
constexpr std::string_view review_path = "/api/review";
constexpr std::string_view admin_path = "/admin";
constexpr const char* cut_off =
    "the database does not answer this node, so other nodes will take over its rooms";

/// Whether the body of a request for this path is a match file.
bool has_match_file(std::string_view path) { return path == replay_path || path == review_path; }

/// The parts of a path between its slashes.
std::vector<std::string> parts_of(std::string_view path) {
    std::vector<std::string> parts;
    while (!path.empty()) {
        path.remove_prefix(1);
        const auto end = std::min(path.find('/'), path.size());
        parts.emplace_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return parts;
}

/// Whether the parts of a path match `path`, in which `*` matches any part.
bool is(const std::vector<std::string>& parts, std::initializer_list<std::string_view> path) {
    return std::equal(
        parts.begin(), parts.end(), path.begin(), path.end(),
        [](const std::string& part, std::string_view wanted) { return wanted == "*" || part == wanted; });
}

net::Answer no_such_page() {
    return net::problem(404, code::no_such_page, "protocol/PROTOCOL.md lists the pages of this server");
}

using protocol::plain::GameEntry;
using protocol::plain::LocalizedText;
using protocol::plain::OptionEntry;

LocalizedText words(const std::string& key) {
    return {.en = protocol::text(protocol::Language::en, key),
            .it = protocol::text(protocol::Language::it, key)};
}

OptionEntry entry_of(const protocol::OptionKind& option, const std::string& game) {
    const std::string key = "option." + game + '.' + option.name;
    OptionEntry entry{.name = option.name,
                      .type = option.type,
                      .default_ = {option.by_default},
                      .values = {},
                      .title = words(key),
                      .help = words(key + ".help")};
    for (const std::string& value : option.values) entry.values.push_back({value});
    return entry;
}

GameEntry entry_of(const protocol::GameInfo& kind) {
    GameEntry entry{.name = kind.name,
                    .title = words("game." + kind.name),
                    .rules_version = kind.rules_version,
                    .fewest_seats = kind.fewest_seats,
                    .most_seats = kind.most_seats,
                    .options = {},
                    .bots = kind.bots,
                    .catalog = "/api/games/" + kind.name + "/catalog/" + kind.catalog_hash};
    for (const protocol::OptionKind& option : kind.options)
        entry.options.push_back(entry_of(option, kind.name));
    return entry;
}

std::vector<GameEntry> games() {
    std::vector<GameEntry> entries;
    for (const protocol::GameInfo* game : protocol::all_games()) entries.push_back(entry_of(*game));
    return entries;
}

net::Answer list_of_games(const net::Request& request) {
    static const FixedBody list(json::write(games()));
    return list.answer(request, "no-store");
}

/// The catalogues of all games, by game.
std::map<std::string, FixedBody> compressed_catalogs() {
    std::map<std::string, FixedBody> catalogs;
    for (const protocol::GameInfo* game : protocol::all_games())
        catalogs.emplace(game->name, std::string(game->catalog));
    return catalogs;
}

net::Answer catalog(const net::Request& request, const std::string& game, const std::string& hash) {
    static const std::map<std::string, FixedBody> catalogs = compressed_catalogs();
    const protocol::GameInfo* kind = protocol::find_game(game);
    if (!kind || kind->catalog_hash != hash) return no_such_page();
    return catalogs.at(game).answer(request, "public, max-age=31536000, immutable");
}

/// The number in this text. Empty if the text does not have the usual form of a number, such as `07`, so that
/// each match has only one URL.
std::optional<int> number_of(const std::string& text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return std::to_string(number) == text ? std::optional(number) : std::nullopt;
}

/// Whether a person may have typed or followed this URL: it belongs neither to the requests of programs nor
/// to files.
bool may_be_of_a_person(const std::vector<std::string>& parts) {
    return parts[0] != "api" && parts[0] != "health" && parts[0] != "ready" && parts[0] != "version" &&
           parts.back().find('.') == std::string::npos;
}

}  // namespace

plain::ProgramVersion Routes::this_server() const {
    const SettingsPtr settings = dependencies_.settings.get();
    const auto if_set = [](const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(text);
    };
    return {.name = "reami",
            .version = REAMI_VERSION,
            .protocol = std::string(protocol::subprotocol),
            .title = if_set(settings->title),
            .welcome = if_set(settings->welcome),
            .about = if_set(settings->about),
            .opening = settings->opening == "invited" ? std::optional(settings->opening) : std::nullopt,
            .push_key = dependencies_.pushes.public_key()};
}

std::size_t Routes::longest_body(std::string_view path) const {
    const SettingsPtr settings = dependencies_.settings.get();
    return has_match_file(path) ? settings->limits.match_file_bytes : settings->limits.message_bytes;
}

asio::awaitable<net::Answer> Routes::answer(net::Request request) {
    try {
        co_return co_await found(std::move(request));
    } catch (const Busy&) {
        co_return net::retry_after(net::problem(503, code::busy, "the server is overloaded"), 1);
    } catch (const store::PgError& away) {
        if (!away.is_out_of_reach()) throw;
        log_outage("could not answer a request", away.what());
        co_return net::retry_after(net::problem(503, code::store_unavailable, "the database does not answer"),
                                   1);
    }
}

asio::awaitable<net::Answer> Routes::found(net::Request request) {
    auto parts = parts_of(request.path);
    if (request.method == "POST") co_return co_await posted(std::move(request), parts);
    if (request.path == admin_path && !dependencies_.admin.is_there()) co_return client_.nothing(request);
    if (auto of_client = client_.answer(request)) co_return *std::move(of_client);
    if (may_be_of_a_person(parts)) co_return client_.nothing(request);
    co_return co_await page(std::move(request), std::move(parts));
}

asio::awaitable<net::Answer> Routes::posted(net::Request request, const Parts& parts) {
    if (has_match_file(request.path)) co_return co_await about_match_file(std::move(request));
    if (is(parts, {"api", "admin"}) && dependencies_.admin.answer)
        co_return co_await dependencies_.admin.answer(std::move(request));
    if (is(parts, {"api", "rooms"})) co_return co_await dependencies_.rooms.open(std::move(request));
    if (is(parts, {"api", "invites"})) co_return co_await dependencies_.rooms.redeem(std::move(request));
    if (is(parts, {"api", "rooms", "open"}))
        co_return co_await dependencies_.rooms.remember(std::move(request));
    if (is(parts, {"api", "devices", "sign_out"}))
        co_return co_await dependencies_.players.sign_out(std::move(request));
    if (is(parts, {"api", "devices", "sign_out_others"}))
        co_return co_await dependencies_.players.sign_out_others(std::move(request));
    if (is(parts, {"api", "devices", "whose"}))
        co_return co_await dependencies_.players.whose(std::move(request));
    if (is(parts, {"api", "me", "export"}))
        co_return co_await dependencies_.players.my_data(std::move(request));
    if (is(parts, {"api", "me", "join"})) co_return co_await dependencies_.players.join(std::move(request));
    if (is(parts, {"api", "me", "push"})) co_return co_await dependencies_.pushes.begin(std::move(request));
    if (is(parts, {"api", "me", "push", "confirm"}))
        co_return co_await dependencies_.pushes.confirm(std::move(request));
    if (is(parts, {"api", "me", "push", "end"}))
        co_return co_await dependencies_.pushes.end(std::move(request));
    if (is(parts, {"api", "me", "matches"}))
        co_return co_await dependencies_.players.matches(std::move(request));
    co_return net::problem(405, code::bad_method, "this path accepts only GET and HEAD");
}

asio::awaitable<net::Answer> Routes::about_match_file(net::Request request) {
    if (request.path == review_path)
        co_return co_await dependencies_.reviews.run([&] { return review_of(request); });
    co_return co_await dependencies_.workers.run([&] { return replay_of(request); });
}

asio::awaitable<net::Answer> Routes::page(net::Request request, Parts parts) {
    if (is(parts, {"health"})) co_return json_answer(plain::Status());
    if (is(parts, {"ready"})) co_return ready();
    if (is(parts, {"version"})) co_return json_answer(this_server());
    if (is(parts, {"api", "games"})) co_return list_of_games(request);
    if (is(parts, {"api", "games", "*", "catalog", "*"})) co_return catalog(request, parts[2], parts[4]);
    if (is(parts, {"api", "addresses"})) co_return addresses(request);
    if (is(parts, {"api", "admin"}))
        co_return dependencies_.admin.is_there() ? json_answer(plain::Status()) : no_such_page();
    if (is(parts, {"api", "devices"})) co_return co_await dependencies_.players.list(std::move(request));
    if (is(parts, {"api", "me", "opponents"}))
        co_return co_await dependencies_.players.opponents(std::move(request));
    if (is(parts, {"api", "rooms"})) co_return dependencies_.rooms.listed();
    if (is(parts, {"api", "rooms", "*"}))
        co_return co_await dependencies_.rooms.room(std::move(request), parts[2]);
    const bool is_match = is(parts, {"api", "rooms", "*", "matches", "*"});
    const auto number = is_match ? number_of(parts[4]) : std::nullopt;
    if (number) co_return co_await dependencies_.rooms.match(std::move(request), parts[2], *number);
    co_return no_such_page();
}

net::Answer Routes::addresses(const net::Request& request) const {
    const auto known = names_own_machine(request) ? dependencies_.own_addresses() : std::nullopt;
    return json_answer(known.value_or(protocol::plain::OwnAddresses()));
}

net::Answer Routes::ready() const {
    if (dependencies_.directory.is_draining()) return json_answer(plain::Status{"draining", {}, {}}, 503);
    if (dependencies_.is_cut_off()) return json_answer(plain::Status{"store_unavailable", cut_off, {}}, 503);
    const store::Health health = dependencies_.journal.health();
    if (health.answering) {
        plain::Status status;
        if (health.missing_promise && !health.missing_promise->empty())
            status.warning = *health.missing_promise;
        return json_answer(status);
    }
    return json_answer(plain::Status{"store_unavailable", std::string(health.why), {}}, 503);
}

}  // namespace reami::http
