#include "engine/kingdomino/set_up.hpp"

#include <algorithm>
#include <numeric>

#include "engine/kingdomino/domino_set.hpp"

namespace reami::kingdomino {

SetUp SetUp::deal(const Options& options, int seats, Random& random) {
    const Scale size = scale(options, seats);
    SetUp set_up;
    for (const Seat seat : SeatSet::first(seats))
        set_up.kings.insert(set_up.kings.end(), static_cast<std::size_t>(size.kings), seat);
    random.shuffle(set_up.kings);
    set_up.dominoes.resize(domino_count);
    std::iota(set_up.dominoes.begin(), set_up.dominoes.end(), std::uint8_t{1});
    random.shuffle(set_up.dominoes);
    set_up.dominoes.resize(static_cast<std::size_t>(size.in_play));
    return set_up;
}

namespace {

constexpr int line_of_kings = 1, line_of_dominoes = 2;

std::optional<SetUpFault> fault_of_kings(const Scale& size, int seats, const SetUp& set_up) {
    for (const Seat king : set_up.kings)
        if (king.number() > seats)
            return SetUpFault{line_of_kings, "no_seat", {{"seat", std::to_string(king.number())}}};
    for (const Seat seat : SeatSet::first(seats))
        if (const auto kings = std::count(set_up.kings.begin(), set_up.kings.end(), seat);
            kings != size.kings)
            return SetUpFault{line_of_kings,
                              "kings",
                              {{"seat", std::to_string(seat.number())},
                               {"kings", std::to_string(kings)},
                               {"expected", std::to_string(size.kings)}}};
    return std::nullopt;
}

std::optional<SetUpFault> fault_of_dominoes(const Scale& size, const SetUp& set_up) {
    if (static_cast<int>(set_up.dominoes.size()) != size.in_play)
        return SetUpFault{
            line_of_dominoes,
            "dominoes",
            {{"count", std::to_string(set_up.dominoes.size())}, {"expected", std::to_string(size.in_play)}}};
    DominoSet met;
    for (const std::uint8_t number : set_up.dominoes) {
        if (met.contains(number))
            return SetUpFault{line_of_dominoes, "domino_twice", {{"domino", std::to_string(number)}}};
        met.insert(number);
    }
    return std::nullopt;
}

}  // namespace

std::optional<SetUpFault> SetUp::fault(const Options& options, int seats) const {
    const Scale size = scale(options, seats);
    if (const auto wrong = fault_of_kings(size, seats, *this)) return wrong;
    return fault_of_dominoes(size, *this);
}

std::string SetUp::print() const {
    std::string text = "kings";
    for (const Seat king : kings) text += ' ' + std::to_string(king.number());
    text += "\ndominoes";
    for (const std::uint8_t number : dominoes) text += ' ' + std::to_string(number);
    return text + '\n';
}

std::optional<SetUp> SetUp::parse(std::string_view text, SetUpFault& why) {
    SetUpLines lines(text);
    const auto kings = lines.numbers("kings", max_seats);
    if (kings.size() > most_kings) lines.refuse("too_many_kings", {{"count", std::to_string(kings.size())}});
    const auto dominoes = lines.numbers("dominoes", domino_count);
    if (dominoes.size() > domino_count)
        lines.refuse("too_many_dominoes", {{"count", std::to_string(dominoes.size())}});
    if (!lines.ends_well(why)) return std::nullopt;
    SetUp set_up;
    for (const int king : kings) set_up.kings.push_back(Seat::from_number(king));
    for (const int number : dominoes) set_up.dominoes.push_back(static_cast<std::uint8_t>(number));
    return set_up;
}

}  // namespace reami::kingdomino
