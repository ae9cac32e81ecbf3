// Records a golden match of each variant, played by greedy and random bots. Run it by hand in a commit that
// raises the rules_version: `golden_record tests/golden GAME` writes the matches of one game, <game>/*.match.
#include <fstream>
#include <iostream>

#include "protocol/file/match_file.hpp"
#include "protocol/match/game_info.hpp"

namespace {

using namespace reami;

struct Recipe {
    const char* game;
    const char* name;
    int seats;
    const char* options;
    char preferred = 0;           ///< all bots prefer moves that begin with this character
    const char* last = "random";  ///< the bot in the last seat
    const char* others = "greedy";
};

constexpr Recipe recipes[] = {
    {"kingdomino", "two_players", 2, "{}"},
    {"kingdomino", "three_players", 3, "{}"},
    {"kingdomino", "three_players_row_of_four", 3, R"({"three_player_row":"four"})"},
    {"kingdomino", "four_players", 4, "{}"},
    {"kingdomino", "mighty_duel", 2, R"({"mighty_duel":true})"},
    {"kingdomino", "middle_kingdom", 2, R"({"middle_kingdom":true})"},
    {"kingdomino", "harmony", 4, R"({"harmony":true})"},
    {"kingdomino", "dynasty", 3, R"({"dynasty":true})"},
    {"kingdomino", "dynasty_of_duels_with_bonuses", 2,
     R"({"dynasty":true,"mighty_duel":true,"middle_kingdom":true,"harmony":true})"},
    {"kingdomino", "dynasty_row_of_four_with_bonuses", 3,
     R"({"dynasty":true,"three_player_row":"four","middle_kingdom":true,"harmony":true})"},
    {"dominium", "until_the_board_is_full", 2, "{}"},
    {"dominium", "until_the_tiles_run_out", 2, "{}", '+'},
    {"toncc", "with_a_king_who_strays", 3, "{}"},
    {"toncc", "each_kingdom", 3, "{}", 0, "greedy"},
    {"toncc", "each_region", 3, R"({"kingdom_points":"each_region"})", 0, "greedy"},
    {"domaine", "two_players_until_the_last_card", 2, "{}", 0, "greedy", "random"},
    {"domaine", "three_players_until_the_king", 3, "{}", 0, "greedy", "random"},
    {"domaine", "four_players_until_the_king", 4, R"({"castle_distance":"seven"})", 0, "greedy", "random"},
    {"domaine", "two_players_until_the_king", 2, R"({"castle_distance":"seven"})", 0, "greedy"},
    {"domaine", "three_players_until_the_last_card", 3, R"({"castle_distance":"seven"})", 0, "greedy"},
    {"domaine", "four_beginners_until_the_last_card", 4, R"({"start":"beginner"})", 0, "greedy"},
    {"domaine", "two_players_who_take_from_the_court", 2, "{}", '@'},
};

/// The head of the file as a server would write it; the number of the recipe determines secret and words.
protocol::MatchFile begin(const protocol::GameInfo& game, const Recipe& recipe, std::uint8_t number) {
    protocol::MatchFile file;
    file.game = game.name;
    file.rules_version = game.rules_version;
    file.options = *game.canonical_options(recipe.options, recipe.seats);
    file.seats = recipe.seats;
    file.secret = Secret{number, 0x5e};
    for (const Seat seat : SeatSet::first(recipe.seats - 1)) {
        file.players[seat] = {"Player " + std::to_string(seat.number()), false};
        file.words[seat] = "0123456789abcde" + std::to_string(seat.number());
    }
    file.players[Seat::from_number(recipe.seats)] = {recipe.last, true};
    file.commitment = commitment(*file.secret);
    file.seed = fair_seed(*file.secret, file.words);
    file.drawn = game.dealt(file.options, file.seats, *file.seed);
    return file;
}

/// A preferred move, or the choice of the seat's bot.
std::string choose(const protocol::Match& match, Seat seat, const Recipe& recipe, Random& random) {
    for (const std::string& move : match.legal_moves(seat))
        if (move.front() == recipe.preferred) return move;
    return match.bot_move(seat.number() == recipe.seats ? recipe.last : recipe.others, seat, random);
}

void play(protocol::MatchFile& file, const Recipe& recipe) {
    auto match = *protocol::Match::start(file.start());
    Random random(Random(*file.seed).fork(1000));
    while (!match->to_act().empty()) {
        const Seat seat = *match->to_act().begin();
        file.moves.push_back({seat, choose(*match, seat, recipe, random)});
        protocol::play(match, seat, file.moves.back().notation);
    }
    file.result = match->result();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "golden_record FOLDER GAME\n";
        return 2;
    }
    std::uint8_t number = 0;
    for (const Recipe& recipe : recipes) {
        ++number;
        if (std::string_view(recipe.game) != argv[2]) continue;
        const auto& game = *protocol::find_game(recipe.game);
        auto file = begin(game, recipe, number);
        play(file, recipe);
        std::ofstream(std::string(argv[1]) + '/' + game.name + '/' + recipe.name + ".match")
            << protocol::write_match_file(file);
    }
}
