// The worked examples of RULES.md, R17: each block has a drawing, and lines of three kinds: `given …`,
// `expect …` and `play MOVE`.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "tests/engine/domaine/drawing.hpp"
#include "tests/engine/table.hpp"
#include "tests/source_path.hpp"

namespace reami::domaine {

struct Example {
    std::string name;  ///< `E7`
    int line = 0;      ///< the line of the page where the block begins
    Lines lines;
};

/// All examples of the page, in their order.
inline std::vector<Example> examples() {
    std::ifstream page(source_path("engine/domaine/RULES.md"));
    std::vector<Example> all;
    std::string name;
    bool in_block = false;
    int number = 0;
    for (std::string line; std::getline(page, line);) {
        ++number;
        if (line.starts_with("**E")) name = line.substr(2, line.find('.') - 2);
        if (line == "```") in_block = false;
        if (in_block) all.back().lines.push_back(line);
        if (line == "```example") {
            in_block = true;
            all.push_back({name, number, {}});
        }
    }
    return all;
}

inline Lines words_of(const std::string& text) {
    std::istringstream stream(text);
    Lines words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

/// Changes the position by the parts of a line such as `given turn 1, step b 2`, one after another.
class Given {
public:
    explicit Given(Position& position) : position_(position) {}

    void all(const std::string& text) {
        std::istringstream parts(text);
        for (std::string part; std::getline(parts, part, ',');) one(words_of(part));
        int held = 0;
        for (const Seat seat : SeatSet::first(position_.seats)) held += position_.dukes[seat].ducats;
        position_.bank = static_cast<std::int16_t>(ducat_count - held);
        if (position_.asked != Asked::castle)
            position_.domains = Domains(position_.borders, position_.pieces);
    }

    /// The defaults for everything that an example does not give.
    void usual() {
        one({"seats", "3"});
        one({"deck", "A02"});
        for (const Seat seat : SeatSet::first(max_seats)) position_.dukes[seat].hand.add(card("A02"));
        all("turn 1, card");
    }

private:
    static Cards cards(const Lines& words, std::size_t from) {
        Cards cards;
        for (std::size_t i = from; i < words.size(); ++i)
            if (words[i] != "none") cards.add(card(words[i]));
        return cards;
    }
    static int number(const std::string& word) { return std::stoi(word); }

    void seats(int count) {
        position_.seats = static_cast<std::int8_t>(count);
        position_.king = static_cast<std::int16_t>(king_at(count));
        for (Seat seat = Seat::from_number(count + 1); seat.number() <= max_seats;
             seat = Seat::from_number(seat.number() + 1))
            position_.dukes[seat].hand = {};
    }
    void deck(const Lines& words) {
        position_.drawn = position_.deck_size = 0;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (words[i] != "none") position_.deck[position_.deck_size++] = card(words[i]);
    }
    void step(char letter, int left) {
        const auto action = static_cast<Action>(action_letters.find(letter));
        for (const Card one : all_cards)
            if (one.steps(action) == left)
                position_.running = RunningAction{one, action, static_cast<std::int8_t>(left), {}};
        position_.asked = Asked::step;
    }
    void decide_about_a_card() {
        position_.asked = Asked::card;
        position_.sold.reset();
        position_.running.reset();
    }
    void set_up(int turn) {
        position_.asked = Asked::castle;
        position_.acting = seat(turn);
        position_.domains = {};
    }
    void rest(char letter) {  // only the drawn squares of the strip are meadows
        for (const Square one : Squares::all())
            if (one.row() > 0 || one.column() > 4) position_.land.put(one, terrain(letter));
    }

    // NOLINTNEXTLINE(*-cognitive-complexity): one branch a word
    void one(const Lines& words) {
        const std::string& what = words[0];
        if (what == "turn")
            position_.acting = seat(number(words[1]));
        else if (what == "step")
            step(words[1][0], number(words[2]));
        else if (what == "card")
            decide_about_a_card();
        else if (what == "seats")
            seats(number(words[1]));
        else if (what == "supply")
            position_.supply = static_cast<std::int16_t>(number(words[1]));
        else if (what == "king")
            position_.king = static_cast<std::int16_t>(number(words[1]));
        else if (what == "idle")
            position_.idle = static_cast<std::int8_t>(number(words[1]));
        else if (what == "allied")
            position_.alliances.insert(square(words[1]), square(words[2]));
        else if (what == "court")
            position_.court = cards(words, 1);
        else if (what == "deck")
            deck(words);
        else if (what == "hands")
            for (Duke& duke : position_.dukes) duke.hand = {};
        else if (what == "hand")
            position_.dukes[seat(number(words[1]))].hand = cards(words, 2);
        else if (what == "put")
            put(position_, words[1], square(words[2]));
        else if (what == "set-up")
            set_up(number(words[1]));
        else if (what == "rest")
            rest(words[1][0]);
        else if (what == "distance")
            position_.options.castle_distance = CastleDistance::seven;
        else if (what == "ducats")
            for (std::size_t i = 1; i < words.size(); ++i)
                position_.dukes[seat(static_cast<int>(i))].ducats =
                    static_cast<std::int16_t>(number(words[i]));
        else
            throw std::invalid_argument("given what? " + what);
    }

    Position& position_;
};

}  // namespace reami::domaine
