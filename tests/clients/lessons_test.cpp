// Plays the matches of the lessons to the end of their hints. All moves that the hints ask for, and all moves
// of the bots, must be legal, and the numbers in the hints must be true.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "protocol/match/game_info.hpp"
#include "protocol/match/match.hpp"
#include "tests/source_path.hpp"

namespace reami::protocol {
namespace {

using Json = nlohmann::json;

const Seat person = Seat::from_number(1);

class Lesson {
public:
    explicit Lesson(const std::string& game) : match_(begin(game)) {}

    /// The bots play their scripted moves until the person has to act. Then the person plays this turn of the
    /// lesson, and then the bots play again.
    void play_turn(std::size_t turn) {
        play_script();
        ASSERT_TRUE(match_->to_act().contains(person));
        for (const Json& move : data_.at("turns").at(turn)) play(person, move);
        play_script();
    }
    void play_all() {
        for (std::size_t turn = 0; turn < data_.at("turns").size(); ++turn) play_turn(turn);
        for (const auto& [seat, moves] : data_.at("script").items())
            EXPECT_TRUE(moves.empty()) << "seat " << seat << " has not played " << moves;
    }

    const Match& match() const { return *match_; }
    Json view() const { return Json::parse(match_->view(Viewer::everybody())).at("table"); }

private:
    SharedMatch begin(const std::string& game) {
        std::ifstream(source_path("clients/web/games/" + game + "/lesson/match.json")) >> data_;
        const int seats = data_.at("seats");
        EXPECT_EQ(data_.at("bots").size() + 1, static_cast<std::size_t>(seats)) << "one seat is the person's";
        std::string set_up;
        for (const Json& line : data_.at("set_up")) set_up += line.get<std::string>() + '\n';
        const auto options = find_game(game)->canonical_options(data_.at("options").dump(), seats);
        auto match = Match::start({game, *options, seats, set_up});
        if (!match) throw std::runtime_error(match.error().code);
        return *std::move(match);
    }

    void play(Seat seat, const std::string& move) {
        const auto legal = match_->legal_moves(seat);
        const auto refusal = protocol::play(match_, seat, move);
        EXPECT_FALSE(refusal) << "seat " << seat.number() << ", " << move << ": " << refusal->code
                              << "; legal is " << Json(legal);
    }

    void play_script() {
        while (play_next_of_script()) {
        }
    }

    bool play_next_of_script() {
        for (auto& [number, moves] : data_.at("script").items()) {
            const Seat seat = Seat::from_number(std::stoi(number));
            if (moves.empty() || !match_->to_act().contains(seat)) continue;
            play(seat, moves.front());
            moves.erase(moves.begin());
            return true;
        }
        return false;
    }

    Json data_;
    SharedMatch match_;
};

// "3 wheat squares with 1 crown score 3 × 1 = 3 points" (R4.1); the bot's 41 scores nothing yet.
TEST(Lessons, KingdominoJoinsThreeWheatSquaresWithACrown) {
    Lesson lesson("kingdomino");
    lesson.play_all();
    EXPECT_EQ(lesson.view().at("seats").at("1").at("kingdom"), Json({{"1", "g8g9"}, {"19", "h8i8"}}));
    EXPECT_EQ(lesson.match().points(person), 3);
}

// "3 squares × 5 = 15 points" (R7.1), then a row 1-5, 5-5 (R4.2).
TEST(Lessons, DominiumScoresATerritoryWithItsFirstPower) {
    Lesson lesson("dominium");
    lesson.play_turn(0);
    EXPECT_EQ(lesson.view().at("titles"), Json({{"1", 1}}))
        << "the first to start a row has the title (R1.7)";
    lesson.play_turn(1);
    EXPECT_EQ(lesson.match().points(person), 15);
    lesson.play_turn(2);
    EXPECT_EQ(lesson.view().at("seats").at("1").at("rows").at("1").at("power"), 15);
}

// "Three blue regions in a row are a kingdom" (R4.1); on yellow Blue is stronger than Red (R3.2).
TEST(Lessons, TonccMakesAKingdomAndWinsAContestedRegion) {
    Lesson lesson("toncc");
    for (const std::size_t turn : {0U, 1U, 2U}) lesson.play_turn(turn);
    EXPECT_EQ(lesson.view().at("kingdoms"), Json({{"B1-B2-B3", 1}}));
    lesson.play_turn(3);
    EXPECT_EQ(lesson.view().at("conquered").at("Y1"), 1);
    EXPECT_EQ(lesson.view().at("seats").at("3").at("at"), "n2") << "Red came there as well";
}

// The forests a2 and b3 are worth 1 each (R2.1). Of 7 ducats (R3.2) the cards cost 4 and 2, and the copper
// mine b1 brings one when the person's turn begins again (R4.1).
TEST(Lessons, DomaineFoundsADomainWithAMine) {
    Lesson lesson("domaine");
    lesson.play_turn(0);
    EXPECT_EQ(lesson.match().points(person), 0);
    lesson.play_turn(1);
    EXPECT_EQ(lesson.match().points(person), 2);
    EXPECT_EQ(lesson.view().at("seats").at("1").at("ducats"), 7 - 4 - 2 + 1);
    EXPECT_TRUE(lesson.match().to_act().contains(person));
}

// A04 sells for 1, A05 costs 2 and its knight on a meadow nothing more (R7.1), B06 costs 3; the mine brings 1
// each turn. The village c3 is worth 3 (R2.1).
TEST(Lessons, DomaineSellsACardPutsAKnightAndExpands) {
    Lesson lesson("domaine");
    for (const std::size_t turn : {0U, 1U, 2U}) lesson.play_turn(turn);
    EXPECT_EQ(lesson.view().at("seats").at("1").at("ducats"), 2 + 1 + 1);
    EXPECT_TRUE(lesson.view().at("court").contains("A04"));
    lesson.play_turn(3);
    EXPECT_EQ(lesson.view().at("seats").at("1").at("ducats"), 4 - 2 + 1);
    EXPECT_EQ(lesson.view().at("knights").at("b2"), "red");
    lesson.play_turn(4);
    EXPECT_EQ(lesson.view().at("domain_of").at("c3"), "a3");
    EXPECT_EQ(lesson.match().points(person), 2 + 3);
}

TEST(Lessons, OfEachGameUseAllMovesOfTheirBots) {
    for (const auto* game : {"kingdomino", "dominium", "toncc", "domaine"}) Lesson(game).play_all();
}

}  // namespace
}  // namespace reami::protocol
