// Records a golden match of each variant: greedy and random bots play it. Run by hand, in a commit that
// raises the rules_version: `golden_record tests/golden` writes <game>/*.match.
#include <fstream>
#include <iostream>

#include "protocol/game_kind.hpp"
#include "protocol/match_file.hpp"

namespace {

using namespace reami;

struct Recipe {
    const char* name;
    int seats;
    const char* options;
};

constexpr Recipe recipes[] = {
    {"two_players", 2, "{}"},
    {"three_players", 3, "{}"},
    {"three_players_row_of_four", 3, R"({"three_player_row":"four"})"},
    {"four_players", 4, "{}"},
    {"mighty_duel", 2, R"({"mighty_duel":true})"},
    {"middle_kingdom", 2, R"({"middle_kingdom":true})"},
    {"harmony", 4, R"({"harmony":true})"},
    {"dynasty", 3, R"({"dynasty":true})"},
    {"dynasty_of_duels_with_bonuses", 2,
     R"({"dynasty":true,"mighty_duel":true,"middle_kingdom":true,"harmony":true})"},
    {"dynasty_row_of_four_with_bonuses", 3,
     R"({"dynasty":true,"three_player_row":"four","middle_kingdom":true,"harmony":true})"},
};

/// What a server would have written: the number of the recipe makes secret and words.
protocol::MatchFile begin(const protocol::GameKind& game, const Recipe& recipe, std::uint8_t number) {
    protocol::MatchFile file;
    file.game = game.name;
    file.rules_version = game.rules_version;
    file.options = std::get<std::string>(game.canonical_options(recipe.options, recipe.seats));
    file.seats = recipe.seats;
    file.secret = Secret{number, 0x5e};
    for (const Seat seat : SeatSet::first(recipe.seats - 1)) {
        file.players[seat] = {"Player " + std::to_string(seat.number()), false};
        file.words[seat] = "0123456789abcde" + std::to_string(seat.number());
    }
    file.players[Seat::from_number(recipe.seats)] = {"random", true};
    file.commitment = commitment(*file.secret);
    file.seed = fair_seed(*file.secret, file.words);
    file.drawn = game.dealt(file.options, file.seats, *file.seed);
    return file;
}

void play(protocol::MatchFile& file) {
    auto match = std::get<protocol::Match>(protocol::Match::start(file.start()));
    Random random(Random(*file.seed).fork(1000));
    while (!match.to_act().empty()) {
        const Seat seat = *match.to_act().begin();
        const auto* bot = seat.number() == file.seats ? "random" : "greedy";
        file.moves.push_back({seat, match.bot_move(bot, seat, random)});
        match.play(seat, file.moves.back().notation);
    }
    file.result = match.result();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "golden_record FOLDER\n";
        return 2;
    }
    const auto& game = *protocol::find_game("kingdomino");
    std::uint8_t number = 0;
    for (const Recipe& recipe : recipes) {
        auto file = begin(game, recipe, ++number);
        play(file);
        std::ofstream(std::string(argv[1]) + '/' + game.name + '/' + recipe.name + ".match")
            << protocol::write_match_file(file);
    }
}
