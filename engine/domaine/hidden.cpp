// What viewers can't see of a match, and how it is drawn anew for them: RULES.md, R13.
#include <boost/container/static_vector.hpp>

#include "engine/domaine/state.hpp"

namespace reami::domaine {

namespace {

using SomeCards = boost::container::static_vector<Card, card_count>;

/// The cards in the hand of which the other players know only the letters.
Cards unknown(const Duke& duke) {
    Cards cards = duke.hand;
    for (const Card card : all_cards)
        while (duke.known.count(card) > duke.hand.count(card) - cards.count(card)) cards.take(card);
    return cards;
}

void collect(const Cards& cards, Letter letter, SomeCards& found) {
    for (const Card card : all_cards)
        if (card.letter() == letter)
            for (int i = 0; i < cards.count(card); ++i) found.push_back(card);
}

/// All cards of this letter, in hands and deck, whose faces this viewer does not know.
SomeCards hidden_cards(const Position& at, Viewer viewer, Letter letter) {
    SomeCards cards;
    for (const Seat seat : SeatSet::first(at.seats))
        if (!viewer.is(seat)) collect(unknown(at.dukes[seat]), letter, cards);
    for (std::size_t i = at.drawn; i < at.deck_size; ++i)
        if (at.deck[i].letter() == letter) cards.push_back(at.deck[i]);
    return cards;
}

/// Replaces the unknown cards of this letter in the hand by cards that it takes from the end of `cards`.
void exchange(Duke& duke, Letter letter, SomeCards& cards) {
    SomeCards before;
    collect(unknown(duke), letter, before);
    for (const Card card : before) {
        duke.hand.take(card);
        duke.hand.add(cards.back());
        cards.pop_back();
    }
}

}  // namespace

Event State::seen(const Event& event, Viewer viewer) {
    if (const auto* dealt = std::get_if<Dealt>(&event); dealt != nullptr && !viewer.is(dealt->seat))
        return Dealt{dealt->seat, dealt->letters, {}};
    if (const auto* drew = std::get_if<Drew>(&event); drew != nullptr && !viewer.is(drew->seat))
        return Drew{drew->seat, drew->letter, {}};
    return event;
}

State State::resample(Viewer viewer, Random& random) const {
    State other = *this;
    if (at_.ending) return other;  // R13.4
    for (const Letter letter : all_letters) {
        SomeCards cards = hidden_cards(at_, viewer, letter);
        random.shuffle(cards);
        for (const Seat seat : SeatSet::first(at_.seats))
            if (!viewer.is(seat)) exchange(other.at_.dukes[seat], letter, cards);
        for (std::size_t i = at_.drawn; i < at_.deck_size; ++i)
            if (at_.deck[i].letter() == letter) {
                other.at_.deck[i] = cards.back();
                cards.pop_back();
            }
    }
    return other;
}

}  // namespace reami::domaine
