#include "server/lobby/code_lookup.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>

#include "protocol/messages/codes.hpp"
#include "protocol/messages/limits.hpp"
#include "server/runtime/address_log.hpp"
#include "server/store/read/find_room.hpp"

namespace reami::lobby {

namespace asio = boost::asio;

namespace {

/// The codes of the rooms in which a match is running.
std::vector<std::string> playing(const std::vector<protocol::from_server::Room>& rooms) {
    std::vector<std::string> codes;
    for (const auto& room : rooms)
        if (room.phase == protocol::from_server::Phase::playing) codes.push_back(room.code);
    return codes;
}

/// Adds the codes of the player's own rooms, and returns the use of each code.
std::vector<std::optional<store::CodeUse>> uses_of(store::ReadConnection& db, std::vector<std::string>& codes,
                                                   CodeLookup::Seeker who) {
    if (who)
        for (std::string& mine : store::find_rooms_of(db, *who, protocol::most_codes))
            if (std::ranges::find(codes, mine) == codes.end()) codes.push_back(std::move(mine));
    std::vector<std::optional<store::CodeUse>> uses;
    uses.reserve(codes.size());
    for (const std::string& code : codes) uses.push_back(store::find_code_use(db, code, who));
    return uses;
}

}  // namespace

asio::awaitable<Named> CodeLookup::name(std::string code, Address from, Seeker who) {
    if (dependencies_.guesses.are_spent(from, now())) {
        const bool may_know = co_await is_theirs(code, who);
        if (!may_know) {
            const bool answered = co_await wait_for_turn(from);
            if (!answered) co_return Named::too_many;
        }
    }
    if (dependencies_.directory.has(code)) co_return Named::open;
    const auto use = co_await use_of(code, who);
    if (use && !use->open) co_return Named::closed;
    if (use) co_return dependencies_.directory.is_shared() ? Named::elsewhere : Named::unreadable;
    count_guess(from);
    co_return Named::unknown;
}

asio::awaitable<bool> CodeLookup::is_theirs(std::string code, Seeker who) {
    if (!who) co_return false;
    const auto use = co_await use_of(std::move(code), who);
    co_return use && use->theirs;
}

asio::awaitable<bool> CodeLookup::wait_for_turn(Address from) {
    const auto wait = dependencies_.guesses.turn(from, now());
    if (!wait) co_return false;
    if (*wait > 0) {
        limit_reached(dependencies_.meters, protocol::code::too_many_codes, from);
        asio::steady_timer timer(co_await asio::this_coro::executor, std::chrono::milliseconds(*wait));
        co_await timer.async_wait(asio::use_awaitable);
    }
    co_return true;
}

protocol::Refusal CodeLookup::too_many(const Address& from) {
    return protocol::refusal(protocol::code::too_many_codes, protocol::Detail{"wrong_room_codes"},
                             dependencies_.guesses.seconds_left(from, now()));
}

asio::awaitable<std::optional<store::CodeUse>> CodeLookup::use_of(std::string code, Seeker who) {
    co_return co_await dependencies_.readers.ask(store::find_code_use, code, who);
}

asio::awaitable<Remembering> CodeLookup::remember(std::vector<std::string> codes, Address from, Seeker who) {
    const auto find = [&](store::ReadConnection& db) { return uses_of(db, codes, who); };
    const auto uses = co_await dependencies_.readers.ask(find);
    Remembering remembering;
    std::vector<std::string> elsewhere;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const bool theirs = uses[i] && uses[i]->theirs;
        if (!theirs && dependencies_.guesses.are_spent(from, now())) continue;
        if (!theirs) count_guess(from);
        if (auto room = dependencies_.open_rooms.find(codes[i]))
            remembering.open.push_back(*std::move(room));
        else if (!uses[i] || !uses[i]->open)
            remembering.gone.push_back(std::move(codes[i]));
        else
            elsewhere.push_back(std::move(codes[i]));
    }
    remembering.running = co_await running(playing(remembering.open), who);
    if (dependencies_.directory.is_shared())
        for (const std::string& code : elsewhere) co_await add_from_elsewhere(code, who, remembering);
    co_return remembering;
}

asio::awaitable<void> CodeLookup::add_from_elsewhere(std::string code, Seeker who, Remembering& to) const {
    try {
        auto seen = co_await dependencies_.elsewhere.find(code, who);
        if (!seen) co_return to.gone.push_back(std::move(code));
        to.open.push_back(std::move(seen->room));
        if (seen->running) to.running.push_back(*std::move(seen->running));
    } catch (const std::exception& why_not) {
        spdlog::warn("could not read one of the rooms in a client's list: {}", why_not.what());
    }
}

asio::awaitable<std::optional<protocol::from_server::Room>> CodeLookup::room_elsewhere(
    std::string code) const {
    if (!dependencies_.directory.is_shared()) co_return std::nullopt;
    auto seen = co_await dependencies_.elsewhere.find(std::move(code), {});
    if (!seen) co_return std::nullopt;
    co_return std::move(seen->room);
}

asio::awaitable<std::vector<protocol::plain::RunningMatch>> CodeLookup::running(
    std::vector<std::string> codes, Seeker who) const {
    std::vector<protocol::plain::RunningMatch> matches;
    const auto look = [who](const room::Room& room) { return room::running_match(room.state(), who); };
    for (const std::string& code : codes) {
        std::optional<protocol::plain::RunningMatch> match;
        if (const auto actor = dependencies_.directory.find(code))
            match = co_await actor->see(look);
        else
            match = co_await running_at_rest(code, who);
        if (match) matches.push_back(*std::move(match));
    }
    co_return matches;
}

/// Reads a resting room's match from the store. So a player who only asks whether it is their turn does not
/// wake the room.
asio::awaitable<std::optional<protocol::plain::RunningMatch>> CodeLookup::running_at_rest(std::string code,
                                                                                          Seeker who) const {
    try {
        auto seen = co_await dependencies_.elsewhere.find(std::move(code), who);
        if (seen) co_return std::move(seen->running);
    } catch (const std::exception& why_not) {
        spdlog::warn("could not read the match of a resting room: {}", why_not.what());
    }
    co_return std::nullopt;
}

}  // namespace reami::lobby
