#include "server/admin/admin_service.hpp"

#include <fmt/chrono.h>
#include <sodium.h>
#include <spdlog/spdlog.h>

#include <chrono>
#include <exception>
#include <utility>
#include <variant>

#include "protocol/messages/codes.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::admin {

namespace asio = boost::asio;
namespace code = protocol::code;
using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

namespace {

/// A time to the minute, which is easy to read and to search for.
std::string written(std::int64_t at) {
    const std::chrono::sys_time<std::chrono::milliseconds> exact{std::chrono::milliseconds(at)};
    return fmt::format("{:%F %H:%M} UTC", std::chrono::time_point_cast<std::chrono::seconds>(exact));
}

/// The target of a request, for the log: a player, an address, a room or a name. Empty for lists, which the
/// log does not contain.
class Target {
public:
    using TargetText = std::optional<std::string>;

    TargetText operator()(const LookIntoRoom& one) const { return "room " + one.code; }
    TargetText operator()(const CloseRoom& one) const { return "room " + one.code; }
    TargetText operator()(const CloseRoomsOf&) const { return "the rooms of an address"; }
    TargetText operator()(const EndMatch& one) const { return "room " + one.code; }
    TargetText operator()(const RemovePlayer& one) const {
        return "player " + one.player + (one.code ? ", room " + *one.code : ", all rooms");
    }
    TargetText operator()(const Restrict& one) const {
        const std::string address = one.with_rooms ? "an address and its rooms" : "an address";
        const std::string whom = one.player ? "player " + *one.player : address;
        return whom + ", " + std::string(json::enum_name(one.kind)) + " until " + written(one.until);
    }
    TargetText operator()(const LiftRestriction& one) const {
        return "restriction " + std::to_string(one.number);
    }
    TargetText operator()(const Announce& one) const { return one.text; }
    TargetText operator()(const DrainServer&) const { return "the server"; }
    TargetText operator()(const SignOut& one) const {
        return "player " + one.player + (one.device ? ", device " + *one.device : ", all devices");
    }
    TargetText operator()(const ForbidName& one) const { return one.name; }
    TargetText operator()(const AllowName& one) const { return one.name; }
    TargetText operator()(const ForgetPlayer& one) const { return "player " + one.player; }
    TargetText operator()(const MakeToken& one) const { return one.name; }
    TargetText operator()(const RevokeToken& one) const { return one.name; }
    TargetText operator()(const MakeInvite& one) const { return one.name; }
    TargetText operator()(const RevokeInvite& one) const { return one.name; }
    template <class Look>
    TargetText operator()(const Look&) const {
        return std::nullopt;
    }
};

/// The code of the room that a request names; empty if it names none.
struct RoomAimedAt {
    template <class Request>
    std::optional<std::string> operator()(const Request& one) const {
        if constexpr (requires { one.code; }) return one.code;
        return std::nullopt;
    }
};

bool is_of_tokens(const AdminRequest& request) {
    return std::holds_alternative<MakeToken>(request) || std::holds_alternative<RevokeToken>(request) ||
           std::holds_alternative<ListTokens>(request);
}

std::string outcome_of(const AdminAnswer& answer) {
    if (const auto* refused = std::get_if<AdminRefused>(&answer)) return refused->code;
    const auto* done = std::get_if<AdminDone>(&answer);
    if (done && done->number) return "done, number " + std::to_string(*done->number);
    return "done";
}

}  // namespace

AdminService::AdminService(const Dependencies& dependencies, const store::AdminMemory& memory)
    : dependencies_(dependencies),
      tokens_(memory.tokens),
      history_(dependencies.meters, dependencies.clock.now().wall),
      started_(dependencies.clock.now().wall),
      last_restriction_(memory.last_restriction),
      last_deed_(memory.last_deed) {}

void AdminService::learn(const store::AdminMemory& memory) {
    tokens_.replace(memory.tokens);
    std::int64_t last = last_restriction_;
    while (last < memory.last_restriction &&
           !last_restriction_.compare_exchange_weak(last, memory.last_restriction)) {
    }
}

/// If several servers share the log, a number consists of the time in milliseconds and a random part.
std::int64_t AdminService::next_deed() {
    if (!dependencies_.directory.is_shared()) return ++last_deed_;
    constexpr std::int64_t a_millisecond = 1024;
    return now() * a_millisecond + randombytes_uniform(a_millisecond);
}

asio::awaitable<AdminAnswer> AdminService::carry_out(AdminRequest request, AdminCaller caller) {
    AdminAnswer answer;
    const auto target = std::visit(Target(), request);
    store::AdminDeed deed{.number = 0,
                          .at = now(),
                          .who = caller.name,
                          .what = std::visit([](const auto& one) { return std::string(one.tag); }, request),
                          .target = target.value_or(""),
                          .outcome = "begun"};
    bool may_begin = true;
    if (target) {
        deed.number = next_deed();
        say(deed, request);
        may_begin = co_await log(deed);
    }
    if (!may_begin)
        answer = admin_refusal(code::store_unavailable);
    else if (is_of_tokens(request) && !caller.is_local)
        answer = admin_refusal(code::only_here);
    else
        answer = co_await answered(request);
    if (target && may_begin) {
        deed.outcome = outcome_of(answer);
        co_await log(deed);
    }
    if (auto* refused = std::get_if<AdminRefused>(&answer))
        refused->text = protocol::refusal_text(caller.language, {refused->code});
    co_return answer;
}

asio::awaitable<AdminAnswer> AdminService::answered(const AdminRequest& request) {
    try {
        auto coming = std::visit([this](const auto& one) { return answer(one); }, request);
        co_return co_await std::move(coming);
    } catch (const Busy&) {
        co_return admin_refusal(code::busy);
    } catch (const std::exception& fault) {
        spdlog::error("could not carry out an admin's request: {}", fault.what());
    }
    co_return admin_refusal(code::server_fault);
}

asio::awaitable<bool> AdminService::store(store::Record record) {
    store::Entry entry{.room = 0, .at = now(), .records = {}};
    entry.records.push_back(std::move(record));
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (appended.fault) spdlog::error("could not store an admin's action: {}", appended.fault->why);
    co_return !appended.fault;
}

asio::awaitable<bool> AdminService::keep(decltype(store::AdminChange::what) what) {
    return store(store::AdminChange{std::move(what)});
}

asio::awaitable<bool> AdminService::log(store::AdminDeed deed) { return keep(std::move(deed)); }

void AdminService::say(const store::AdminDeed& deed, const AdminRequest& request) const {
    const auto code = std::visit(RoomAimedAt(), request);
    const auto actor = code ? dependencies_.directory.find(*code) : nullptr;
    log_about(spdlog::level::info, {actor ? actor->id() : 0}, "admin {}: {}", deed.who, deed.what);
}

}  // namespace reami::admin
