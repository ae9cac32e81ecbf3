#include "server/http/routes.hpp"

#include <boost/describe/class.hpp>
#include <charconv>

#include "protocol/game_kind.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/write.hpp"
#include "protocol/match_file.hpp"
#include "server/http/games.hpp"
#include "server/http/match_file_of.hpp"
#include "server/http/replay_of.hpp"
#include "server/http/web_client.hpp"
#include "server/net/problem.hpp"

namespace reami::http {

namespace asio = boost::asio;
namespace code = protocol::code;

namespace {

/// The body of `POST /api/rooms`.
struct OpenRequest {
    std::string id, game;
    std::optional<json::RawJson> options;
    std::optional<int> seats;
    std::optional<std::map<Seat, std::string>> bots;
    std::optional<bool> listed;
    BOOST_DESCRIBE_CLASS(OpenRequest, (), (id, game, options, seats, bots, listed), (), ())
};

/// Its answer.
struct Opened {
    std::string code, url;
    BOOST_DESCRIBE_CLASS(Opened, (), (code, url), (), ())
};

struct Version {
    std::string name = "reami", version = REAMI_VERSION, protocol = "reami.v1";
    BOOST_DESCRIBE_CLASS(Version, (), (name, version, protocol), (), ())
};

constexpr std::string_view replay_path = "/api/replay";

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

template <class Body>
net::Answer json_answer(const Body& body, unsigned status = 200) {
    net::Answer answer;
    answer.status = status;
    answer.body = json::write(body);
    answer.headers = {{"Cache-Control", "no-store"}};
    return answer;
}

net::Answer no_such_page() {
    return net::problem(404, code::no_such_page, "protocol/PROTOCOL.md lists what is here");
}

net::Answer catalog(const std::string& game, const std::string& hash) {
    const protocol::GameKind* kind = protocol::find_game(game);
    if (!kind || kind->catalog_hash != hash) return no_such_page();
    net::Answer answer;
    answer.body = std::string_view(kind->catalog);
    answer.headers = {{"Cache-Control", "public, max-age=31536000, immutable"}};
    return answer;
}

/// Whether such an address is one that somebody typed, or followed, and no program's or file's.
bool may_be_of_a_person(const std::vector<std::string>& parts) {
    return parts[0] != "api" && parts[0] != "health" && parts[0] != "version" &&
           parts.back().find('.') == std::string::npos;
}

unsigned status_of(const protocol::Refusal& refusal) {
    if (refusal.code.starts_with("limit.")) return 429;
    if (refusal.code.starts_with("store.")) return 503;
    return 422;
}

net::Answer refusal(const lobby::Refused& refused) {
    auto answer = net::problem(status_of(refused.refusal), refused.refusal.code, refused.refusal.detail);
    if (refused.again_seconds > 0)
        answer.headers.emplace_back("Retry-After", std::to_string(refused.again_seconds));
    return answer;
}

std::optional<lobby::Wish> read_wish(const std::string& body, protocol::Refusal& wrong) {
    const auto parsed = json::parse(body);
    OpenRequest request;
    if (!parsed || !parsed->is_object()) {
        wrong = {std::string(code::malformed)};
        return std::nullopt;
    }
    if (const auto field = json::read(*parsed, request)) {
        wrong = {std::string(code::field), *field};
        return std::nullopt;
    }
    lobby::Wish wish;
    wish.id = request.id;
    wish.game = request.game;
    if (request.options) wish.options = request.options->text;
    const auto* game = protocol::find_game(request.game);
    wish.seats = request.seats.value_or(game ? game->fewest_seats : 2);
    wish.bots = request.bots.value_or(wish.bots);
    wish.listed = request.listed.value_or(false);
    return wish;
}

}  // namespace

std::size_t Routes::longest_body(std::string_view path) const {
    return path == replay_path ? limits_.match_file_bytes : limits_.message_bytes;
}

asio::awaitable<net::Answer> Routes::answer(net::Request request) {
    const auto parts = parts_of(request.path);
    if (request.method != "POST") {
        const WebClient& client = WebClient::carried();
        if (auto of_client = client.answer(request)) co_return *std::move(of_client);
        co_return may_be_of_a_person(parts) ? client.nothing(request) : page(parts, request.address);
    }
    if (request.path == replay_path) co_return replay_of(request.body);
    if (parts != std::vector<std::string>{"api", "rooms"})
        co_return net::problem(405, code::bad_method, "only GET and HEAD here");
    net::Answer answer = co_await open_room(std::move(request));
    co_return answer;
}

net::Answer Routes::page(const std::vector<std::string>& parts, const Address& from) {
    const auto is = [&](std::initializer_list<std::string_view> path) {
        return std::equal(
            parts.begin(), parts.end(), path.begin(), path.end(),
            [](const std::string& part, std::string_view wanted) { return wanted == "*" || part == wanted; });
    };
    if (is({"health"})) return json_answer(std::map<std::string, std::string>{{"status", "ok"}});
    if (is({"version"})) return json_answer(Version());
    if (is({"api", "games"})) return json_answer(games());
    if (is({"api", "games", "*", "catalog", "*"})) return catalog(parts[2], parts[4]);
    if (is({"api", "rooms"})) return json_answer(open_rooms_.listed().rooms);
    if (is({"api", "rooms", "*"})) return room(parts[2], from);
    if (is({"api", "rooms", "open", "*"})) return open_among(parts[3], from);
    if (is({"api", "rooms", "*", "matches", "*"})) {
        int number = 0;
        std::from_chars(parts[4].data(), parts[4].data() + parts[4].size(), number);
        return match(parts[2], number, from);
    }
    return no_such_page();
}

net::Answer Routes::room(const std::string& code, const Address& from) {
    if (const auto enough = directory_.guessed_enough(from)) return refusal(*enough);
    if (const auto room = open_rooms_.find(code)) return json_answer(*room);
    directory_.guessed_wrong(from);
    return net::problem(404, code::unknown_room, "no open room has the code " + code);
}

net::Answer Routes::open_among(std::string_view codes, const Address& from) {
    std::vector<protocol::from_server::Room> open;
    while (!codes.empty()) {
        if (const auto enough = directory_.guessed_enough(from)) return refusal(*enough);
        const auto end = std::min(codes.find(','), codes.size());
        if (auto room = open_rooms_.find(std::string(codes.substr(0, end))))
            open.push_back(*std::move(room));
        else
            directory_.guessed_wrong(from);
        codes.remove_prefix(std::min(end + 1, codes.size()));
    }
    return json_answer(open);
}

net::Answer Routes::match(const std::string& code, int number, const Address& from) {
    if (const auto enough = directory_.guessed_enough(from)) return refusal(*enough);
    std::optional<store::StoredMatch> stored;
    {
        const std::lock_guard lock(mutex_);
        stored = reader_.finished_match(code, number);
    }
    if (!stored) {
        if (!open_rooms_.find(code)) directory_.guessed_wrong(from);
        return net::problem(404, code::unknown_match, "no match with that number has ended in this room");
    }
    net::Answer answer;
    answer.content_type = "text/plain; charset=utf-8";
    answer.body = match_file_of(*stored);
    answer.headers = {{"Cache-Control", "public, max-age=31536000, immutable"},
                      {"Content-Disposition",
                       "attachment; filename=\"" + code + "-" + std::to_string(number) + ".match\""}};
    return answer;
}

asio::awaitable<net::Answer> Routes::open_room(net::Request request) {
    protocol::Refusal wrong;
    auto wish = read_wish(request.body, wrong);
    if (!wish) co_return net::problem(400, wrong.code, wrong.detail);
    auto opened = co_await directory_.open(*std::move(wish), request.address);
    if (const auto* refused = std::get_if<lobby::Refused>(&opened)) co_return refusal(*refused);
    const std::string& code = std::get<std::string>(opened);
    const std::string scheme = request.secure ? "https://" : "http://";
    co_return json_answer(Opened{code, scheme + request.host + "/r/" + code}, 201);
}

}  // namespace reami::http
