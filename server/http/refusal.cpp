#include "server/http/refusal.hpp"

#include <string>

#include "protocol/messages/codes.hpp"
#include "protocol/text/texts.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

namespace code = protocol::code;

namespace {

unsigned status_of(const protocol::Refusal& refusal) {
    if (refusal.code.starts_with("limit.")) return 429;
    if (refusal.code == code::barred || refusal.code == code::invited_only) return 403;
    if (refusal.code == code::store_refused) return 500;
    if (refusal.code.starts_with("store.") || refusal.code == code::restarting) return 503;
    return 422;
}

}  // namespace

net::Answer refusal(const protocol::Refusal& refused, const net::Request& request) {
    const auto& detail = refused.detail;
    auto answer =
        net::problem(status_of(refused), refused.code,
                     detail ? protocol::detail_text(protocol::language(request.language), *detail) : "");
    if (refused.again.value_or(0) > 0)
        answer.headers.emplace_back("Retry-After", std::to_string(*refused.again));
    return answer;
}

}  // namespace reami::http
