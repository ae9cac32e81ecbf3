#include "server/admin/admin_service.hpp"

#include <fmt/chrono.h>
#include <sodium.h>
#include <spdlog/spdlog.h>

#include "protocol/messages/codes.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::admin {

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

    TargetText operator()(const CloseRoomsOf&) const { return "the rooms of an address"; }
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
    TargetText operator()(const ForgetPlayer& one) const { return "player " + one.player; }
    template <class Request>
    TargetText operator()(const Request& one) const {
        if constexpr (requires { one.code; })
            return "room " + one.code;
        else if constexpr (requires { one.name; })
            return one.name;
        else
            return std::nullopt;
    }
};

/// The code of the room that a request names; empty if it names none.
std::optional<std::string> room_of(const AdminRequest& request) {
    return std::visit(
        [](const auto& one) -> std::optional<std::string> {
            if constexpr (requires { one.code; }) return one.code;
            return std::nullopt;
        },
        request);
}

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

AdminService::AdminService(const AdminDependencies& dependencies, const store::AdminMemory& memory)
    : dependencies_(dependencies),
      tokens_(memory.tokens),
      history_(dependencies.meters, dependencies.now()),
      actions_(dependencies_, tokens_, memory.last_restriction),
      last_deed_(memory.last_deed) {}

void AdminService::learn(const store::AdminMemory& memory) {
    tokens_.replace(memory.tokens);
    actions_.learn(memory.last_restriction);
}

/// If several servers share the log, a number consists of the time in milliseconds and a random part.
std::int64_t AdminService::next_deed() {
    if (!dependencies_.directory.is_shared()) return ++last_deed_;
    constexpr std::int64_t a_millisecond = 1024;
    return now() * a_millisecond + randombytes_uniform(a_millisecond);
}

AnswerLater AdminService::carry_out(AdminRequest request, AdminCaller caller) {
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
        may_begin = co_await dependencies_.keep(deed);
    }
    if (!may_begin)
        answer = admin_refusal(code::store_unavailable);
    else if (is_of_tokens(request) && !caller.is_local)
        answer = admin_refusal(code::only_here);
    else
        answer = co_await answered(request);
    if (target && may_begin) {
        deed.outcome = outcome_of(answer);
        co_await dependencies_.keep(deed);
    }
    if (auto* refused = std::get_if<AdminRefused>(&answer))
        refused->text = protocol::refusal_text(caller.language, {refused->code});
    co_return answer;
}

AnswerLater AdminService::answered(const AdminRequest& request) {
    try {
        const auto begin = [this](const auto& one) -> AnswerLater {
            if constexpr (requires { looks_.answer(one); })
                return looks_.answer(one);
            else
                return actions_.answer(one);
        };
        auto coming = std::visit(begin, request);
        co_return co_await std::move(coming);
    } catch (const Busy&) {
        co_return admin_refusal(code::busy);
    } catch (const std::exception& fault) {
        spdlog::error("could not carry out an admin's request: {}", fault.what());
    }
    co_return admin_refusal(code::server_fault);
}

void AdminService::say(const store::AdminDeed& deed, const AdminRequest& request) const {
    const auto code = room_of(request);
    const auto actor = code ? dependencies_.directory.find(*code) : nullptr;
    log_about(spdlog::level::info, {actor ? actor->id() : 0}, "admin {}: {}", deed.who, deed.what);
}

}  // namespace reami::admin
