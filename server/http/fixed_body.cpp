#include "server/http/fixed_body.hpp"

#include "server/http/gzip.hpp"

namespace reami::http {

FixedBody::FixedBody(std::string json) : plain_(std::move(json)), gzip_(gzipped(plain_)) {}

net::Answer FixedBody::answer(const net::Request& request, std::string cache_control) const {
    net::Answer answer;
    answer.body = std::string_view(plain_);
    answer.headers = {{"Cache-Control", std::move(cache_control)}, {"Vary", "Accept-Encoding"}};
    if (gzip_.size() < plain_.size() && takes(request.accept_encoding, "gzip")) {
        answer.body = std::string_view(gzip_);
        answer.headers.emplace_back("Content-Encoding", "gzip");
    }
    return answer;
}

}  // namespace reami::http
