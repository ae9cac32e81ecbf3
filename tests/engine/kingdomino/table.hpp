// Kingdomino's events as short texts:
//
//   row 1: 3 7 10 20    king 2    chosen 2 =3    placed 2 3 g8g9    discarded 1 12    unchosen 7
//   turn 1    scored 1:8 2:0
#pragma once

#include <string>

#include "engine/kingdomino/state.hpp"
#include "tests/engine/table.hpp"

namespace reami::kingdomino {

using reami::seat;
using reami::Table;
using reami::Texts;
using reami::told;

/// The numbers from `from` to `to` as in a set-up: ` 3 4 5`.
inline std::string numbers(int from, int to) {
    std::string text;
    for (int number = from; number <= to; ++number) text += ' ' + std::to_string(number);
    return text;
}

inline std::string numbered(int seat, int domino) {
    return std::to_string(seat) + ' ' + std::to_string(domino);
}

inline std::string told(const RowLaid& event) {
    std::string text = "row " + std::to_string(event.turn) + ':';
    for (const int number : event.dominoes) text += ' ' + std::to_string(number);
    return text;
}
inline std::string told(const KingDrawn& event) { return "king " + std::to_string(event.seat.number()); }
inline std::string told(const Chosen& event) {
    return "chosen " + std::to_string(event.seat.number()) + " =" + std::to_string(event.domino);
}
inline std::string told(const Placed& event) {
    return "placed " + numbered(event.seat.number(), event.domino) + ' ' + to_text(event.at);
}
inline std::string told(const Discarded& event) {
    return "discarded " + numbered(event.seat.number(), event.domino);
}
inline std::string told(const Unchosen& event) { return "unchosen " + std::to_string(event.domino); }
inline std::string told(const TurnBegun& event) { return "turn " + std::to_string(event.turn); }
inline std::string told(const Scored& event) {
    SeatPoints totals;
    for (const auto& [seat, score] : event.seats) totals[seat] = score.total;
    return "scored" + told(totals);
}

}  // namespace reami::kingdomino
