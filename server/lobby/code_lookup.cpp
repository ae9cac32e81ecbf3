#include "server/lobby/code_lookup.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "protocol/messages/codes.hpp"
#include "server/runtime/address_log.hpp"

namespace reami::lobby {

namespace asio = boost::asio;

namespace {

/// The codes of those in which a match runs.
std::vector<std::string> playing(const std::vector<protocol::from_server::Room>& rooms) {
    std::vector<std::string> codes;
    for (const auto& room : rooms)
        if (room.phase == protocol::from_server::Phase::playing) codes.push_back(room.code);
    return codes;
}

}  // namespace

asio::awaitable<Named> CodeLookup::name(std::string code, Address from, Seeker who) {
    if (means_.guesses.are_spent(from, now())) {
        const bool may_know = co_await is_theirs(code, who);
        if (!may_know) {
            const bool answered = co_await wait_for_turn(from);
            if (!answered) co_return Named::too_many;
        }
    }
    if (means_.directory.find(code)) co_return Named::open;
    const auto use = co_await use_of(code, who);
    if (use && use->open) co_return means_.directory.is_shared() ? Named::open : Named::unreadable;
    if (use) co_return Named::closed;
    count_guess(from);
    co_return Named::unknown;
}

asio::awaitable<bool> CodeLookup::is_theirs(std::string code, Seeker who) {
    if (!who) co_return false;
    const auto use = co_await use_of(std::move(code), who);
    co_return use && use->theirs;
}

asio::awaitable<bool> CodeLookup::wait_for_turn(Address from) {
    const auto wait = means_.guesses.turn(from, now());
    if (!wait) co_return false;
    if (*wait > 0) {
        limit_reached(protocol::code::too_many_codes, from);
        asio::steady_timer timer(co_await asio::this_coro::executor, std::chrono::milliseconds(*wait));
        co_await timer.async_wait(asio::use_awaitable);
    }
    co_return true;
}

asio::awaitable<std::optional<store::CodeUse>> CodeLookup::use_of(std::string code, Seeker who) {
    co_return co_await means_.readers.ask([&](store::Reader& reader) { return reader.code_use(code, who); });
}

asio::awaitable<Remembering> CodeLookup::remember(std::vector<std::string> codes, Address from, Seeker who) {
    const auto uses = co_await means_.readers.ask([&](store::Reader& reader) {
        std::vector<std::optional<store::CodeUse>> found;
        found.reserve(codes.size());
        for (const std::string& code : codes) found.push_back(reader.code_use(code, who));
        return found;
    });
    Remembering remembering;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const bool theirs = uses[i] && uses[i]->theirs;
        if (!theirs && means_.guesses.are_spent(from, now())) continue;
        if (!theirs) count_guess(from);
        if (auto room = means_.open_rooms.find(codes[i]))
            remembering.open.push_back(*std::move(room));
        else if (!uses[i] || !uses[i]->open)
            remembering.gone.push_back(std::move(codes[i]));
    }
    remembering.running = co_await running(playing(remembering.open), who);
    co_return remembering;
}

asio::awaitable<std::vector<protocol::plain::RunningMatch>> CodeLookup::running(
    std::vector<std::string> codes, Seeker who) const {
    std::vector<protocol::plain::RunningMatch> matches;
    for (const std::string& code : codes) {
        const auto actor = means_.directory.find(code);
        if (!actor) continue;
        auto match = co_await actor->running_match(who);
        if (match) matches.push_back(*std::move(match));
    }
    co_return matches;
}

}  // namespace reami::lobby
