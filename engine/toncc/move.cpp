#include "engine/toncc/move.hpp"

#include <boost/describe/enum_to_string.hpp>

#include "engine/toncc/state.hpp"

namespace reami::toncc {

std::optional<Move> State::parse(std::string_view text) {
    for (const Move move : all_directions)
        if (text == print(move)) return move;
    return std::nullopt;
}

std::string State::print(Move move) { return boost::describe::enum_to_string(move, ""); }

}  // namespace reami::toncc
