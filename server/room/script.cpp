#include "server/room/script.hpp"

#include <stdexcept>
#include <utility>

#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"

namespace reami::room {

Script::Script(std::string_view text) {
    auto moves = json::read_as<MovesOfSeats>(text);
    if (!moves) throw std::invalid_argument("can't read the script of a prepared room");
    for (auto& [seat, of_seat] : *moves) seats_[seat] = {std::move(of_seat), 0};
}

std::string Script::text(const MovesOfSeats& moves) { return json::write(moves); }

void Script::begin_match() {
    for (auto& [seat, lines] : seats_) lines.played = 0;
}

void Script::add(Seat seat, std::string_view move) {
    const auto found = seats_.find(seat);
    if (found == seats_.end()) return;
    Lines& lines = found->second;
    if (lines.played == lines.moves.size()) return;
    lines.played = lines.moves[lines.played] == move ? lines.played + 1 : lines.moves.size();
}

std::optional<std::string> Script::next(Seat seat) const {
    const auto found = seats_.find(seat);
    if (found == seats_.end() || found->second.played == found->second.moves.size()) return std::nullopt;
    return found->second.moves[found->second.played];
}

}  // namespace reami::room
