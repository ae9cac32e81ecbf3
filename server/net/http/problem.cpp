#include "server/net/http/problem.hpp"

#include <boost/beast/http/status.hpp>
#include <utility>

#include "protocol/json/write.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::net {

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

Answer retry_after(Answer problem, int seconds) {
    problem.headers.emplace_back("Retry-After", std::to_string(seconds));
    return problem;
}

}  // namespace reami::net
