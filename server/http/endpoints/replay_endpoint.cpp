#include "server/http/endpoints/replay_endpoint.hpp"

#include "protocol/file/replay_position.hpp"
#include "protocol/json/read.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

namespace code = protocol::code;

namespace {

net::Answer refusal(const protocol::FileFault& fault, protocol::Language language) {
    return net::problem(
        422, fault.code,
        protocol::text(language, "file.line",
                       {{"line", std::to_string(fault.line)}, {"reason", fault.reason(language)}}));
}

net::Answer positions_of(protocol::MatchFile file, protocol::Language language) {
    protocol::Replay replay(std::move(file));
    std::string positions;
    const auto fault = replay.play_out([&] {
        positions += positions.empty() ? '[' : ',';
        positions += protocol::position(replay, protocol::LegalMoves::left_out);
    });
    if (fault) return refusal(*fault, language);
    net::Answer answer;
    answer.body = positions + ']';
    answer.headers = {{"Cache-Control", "no-store"}};
    return answer;
}

}  // namespace

net::Answer replay_of(const net::Request& request) {
    const json::Document document(request.body);
    protocol::plain::ReplayRequest wanted;
    if (!document.object()) return net::problem(400, code::malformed, "a JSON object is needed");
    if (const auto field = json::read(*document.root(), wanted))
        return net::problem(400, code::field, *field);
    const auto language = protocol::language(request.language);
    auto read = protocol::read_match_file(wanted.file);
    if (const auto* fault = std::get_if<protocol::FileFault>(&read)) return refusal(*fault, language);
    return positions_of(std::get<protocol::MatchFile>(std::move(read)), language);
}

}  // namespace reami::http
