#include "engine/domaine/cards.hpp"

namespace reami::domaine {

namespace {

struct CardKind {
    std::string_view name;
    std::int8_t count, cost, sell;
    std::array<std::int8_t, all_actions.size()> steps;  ///< borders, knights, expansion, desertion, alliance
};

constexpr std::array<CardKind, card_kinds> kinds{{
    {"A01", 1, 1, 2, {1, 0, 0, 0, 0}}, {"A02", 5, 2, 2, {2, 0, 0, 0, 0}}, {"A03", 5, 4, 3, {3, 0, 0, 0, 0}},
    {"A04", 2, 3, 2, {2, 1, 0, 0, 0}}, {"A05", 2, 2, 1, {0, 1, 0, 0, 0}}, {"B01", 3, 2, 2, {2, 0, 0, 0, 0}},
    {"B02", 4, 4, 3, {3, 0, 0, 0, 0}}, {"B03", 2, 3, 2, {2, 1, 0, 0, 0}}, {"B04", 1, 2, 1, {0, 1, 0, 0, 0}},
    {"B05", 1, 4, 3, {0, 2, 0, 0, 0}}, {"B06", 2, 3, 2, {0, 0, 1, 0, 0}}, {"B07", 1, 4, 3, {0, 1, 1, 0, 0}},
    {"B08", 1, 4, 3, {2, 0, 1, 0, 0}}, {"C01", 2, 2, 2, {2, 0, 0, 0, 0}}, {"C02", 2, 4, 3, {3, 0, 0, 0, 0}},
    {"C03", 1, 4, 3, {2, 0, 1, 0, 0}}, {"C04", 1, 2, 1, {0, 1, 0, 0, 0}}, {"C05", 2, 4, 3, {0, 2, 0, 0, 0}},
    {"C06", 2, 3, 2, {0, 0, 1, 0, 0}}, {"C07", 2, 5, 4, {0, 0, 2, 0, 0}}, {"C08", 1, 4, 3, {0, 1, 1, 0, 0}},
    {"C09", 1, 5, 4, {0, 0, 0, 1, 0}}, {"C10", 1, 3, 2, {0, 0, 0, 0, 1}}, {"D01", 2, 4, 3, {0, 2, 0, 0, 0}},
    {"D02", 2, 4, 3, {0, 1, 1, 0, 0}}, {"D03", 2, 3, 2, {0, 0, 1, 0, 0}}, {"D04", 4, 5, 4, {0, 0, 2, 0, 0}},
    {"D05", 2, 5, 4, {0, 0, 0, 1, 0}}, {"D06", 2, 3, 2, {0, 0, 0, 0, 1}}, {"D07", 1, 6, 4, {0, 0, 0, 1, 1}},
}};

const CardKind& kind(Card card) { return kinds[static_cast<std::size_t>(card.index())]; }

}  // namespace

Letter Card::letter() const { return static_cast<Letter>(kind(*this).name.front() - 'A'); }
int Card::count() const { return kind(*this).count; }
int Card::cost() const { return kind(*this).cost; }
int Card::sell() const { return kind(*this).sell; }
int Card::steps(Action action) const { return kind(*this).steps[static_cast<std::size_t>(action)]; }

std::string to_text(Card card) { return std::string(kind(card).name); }

bool from_text(std::string_view text, Card& card) {
    for (const Card one : all_cards)
        if (text == kind(one).name) {
            card = one;
            return true;
        }
    return false;
}

}  // namespace reami::domaine
