#include "engine/domaine/cards.hpp"

namespace reami::domaine {

namespace {

struct CardKind {
    std::string_view name;
    std::int8_t count, cost, sell;
    std::array<std::int8_t, all_actions.size()> steps;  ///< borders, knights, expansion, desertion, alliance
};

constexpr std::array<CardKind, card_kinds> kinds{{
    {"A01", 1, 1, 1, {1, 0, 0, 0, 0}}, {"A02", 2, 2, 1, {2, 0, 0, 0, 0}}, {"A03", 9, 4, 1, {3, 0, 0, 0, 0}},
    {"A04", 2, 3, 1, {2, 1, 0, 0, 0}}, {"A05", 1, 2, 1, {0, 1, 0, 0, 0}}, {"B01", 1, 2, 1, {2, 0, 0, 0, 0}},
    {"B02", 7, 4, 1, {3, 0, 0, 0, 0}}, {"B03", 1, 3, 1, {2, 1, 0, 0, 0}}, {"B04", 1, 2, 1, {0, 1, 0, 0, 0}},
    {"B05", 1, 4, 1, {0, 2, 0, 0, 0}}, {"B06", 1, 3, 1, {0, 0, 1, 0, 0}}, {"B07", 1, 4, 1, {0, 1, 1, 0, 0}},
    {"B08", 2, 4, 1, {2, 0, 1, 0, 0}}, {"C01", 1, 2, 1, {2, 0, 0, 0, 0}}, {"C02", 3, 4, 1, {3, 0, 0, 0, 0}},
    {"C03", 2, 4, 1, {2, 0, 1, 0, 0}}, {"C04", 1, 2, 1, {0, 1, 0, 0, 0}}, {"C05", 1, 4, 1, {0, 2, 0, 0, 0}},
    {"C06", 1, 3, 1, {0, 0, 1, 0, 0}}, {"C07", 3, 5, 1, {0, 0, 2, 0, 0}}, {"C08", 1, 4, 1, {0, 1, 1, 0, 0}},
    {"C09", 1, 5, 2, {0, 0, 0, 1, 0}}, {"C10", 1, 3, 2, {0, 0, 0, 0, 1}}, {"D01", 1, 4, 1, {0, 2, 0, 0, 0}},
    {"D02", 2, 4, 1, {0, 1, 1, 0, 0}}, {"D03", 1, 3, 1, {0, 0, 1, 0, 0}}, {"D04", 7, 5, 1, {0, 0, 2, 0, 0}},
    {"D05", 2, 5, 2, {0, 0, 0, 1, 0}}, {"D06", 1, 3, 2, {0, 0, 0, 0, 1}}, {"D07", 1, 6, 2, {0, 0, 0, 1, 1}},
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
