#include "server/admin/admin_endpoint.hpp"

#include "protocol/messages/codes.hpp"
#include "server/admin/admin_codec.hpp"
#include "server/http/caller.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/own_machine.hpp"
#include "server/net/http/problem.hpp"

namespace reami::admin {

namespace asio = boost::asio;
namespace code = protocol::code;

namespace {

net::Answer refused(unsigned status, std::string_view code, const net::Request& request) {
    return net::problem(status, code,
                        protocol::refusal_text(protocol::language(request.language), {std::string(code)}));
}

}  // namespace

bool is_good_way(const net::Request& request, const Settings& settings) {
    const bool is_for_this_machine = listens_on_loopback(settings) && settings.proxies.empty();
    return request.secure || (is_for_this_machine && http::names_own_machine(request));
}

asio::awaitable<net::Answer> AdminEndpoint::answer(net::Request request) {
    if (!is_there())
        co_return net::problem(404, code::no_such_page,
                               "protocol/PROTOCOL.md lists the pages of this server");
    if (!is_good_way(request, *settings_.get())) co_return refused(403, code::bad_way, request);
    const auto now = clock_.now().steady;
    const auto token = http::bearer_token(request.authorization);
    const auto name = token ? service_.tokens().name_of(*token, service_.now()) : std::nullopt;
    if (!name) {
        if (wrong_tokens_.are_spent(request.address, now))
            co_return net::retry_after(refused(429, code::too_many_tries, request),
                                       wrong_tokens_.seconds_left(request.address, now));
        if (token) wrong_tokens_.count(request.address, now);
        auto no = refused(401, code::bad_admin, request);
        no.headers.emplace_back("WWW-Authenticate", "Bearer");
        co_return no;
    }
    const AdminCaller caller{
        .name = "token " + *name, .is_local = false, .language = protocol::language(request.language)};
    auto read = read_request(request.body, caller.language);
    if (!read) co_return http::json_answer(AdminAnswer(read.error()), 400);
    const AdminAnswer answer = co_await service_.carry_out(*std::move(read), caller);
    co_return http::json_answer(answer,
                                std::holds_alternative<protocol::admin::AdminRefused>(answer) ? 422 : 200);
}

}  // namespace reami::admin
