// A move and its notation: RULES.md, R14.
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

/// `A02b`
struct PlayCard {
    Card card;
    Action action = Action::borders;
    friend constexpr auto operator<=>(const PlayCard&, const PlayCard&) = default;
};
std::string to_text(const PlayCard& play);
bool from_text(std::string_view text, PlayCard& play);

/// `A02$`
struct SellCard {
    Card card;
    friend bool operator==(const SellCard&, const SellCard&) = default;
};

/// `e4`
struct PutKnight {
    Square square;
    friend bool operator==(const PutKnight&, const PutKnight&) = default;
};

/// `b2+d3`: the domain of the castle takes the square.
struct Expansion {
    Square castle, square;
    friend bool operator==(const Expansion&, const Expansion&) = default;
};

/// `d5>f6`: the knight leaves, one of the player comes.
struct Desertion {
    Square knight, square;
    friend bool operator==(const Desertion&, const Desertion&) = default;
};

/// `b2&f6`: the domains of the two castles. As a move, the player's own stands first.
struct Alliance {
    Square castle, other;
    friend constexpr auto operator<=>(const Alliance&, const Alliance&) = default;
};
std::string to_text(const Alliance& alliance);
bool from_text(std::string_view text, Alliance& alliance);

/// `end`
struct EndAction {
    friend bool operator==(const EndAction&, const EndAction&) = default;
};

/// `@`, or `@A02` from the Court.
struct DrawCard {
    std::optional<Card> card;
    friend bool operator==(const DrawCard&, const DrawCard&) = default;
};

/// A placement `c3c4` puts a castle and its knight; an edge `e4n` is where a border is laid.
using Move = std::variant<Placement, PlayCard, SellCard, Edge, PutKnight, Expansion, Desertion, Alliance,
                          EndAction, DrawCard>;

/// Most are desertions: a colour has 15 knights, so at most 45 leave, and a player who has one in reserve has
/// 18 pieces at most, beside which 72 squares lie.
inline constexpr std::size_t most_moves = std::size_t{45} * 72;
using Moves = boost::container::static_vector<Move, most_moves>;

}  // namespace reami::domaine
