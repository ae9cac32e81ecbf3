#include "server/http/endpoints/replay_endpoint.hpp"

#include "protocol/file/replay_position.hpp"
#include "protocol/json/read.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

namespace code = protocol::code;

namespace {

net::Answer refusal(const protocol::FileFault& fault) {
    const std::string reason = fault.reason(protocol::Language::en);
    return net::problem(422, fault.code, "line " + std::to_string(fault.line) + ": " + reason);
}

net::Answer positions_of(protocol::MatchFile file) {
    protocol::Replay replay(std::move(file));
    std::string positions;
    const auto fault = replay.play_out([&] {
        positions += positions.empty() ? '[' : ',';
        positions += protocol::position(replay, protocol::LegalMoves::left_out);
    });
    if (fault) return refusal(*fault);
    net::Answer answer;
    answer.body = positions + ']';
    answer.headers = {{"Cache-Control", "no-store"}};
    return answer;
}

}  // namespace

net::Answer replay_of(std::string_view body) {
    const auto parsed = json::parse(body);
    protocol::plain::ReplayRequest request;
    if (!parsed || !parsed->is_object()) return net::problem(400, code::malformed, "a JSON object is needed");
    if (const auto field = json::read(*parsed, request)) return net::problem(400, code::field, *field);
    auto read = protocol::read_match_file(request.file);
    if (const auto* fault = std::get_if<protocol::FileFault>(&read)) return refusal(*fault);
    return positions_of(std::get<protocol::MatchFile>(std::move(read)));
}

}  // namespace reami::http
