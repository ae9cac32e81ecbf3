#include "protocol/publish/shape.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/protocol/json/sample.hpp"

namespace reami::publish {
namespace {

TEST(TypeShape, NamesAreThoseOfTheTypesWithTheirFolders) {
    EXPECT_EQ(published_name("reami::kingdomino::View"), "KingdominoView");
    EXPECT_EQ(published_name("reami::protocol::from_client::Move"), "FromClientMove");
    EXPECT_EQ(published_name("reami::Rounds<reami::kingdomino::State>::View"), "RoundsKingdominoStateView");
    EXPECT_EQ(shape<sample::Terrain>().name, "SampleTerrain");
}

TEST(TypeShape, WhatHasANameIsListedOnce) {
    std::vector<std::string> names;
    for (const TypeShape& shape : named({shape<sample::View>(), shape<sample::Kingdom>()}))
        names.push_back(shape.name);
    EXPECT_EQ(names, (std::vector<std::string>{"SampleView", "SampleTerrain", "SampleKingdom", "SamplePlaced",
                                               "SamplePassed", "SampleOptions"}));
}

TEST(TypeShape, TwoTypesCannotHaveOneName) {
    TypeShape impostor = shape<sample::Kingdom>();
    impostor.name = "SampleTerrain";
    EXPECT_THROW(named({impostor}), std::logic_error);
}

}  // namespace
}  // namespace reami::publish
