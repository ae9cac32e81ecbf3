#include "server/http/endpoints/replay_endpoint.hpp"

#include "protocol/file/replay_position.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "server/http/gzip.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/json_body.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

namespace {

net::Answer refusal(const protocol::FileFault& fault, protocol::Language language) {
    return net::problem(
        422, fault.code,
        protocol::text(language, "file.line",
                       {{"line", std::to_string(fault.line)}, {"reason", fault.reason(language)}}));
}

net::Answer positions_of(protocol::MatchFile file, const net::Request& request) {
    protocol::Replay replay(std::move(file));
    std::string positions;
    const auto fault = replay.play_out([&] {
        positions += positions.empty() ? '[' : ',';
        positions += protocol::position(replay, protocol::LegalMoves::left_out);
    });
    if (fault) return refusal(*fault, protocol::language(request.language));
    positions += ']';
    net::Answer answer;
    answer.headers = {{"Cache-Control", "no-store"}, {"Vary", "Accept-Encoding"}};
    if (takes(request.accept_encoding, "gzip")) {
        positions = gzipped(std::move(positions));
        answer.headers.emplace_back("Content-Encoding", "gzip");
    }
    answer.body = std::move(positions);
    return answer;
}

net::Answer review(protocol::MatchFile file, protocol::Version v, protocol::Language language) {
    const auto count = static_cast<int>(file.moves.size());
    if (v < 1 || v > count)
        return net::problem(422, protocol::code::no_such_position,
                            "`v` must be from 1 to " + std::to_string(count));
    protocol::Replay replay(std::move(file));
    while (replay.match().v() < v)
        if (const auto fault = replay.step()) return refusal(*fault, language);
    const protocol::MatchFile::FileMove& played = *replay.last();
    return json_answer(protocol::plain::ReviewAnswer{played.seat, played.notation, replay.stronger_move()});
}

}  // namespace

net::Answer replay_of(const net::Request& request) {
    const auto body = read_body<protocol::plain::ReplayRequest>(request.body);
    if (!body) return body.error();
    const auto language = protocol::language(request.language);
    auto read = protocol::read_match_file(body->file);
    if (!read) return refusal(read.error(), language);
    return positions_of(*std::move(read), request);
}

net::Answer review_of(const net::Request& request) {
    const auto body = read_body<protocol::plain::ReviewRequest>(request.body);
    if (!body) return body.error();
    const auto language = protocol::language(request.language);
    auto read = protocol::read_match_file(body->file);
    if (!read) return refusal(read.error(), language);
    return review(*std::move(read), body->v, language);
}

}  // namespace reami::http
