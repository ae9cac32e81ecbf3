#include "protocol/file/replay.hpp"

#include <cstring>

#include "protocol/file/file_problem.hpp"

namespace reami::protocol {

namespace {

/// Whether two results are equal. Ignores the values of the tie-breaks, because a file does not contain them.
bool is_same(const from_server::Result& stated, const from_server::Result& reached) {
    return stated.points == reached.points && stated.ranks == reached.ranks &&
           stated.tie_break == reached.tie_break;
}

}  // namespace

Replay::Replay(MatchFile file) : file_(std::move(file)), match_(Match::start(file_.start()).value()) {}

std::string Replay::events() const {
    return played_ ? played_->events(Viewer::everybody()) : match_->start_events(Viewer::everybody());
}

std::optional<StrongerMove> Replay::stronger_move() const {
    if (!played_) return std::nullopt;
    Seed seed{};
    std::memcpy(seed.data(), &next_, sizeof next_);
    Random luck(seed);
    return played_->before().stronger_move(last()->seat, last()->notation, luck);
}

std::optional<FileFault> Replay::step() {
    const MatchFile::FileMove& move = file_.moves[next_];
    const auto played = match_->after(move.seat, {move.notation});
    if (!played)
        return FileFault{.line = move.line,
                         .key = "file.move",
                         .places = {{"seat", std::to_string(move.seat.number())},
                                    {"move", cut(move.notation, longest_quotation)}},
                         .code = played.error().code};
    played_ = *played;
    match_ = played_->after();
    ++next_;
    return std::nullopt;
}

std::optional<FileFault> Replay::check_result() const {
    const auto reached = match_->result();
    if (!file_.result || (reached && is_same(*file_.result, *reached))) return std::nullopt;
    return FileFault{.line = file_.result_line, .key = reached ? "file.other_result" : "file.not_ended"};
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
