#include "clients/terminal/games/boards.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

#include "clients/terminal/games/domaine.hpp"
#include "clients/terminal/games/dominium.hpp"
#include "clients/terminal/games/kingdomino.hpp"
#include "clients/terminal/games/toncc.hpp"

namespace reami::terminal {
namespace {

constexpr int indent = 2;

const kingdomino::KingdominoBoard kingdomino_board;
const dominium::DominiumBoard dominium_board;
const toncc::TonccBoard toncc_board;
const domaine::DomaineBoard domaine_board;

const std::array boards{
    std::pair<std::string_view, const Board*>{"kingdomino", &kingdomino_board},
    std::pair<std::string_view, const Board*>{"dominium", &dominium_board},
    std::pair<std::string_view, const Board*>{"toncc", &toncc_board},
    std::pair<std::string_view, const Board*>{"domaine", &domaine_board},
};

}  // namespace

std::string name_of(const BoardInput& input, Seat seat) { return protocol::seat_name(input.names, seat); }

const Board* find_board(std::string_view game) {
    for (const auto& [name, board] : boards)
        if (name == game) return board;
    return nullptr;
}

Board::Picture draw_plainly(const std::string& view) {
    const auto parsed = nlohmann::json::parse(view, nullptr, false);
    if (parsed.is_discarded()) return {};
    std::istringstream text(parsed.dump(indent));
    Board::Picture lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

}  // namespace reami::terminal
