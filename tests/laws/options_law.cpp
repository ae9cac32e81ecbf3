// The engine either refuses a combination of options and names its fault, or can play a match with it.
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::Refusal;

TYPED_TEST(Law, EveryCombinationOfOptionsIsPlayedOrRefusedByName) {
    const protocol::GameInfo& game = this->game();
    int playable = 0;
    for (const Variant& one : combinations(game)) {
        const auto options = game.canonical_options(one.options, one.seats);
        const protocol::MatchStart start{game.name, one.options, one.seats, Seed{}};
        if (!options) {
            EXPECT_TRUE(options.error().code.starts_with("room.options.")) << one.options;
            EXPECT_EQ(game.start(start).error(), options.error());
        } else {
            EXPECT_TRUE(game.start(start)) << one.options;
            ++playable;
        }
    }
    EXPECT_GT(playable, 0);
}

TYPED_TEST(Law, OptionsThatAreLeftOutAreAsByDefault) {
    const protocol::GameInfo& game = this->game();
    std::string defaults;
    for (const protocol::OptionKind& option : game.options)
        defaults += (defaults.empty() ? "\"" : ",\"") + option.name + "\":" + option.by_default;
    EXPECT_EQ(*game.canonical_options("{}", game.fewest_seats),
              *game.canonical_options('{' + defaults + '}', game.fewest_seats));
}

TYPED_TEST(Law, OptionsAndSeatsThatTheGameDoesNotHaveAreRefused) {
    const protocol::GameInfo& game = this->game();
    const auto code = [&](const char* options, int seats) {
        const auto read = game.canonical_options(options, seats);
        return read ? "it was accepted" : read.error().code;
    };
    EXPECT_EQ(code(R"({"no_such_option":true})", game.fewest_seats), "room.options");
    EXPECT_EQ(code("nonsense", game.fewest_seats), "room.options");
    EXPECT_EQ(code("{}", game.fewest_seats - 1), "room.seats");
    EXPECT_EQ(code("{}", game.most_seats + 1), "room.seats");
}

}  // namespace
}  // namespace reami::laws
