#include "server/net/http/problem.hpp"

#include <boost/beast/http/status.hpp>

#include "protocol/json/write.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "protocol/text/texts.hpp"

namespace reami::net {

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

Answer problem(unsigned status, std::string_view code, std::string detail) {
    namespace http = boost::beast::http;
    const auto title = http::obsolete_reason(http::int_to_status(status));
    Answer answer;
    answer.status = status;
    answer.content_type = "application/problem+json";
    answer.refused = ProblemWords{std::string(code), detail};
    answer.body = json::write(protocol::plain::ProblemDetails{std::string(title), static_cast<int>(status),
                                                              std::move(detail), std::string(code)});
    return answer;
}

Answer no_web_socket() { return problem(404, code::no_such_page, "there is no WebSocket at this address"); }

Answer retry_after(Answer problem, int seconds) {
    problem.headers.emplace_back("Retry-After", std::to_string(seconds));
    return problem;
}

Answer problem(const protocol::Refusal& refusal, const Request& request) {
    const auto& detail = refusal.detail;
    auto answer = problem(status_of(refusal), refusal.code,
                          detail ? protocol::detail_text(protocol::language(request.language), *detail) : "");
    const int again = refusal.again.value_or(0);
    return again > 0 ? retry_after(std::move(answer), again) : answer;
}

}  // namespace reami::net
