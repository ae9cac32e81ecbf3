// The worked examples of the rules page: RULES.md, R17.
#include <gtest/gtest.h>

#include <set>

#include "tests/engine/domaine/example.hpp"

namespace reami::domaine {
namespace {

using Names = std::set<std::string>;

template <class Squares>
Names names(const Squares& squares) {
    Names names;
    for (const Square one : squares) names.insert(to_text(one));
    return names;
}

/// Reads an example line by line, and checks the engine against it.
class Reader {
public:
    explicit Reader(const Example& example) : drawing_(drawn_part(example.lines)), state_(usual(drawing_)) {
        for (std::size_t i = drawn_part(example.lines).size(); i < example.lines.size(); ++i) {
            SCOPED_TRACE("line " + std::to_string(example.line + static_cast<int>(i) + 1) + ": " +
                         example.lines[i]);
            line(example.lines[i]);
        }
    }

private:
    static Lines drawn_part(const Lines& lines) {
        const auto end =
            std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return line[0] != ' '; });
        return {lines.begin(), end};
    }
    static State usual(const Drawing& drawing) {
        Position position = drawing.position();
        Given(position).usual();
        return State(position);
    }

    void line(const std::string& text) {
        const auto blank = text.find(' ');
        const std::string what = text.substr(0, blank), rest = text.substr(blank + 1);
        if (what == "given") {
            Position position = state_.position();
            Given(position).all(rest);
            state_ = State(position);
        } else if (what == "play") {
            Events<Event> events;
            const auto broken = apply(state_, state_.position().acting, *State::parse(rest), events);
            EXPECT_EQ(broken, std::nullopt) << State::rule_name(*broken);
        } else {
            ASSERT_EQ(what, "expect");
            expect(words_of(rest));
        }
    }

    void expect(const Lines& words) {
        const Lines values(words.begin() + 1, words.end());
        const std::string& what = words[0];
        const View view = state_.view(Viewer());
        if (what == "points")
            EXPECT_EQ(of_seats([](const SeatView& one) { return one.points; }), values);
        else if (what == "ducats")
            EXPECT_EQ(of_seats([](const SeatView& one) { return one.ducats; }), values);
        else if (what == "income")
            EXPECT_EQ(of_seats([](const SeatView& one) { return one.income; }), values);
        else if (what == "supply")
            EXPECT_EQ(std::to_string(view.supply), values[0]);
        else if (what == "turn")
            EXPECT_EQ(std::to_string(view.acting->number()), values[0]);
        else if (what == "reserve")
            EXPECT_EQ(std::to_string(view.seats.at(seat(std::stoi(values[0]))).knights), values[1]);
        else if (what == "refused")
            EXPECT_EQ(refused(values[0]), values[1]);
        else if (what == "legal")
            EXPECT_EQ(legal(), Names(values.begin(), values.end()));
        else if (what == "castles")
            EXPECT_EQ(std::to_string(castles().size()), values[0]);
        else if (what == "domain")
            expect_domain(view, values);
        else if (what == "neutral")
            expect_neutral(view, values);
        else if (what == "open")
            expect_open(view, values);
        else if (what == "over")
            expect_over(values);
        else
            FAIL() << "expect what? " << what;
    }

    template <class Get>
    Lines of_seats(Get get) const {
        Lines figures;
        for (const auto& [seat, one] : state_.view(Viewer()).seats)
            figures.push_back(std::to_string(get(one)));
        return figures;
    }

    std::string refused(const std::string& move) const {
        const auto rule = state_.check(state_.position().acting, *State::parse(move));
        return rule ? std::string(State::rule_name(*rule)) : "legal";
    }

    /// The legal moves that touch only drawn squares, without `end`.
    Names legal() const {
        Names moves;
        for (const Move& move : state_.legal_moves(state_.position().acting)) {
            const std::string text = State::print(move);
            if (text != "end" && is_drawn(text)) moves.insert(text);
        }
        return moves;
    }
    bool is_drawn(const std::string& move) const {
        for (std::string_view rest = move; !rest.empty();) {
            const auto one = take_square(rest, board);
            if (one && !drawing_.shows(*one)) return false;
            if (!one) rest.remove_prefix(1);
        }
        return true;
    }
    Names castles() const {
        Names squares;
        for (const Move& move : state_.legal_moves(state_.position().acting))
            squares.insert(to_text(std::get<Placement>(move).first));
        return squares;
    }

    static void expect_domain(const View& view, const Lines& values) {
        Names squares;
        for (const auto& [one, castle] : view.domain_of)
            if (castle == square(values[0])) squares.insert(to_text(one));
        EXPECT_EQ(squares, Names(values.begin() + 1, values.end()));
    }
    static void expect_neutral(const View& view, const Lines& values) {
        for (const std::string& name : values) EXPECT_TRUE(view.neutral.contains(square(name))) << name;
    }
    static void expect_open(const View& view, const Lines& values) {
        for (const std::string& name : values)
            EXPECT_FALSE(view.neutral.contains(square(name)) || view.domain_of.contains(square(name)))
                << name;
    }
    void expect_over(const Lines& values) const {
        EXPECT_TRUE(state_.to_act().empty());
        ASSERT_TRUE(state_.position().ending);
        EXPECT_EQ(boost::describe::enum_to_string(*state_.position().ending, ""), values[0]);
        for (int number = 1; number <= state_.seats(); ++number)
            EXPECT_EQ(std::to_string(state_.result()->rank(seat(number))),
                      values[static_cast<std::size_t>(number)])
                << "of seat " << number;
    }

    Drawing drawing_;
    State state_;
};

class Worked : public testing::TestWithParam<Example> {};

TEST_P(Worked, ExampleHolds) { const Reader reader(GetParam()); }

std::string name_of_example(const testing::TestParamInfo<Example>& info) {
    return info.param.name + "_line_" + std::to_string(info.param.line);
}
INSTANTIATE_TEST_SUITE_P(Domaine, Worked, testing::ValuesIn(examples()), name_of_example);

TEST(DomaineExamples, AreAllThere) {
    Names met;
    for (const Example& example : examples()) met.insert(example.name);
    for (int number = 1; number <= 20; ++number)
        EXPECT_TRUE(met.contains('E' + std::to_string(number))) << number;
}

}  // namespace

void PrintTo(const Example& example, std::ostream* out) { *out << example.name; }

}  // namespace reami::domaine
