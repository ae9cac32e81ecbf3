#include "protocol/replay.hpp"

namespace reami::protocol {

Replay::Replay(MatchFile file)
    : file_(std::move(file)), match_(std::get<Match>(Match::start(file_.start()))) {}

std::optional<FileFault> Replay::step() {
    const MatchFile::Move& move = file_.moves[next_];
    if (auto refusal = match_.play(move.seat, move.notation))
        return FileFault{move.line,
                         "seat " + std::to_string(move.seat.number()) + " can't play " + move.notation,
                         std::move(refusal->code)};
    ++next_;
    return std::nullopt;
}

std::optional<FileFault> Replay::check_result() const {
    if (!file_.result || file_.result == match_.result()) return std::nullopt;
    return FileFault{file_.result_line,
                     match_.result() ? "the moves lead to another result" : "the match has not ended"};
}

std::optional<FileFault> Replay::play_out(const std::function<void()>& at_each_position) {
    at_each_position();
    while (!at_end()) {
        if (auto fault = step()) return fault;
        at_each_position();
    }
    return check_result();
}

}  // namespace reami::protocol
