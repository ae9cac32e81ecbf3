#include "engine/domaine/set_up.hpp"

#include <algorithm>

#include "engine/domaine/beginner.hpp"

namespace reami::domaine {

namespace {

Layout draw_layout(Random& random) {
    std::array<Tile, tile_count - 1> around;
    for (std::size_t i = 0; i < around.size(); ++i) around[i] = Tile::from_index(static_cast<int>(i) + 1);
    random.shuffle(around);
    Layout layout;
    const auto* next = around.begin();
    for (std::size_t slot = 0; slot < layout.size(); ++slot)
        layout[slot].tile = slot == middle_slot ? centre : *next++;
    for (TurnedTile& tile : layout) tile.quarters = static_cast<std::int8_t>(random.below(4));
    return layout;
}

std::optional<SetUpFault> fault_of(const Layout& map, const Options& options) {
    for (int i = 0; i < tile_count; ++i) {
        const Tile tile = Tile::from_index(i);
        const auto met =
            std::count_if(map.begin(), map.end(), [&](TurnedTile one) { return one.tile == tile; });
        if (met > 1) return SetUpFault{1, "land_tile_twice", {{"tile", to_text(tile)}}};
    }
    if (map[middle_slot].tile != centre) return SetUpFault{1, "centre", {}};
    if (options.start == Opening::beginner && map != beginner_layout())
        return SetUpFault{1, "beginner_map", {}};
    return std::nullopt;
}

std::optional<SetUpFault> fault_of(const std::array<Card, card_count>& deck) {
    for (const Card card : all_cards)
        if (const auto met = std::count(deck.begin(), deck.end(), card); met != card.count())
            return SetUpFault{2,
                              "card_times",
                              {{"card", to_text(card)},
                               {"count", std::to_string(met)},
                               {"expected", std::to_string(card.count())}}};
    const auto* const wrong = std::is_sorted_until(deck.begin(), deck.end(),
                                                   [](Card a, Card b) { return a.letter() < b.letter(); });
    if (wrong == deck.end()) return std::nullopt;
    return SetUpFault{2, "deck_order", {{"place", std::to_string(wrong - deck.begin() + 1)}}};
}

}  // namespace

SetUp SetUp::deal(const Options& options, int seats, Random& random) {
    SetUp set_up;
    set_up.map = options.start == Opening::beginner ? beginner_layout() : draw_layout(random);
    auto* next = set_up.deck.begin();
    for (const Letter letter : all_letters) {
        std::array<Card, cards_of_letter> cards;
        auto* place = cards.begin();
        for (const Card card : all_cards)
            if (card.letter() == letter) place = std::fill_n(place, card.count(), card);
        random.shuffle(cards);
        next = std::copy(cards.begin(), cards.end(), next);
    }
    set_up.first = Seat::from_index(static_cast<int>(random.below(static_cast<std::uint32_t>(seats))));
    return set_up;
}

std::optional<SetUpFault> SetUp::fault(const Options& options, int seats) const {
    if (auto wrong = fault_of(map, options)) return wrong;
    if (auto wrong = fault_of(deck)) return wrong;
    if (first.number() > seats) return SetUpFault{3, "no_seat", {{"seat", std::to_string(first.number())}}};
    return std::nullopt;
}

std::string SetUp::print() const {
    std::string text = "map";
    for (const TurnedTile& tile : map) text += ' ' + to_text(tile);
    text += "\ndeck";
    for (const Card card : deck) text += ' ' + to_text(card);
    return text + "\nfirst " + std::to_string(first.number()) + '\n';
}

std::optional<SetUp> SetUp::parse(std::string_view text, SetUpFault& why) {
    SetUpLines lines(text);
    SetUp set_up;
    const auto tiles = lines.words("map");
    for (std::size_t i = 0; i < std::min(tiles.size(), set_up.map.size()); ++i)
        if (!from_text(tiles[i], set_up.map[i]))
            lines.refuse("no_land_tile", {{"place", std::to_string(i + 1)}});
    if (tiles.size() != set_up.map.size())
        lines.refuse("land_tiles",
                     {{"count", std::to_string(tiles.size())}, {"expected", std::to_string(tile_count)}});
    const auto cards = lines.words("deck");
    for (std::size_t i = 0; i < std::min(cards.size(), set_up.deck.size()); ++i)
        if (!from_text(cards[i], set_up.deck[i])) lines.refuse("no_card", {{"place", std::to_string(i + 1)}});
    if (cards.size() != set_up.deck.size())
        lines.refuse("cards",
                     {{"count", std::to_string(cards.size())}, {"expected", std::to_string(card_count)}});
    const auto first = lines.numbers("first", max_seats);
    if (first.size() == 1)
        set_up.first = Seat::from_number(first.front());
    else
        lines.refuse("first_seat");
    return lines.ends_well(why) ? std::optional(set_up) : std::nullopt;
}

}  // namespace reami::domaine
