#include "engine/domaine/borders.hpp"

namespace reami::domaine {

std::string to_text(const Edge& edge) { return to_text(edge.square) + (edge.side == Side::n ? 'n' : 'e'); }

bool from_text(std::string_view text, Edge& edge) {
    const auto square = take_square(text, board);
    if (!square || (text != "n" && text != "e")) return false;
    edge = {*square, text == "n" ? Side::n : Side::e};
    return board.contains(edge.beyond());
}

}  // namespace reami::domaine
