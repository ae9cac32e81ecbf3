// Moves and their notation: RULES.md, R14.
#pragma once

#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/placement.hpp"
#include "engine/domaine/borders.hpp"
#include "engine/domaine/cards.hpp"

namespace reami::domaine {

/// `A02b`: plays a card for one of its actions.
struct PlayCard {
    Card card;
    Action action = Action::borders;
    friend constexpr auto operator<=>(const PlayCard&, const PlayCard&) = default;
};
std::string to_text(const PlayCard& play);
bool from_text(std::string_view text, PlayCard& play);

/// `A02$`: sells a card.
struct SellCard {
    Card card;
    friend bool operator==(const SellCard&, const SellCard&) = default;
};

/// `e4`: puts a knight on the square.
struct PutKnight {
    Square square;
    friend bool operator==(const PutKnight&, const PutKnight&) = default;
};

/// `b2+d3`: the domain of the castle takes the square.
struct Expansion {
    Square castle, square;
    friend bool operator==(const Expansion&, const Expansion&) = default;
};

/// `d5>f6`: the knight on d5 leaves its domain, and the acting player puts a knight on f6.
struct Desertion {
    Square knight, square;
    friend bool operator==(const Desertion&, const Desertion&) = default;
};

/// `b2&f6`: the domains of these two castles become allied. In a move, the player's own castle comes first.
struct Alliance {
    Square castle, other;
    friend constexpr auto operator<=>(const Alliance&, const Alliance&) = default;
};
std::string to_text(const Alliance& alliance);
bool from_text(std::string_view text, Alliance& alliance);

/// `end`: ends the action.
struct EndAction {
    friend bool operator==(const EndAction&, const EndAction&) = default;
};

/// `@` draws a card from the deck; `@A02` takes a card from the Court.
struct DrawCard {
    std::optional<Card> card;
    friend bool operator==(const DrawCard&, const DrawCard&) = default;
};

/// A placement `c3c4` puts a castle and its knight; an edge `e4n` lays a border there.
using Move = std::variant<Placement, PlayCard, SellCard, Edge, PutKnight, Expansion, Desertion, Alliance,
                          EndAction, DrawCard>;

/// An upper bound for the number of legal moves. Desertions have the most: up to 45 knights of three colours
/// may leave; a player with a knight in reserve has at most 18 pieces, and these have at most 72 squares
/// beside them.
inline constexpr std::size_t most_moves = std::size_t{45} * 72;
using Moves = boost::container::static_vector<Move, most_moves>;

}  // namespace reami::domaine
