// Compares the tables of the engine with tiles.json and cards.json.
#include <gtest/gtest.h>

#include "engine/domaine/beginner.hpp"
#include "engine/domaine/state.hpp"
#include "tests/engine/domaine/drawing.hpp"
#include "tests/engine/domaine/plain_data.hpp"
#include "tests/engine/table.hpp"

namespace reami::domaine {
namespace {

template <class E>
std::string name(E value) {
    return boost::describe::enum_to_string(value, "");
}

TEST(DomaineData, CardsAreThoseOfTheFile) {
    const Catalog catalog = State::catalog();
    ASSERT_EQ(catalog.cards.size(), card_data().size());
    int all = 0;
    for (const auto& [id, one] : card_data()) {
        const CardFace& face = catalog.cards.at(card(id));
        EXPECT_EQ(face.count, one["count"]) << id;
        EXPECT_EQ(face.cost, one["cost"]) << id;
        EXPECT_EQ(face.sell, one["sell"]) << id;
        std::map<std::string, int> actions;
        for (const auto& [action, steps] : face.actions)
            actions[{action_letters[static_cast<std::size_t>(action)]}] = steps;
        EXPECT_EQ(actions, (one["actions"].get<std::map<std::string, int>>())) << id;
        all += face.count;
    }
    EXPECT_EQ(all, 60);
}

TEST(DomaineData, TilesAndTerrainsAreThoseOfTheFile) {
    const Catalog catalog = State::catalog();
    ASSERT_EQ(catalog.tiles.size(), tile_data()["tiles"].size());
    for (const auto& [tile, rows] : catalog.tiles)
        EXPECT_EQ(rows, tile_data()["tiles"][to_text(tile)].get<std::vector<std::string>>()) << to_text(tile);
    ASSERT_EQ(catalog.terrain.size(), tile_data()["terrain"].size());
    for (const auto& [terrain, face] : catalog.terrain) {
        const auto& one = tile_data()["terrain"][name(terrain)];
        EXPECT_EQ(face.points, one["points"]) << name(terrain);
        EXPECT_EQ(face.castle, one["castle"]) << name(terrain);
        EXPECT_EQ(face.knight, one["knight"]) << name(terrain);
        EXPECT_EQ(face.knight_cost, one["knight_cost"]) << name(terrain);
    }
}

TEST(DomaineData, TheMapHasTheTerrainsThatAreSourced) {
    const Land land(beginner_layout());
    EXPECT_EQ(land.of(Terrain::R).size(), 1);
    EXPECT_EQ(land.of(Terrain::v).size(), 10);
    EXPECT_EQ(land.of(Terrain::f).size(), 51);
    EXPECT_EQ(land.of(Terrain::m).size(), 66);
    for (const Terrain mine : all_mines) EXPECT_EQ(land.of(mine).size(), 4) << name(mine);
}

TEST(DomaineData, ATileTurnedByAQuarterReadsAsTheRulesSay) {  // R3.1
    Layout layout = beginner_layout();
    layout[0].quarters = 1;  // t1, top left
    Position position;
    position.land = Land(layout);
    const View view = State(position).view(Viewer());
    EXPECT_EQ(view.land.at(12).substr(0, 4), "mfmv");
    EXPECT_EQ(view.land.at(11).substr(0, 4), "fmmm");
    EXPECT_EQ(view.land.at(10).substr(0, 4), "fmGf");
    EXPECT_EQ(view.land.at(9).substr(0, 4), "vmfm");
}

TEST(DomaineData, TheBeginnersSetUpIsThatOfTheFile) {
    const auto& beginner = tile_data()["beginner"];
    std::vector<std::string> layout;
    for (const TurnedTile& tile : beginner_layout()) layout.push_back(to_text(tile));
    EXPECT_EQ(layout, beginner["layout"].get<std::vector<std::string>>());
    for (std::size_t seat = 0; seat < beginner_seats; ++seat)
        for (std::size_t i = 0; i < beginner_castles; ++i)
            EXPECT_EQ(beginner_pairs[seat][i], beginner["castles"][seat][i].get<std::string>() +
                                                   beginner["knights"][seat][i].get<std::string>());
}

}  // namespace
}  // namespace reami::domaine
