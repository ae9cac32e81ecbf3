// Compares the tables of the engine with toncc.json.
#include <gtest/gtest.h>

#include "engine/toncc/view.hpp"
#include "tests/engine/toncc/plain.hpp"
#include "tests/engine/toncc/table.hpp"

namespace reami::toncc {
namespace {

template <class E>
std::string name(E value) {
    return boost::describe::enum_to_string(value, "");
}

TEST(TonccData, RegionsAreThoseOfTheFile) {
    ASSERT_EQ(data()["regions"].size(), 18u);
    int index = 0;
    for (const auto& one : data()["regions"]) {
        const Region region = Region::from_index(index++);
        EXPECT_EQ(to_text(region), one["id"]);
        EXPECT_EQ(name(region.colour()), one["colour"]);
        EXPECT_EQ(name(region.shape()), one["shape"]);
        EXPECT_EQ(region.lines(), one["lines"]) << one;
        EXPECT_EQ(region.dots(), one["dots"]) << one;
    }
}

TEST(TonccData, KingsAreThoseOfTheFile) {
    const Catalog catalog = State::catalog();
    int number = 0;
    for (const auto& one : data()["kings"]) {
        const King& king = catalog.kings.at(seat(++number));
        EXPECT_EQ(name(king.body), one["body"]);
        EXPECT_EQ(name(king.hair), one["hair"]);
        EXPECT_EQ(name(king.feet), one["feet"]);
    }
    EXPECT_EQ(number, 3);
}

TEST(TonccData, StrengthIsThatOfTheFile) {
    const Catalog catalog = State::catalog();
    for (const Colour colour : all_colours) {
        std::vector<std::string> order;
        for (const Seat king : catalog.strength.at(colour))
            order.push_back(data()["kings"][static_cast<std::size_t>(king.index())]["king"]);
        EXPECT_EQ(order, data()["strength"][name(colour)].get<std::vector<std::string>>());
    }
}

TEST(TonccData, LinesOfTheMapAreThoseOfTheFile) {
    std::size_t i = 0;
    const auto lines = map_lines();
    ASSERT_EQ(data()["map_lines"].size(), lines.size());
    for (const auto& one : data()["map_lines"]) {
        std::vector<std::string> regions;
        for (const Region region : lines[i].regions) regions.push_back(to_text(region));
        EXPECT_EQ(regions, one["regions"].get<std::vector<std::string>>());
        EXPECT_EQ(name(lines[i].same), one["same"]);
        EXPECT_EQ(lines[i].is_closed(), one["closed"]);
        ++i;
    }
}

TEST(TonccData, PlacesAreThoseOfTheFile) {
    int index = 0;
    for (const auto& one : data()["places"]) {
        const Place place = Place::from_index(index++);
        EXPECT_EQ(to_text(place), one["place"]);
        EXPECT_EQ((std::vector<int>{axial(place).q, axial(place).r}), one["axial"].get<std::vector<int>>());
        std::map<std::string, std::string> to;
        for (const Direction direction : all_directions)
            if (const auto next = beside(place, direction)) to[State::print(direction)] = to_text(*next);
        EXPECT_EQ(to, (one["to"].get<std::map<std::string, std::string>>()));
    }
    EXPECT_EQ(index, place_count);
}

TEST(TonccData, NamesAreReadAsTheyAreWritten) {
    for (int i = 0; i < place_count; ++i) {
        Place place;
        EXPECT_TRUE(from_text(to_text(Place::from_index(i)), place));
        EXPECT_EQ(place, Place::from_index(i));
    }
    for (const Kingdom& kingdom : all_kingdoms()) {
        Kingdom read;
        EXPECT_TRUE(from_text(to_text(kingdom), read));
        EXPECT_EQ(read, kingdom);
    }
    Place place;
    Kingdom kingdom;
    Region region;
    for (const char* text : {"n0", "n7", "h13", "h01", "", "c1", "B1-B2-B4", "B7", "b1"}) {
        EXPECT_FALSE(from_text(text, place)) << text;
        EXPECT_FALSE(from_text(text, kingdom)) << text;
        EXPECT_FALSE(from_text(text, region)) << text;
    }
    EXPECT_EQ(State::parse("nw"), Direction::nw);
    for (const char* text : {"", "N", "north", "nn", "w", "e", "n "})
        EXPECT_EQ(State::parse(text), std::nullopt);
}

}  // namespace
}  // namespace reami::toncc
