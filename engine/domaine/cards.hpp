// The 60 action cards, of 30 kinds: RULES.md, R3.3, R4 and R5. A test compares the table with cards.json
// beside this file.
#pragma once

#include <array>
#include <boost/describe/enum.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>

namespace reami::domaine {

/// The letters on the backs of the cards. Each letter names a deck.
// NOLINTBEGIN(readability-identifier-naming): as the wire and the cards write them
enum class Letter : std::uint8_t {
    A,
    B,
    C,
    D,
};
// NOLINTEND(readability-identifier-naming)
BOOST_DESCRIBE_ENUM(Letter, A, B, C, D)
inline constexpr std::array all_letters{Letter::A, Letter::B, Letter::C, Letter::D};

/// The actions of a card.
enum class Action : std::uint8_t {
    borders,
    knights,
    expansion,
    desertion,
    alliance,
};
BOOST_DESCRIBE_ENUM(Action, borders, knights, expansion, desertion, alliance)
inline constexpr std::array all_actions{Action::borders, Action::knights, Action::expansion,
                                        Action::desertion, Action::alliance};
/// The letters of the actions in notations, in the order of `Action`.
inline constexpr std::string_view action_letters = "bkxda";

inline constexpr int card_kinds = 30, card_count = 60, cards_of_letter = 15, hand_size = 3;

/// A kind of card: `A02`.
class Card {
public:
    constexpr Card() = default;
    /// The kind of this index. The order is that of the names, from 0.
    static constexpr Card from_index(int index) { return Card(index); }
    constexpr int index() const { return index_; }

    Letter letter() const;
    int count() const;  ///< how many cards of this kind the game has
    int cost() const;
    int sell() const;
    /// The number of steps that the card allows for this action; 0 if the card doesn't have the action.
    int steps(Action action) const;

    friend constexpr auto operator<=>(Card, Card) = default;

private:
    explicit constexpr Card(int index) : index_(static_cast<std::int8_t>(index)) {}
    std::int8_t index_ = 0;
};

std::string to_text(Card card);
bool from_text(std::string_view text, Card& card);

inline constexpr std::array<Card, card_kinds> all_cards = [] {
    std::array<Card, card_kinds> cards;
    for (int i = 0; i < card_kinds; ++i) cards[static_cast<std::size_t>(i)] = Card::from_index(i);
    return cards;
}();

/// A multiset of cards: it counts the cards of each kind.
class Cards {
public:
    bool empty() const { return size() == 0; }
    int size() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }
    int count(Card card) const { return counts_[place(card)]; }
    bool contains(Card card) const { return count(card) > 0; }
    void add(Card card) { ++counts_[place(card)]; }
    void take(Card card) { --counts_[place(card)]; }  ///< expects that a card of this kind is in the multiset
    friend bool operator==(const Cards&, const Cards&) = default;

private:
    static std::size_t place(Card card) { return static_cast<std::size_t>(card.index()); }
    std::array<std::uint8_t, card_kinds> counts_{};
};

}  // namespace reami::domaine
