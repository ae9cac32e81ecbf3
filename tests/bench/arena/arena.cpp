// Plays one bot against others, and prints how strong it is. Each deal is played once for each seat of the
// bot under test. Equal arguments give equal figures, except the times.
//     arena greedy --against full_greedy                    Kingdomino with four seats and both bonuses
//     arena greedy --against random --game toncc --seats 3
//     arena search:playouts=1000 --against full_greedy      a search with 1,000 playouts per turn
// Players of all games: random, greedy, and hard where the game has it. Of Kingdomino also: greedy_placement
// and full_greedy (full_greedy.hpp); and search, mce_tr, mce_fg and mce_pg (monte_carlo.hpp) with a limit per
// turn: in playouts, in seconds of processor time, or, for the last three, in `published` seconds of the
// authors' machine.
#include <CLI/CLI.hpp>
#include <atomic>
#include <boost/mp11/algorithm.hpp>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

#include "engine/games.hpp"
#include "tests/bench/arena/domaine_balance.hpp"
#include "tests/bench/arena/figures.hpp"
#include "tests/bench/arena/player.hpp"

namespace {

using namespace reami;  // NOLINT(google-build-using-namespace): this program's own words

struct Wish {
    arena::Player tested, opponent = *arena::parse_player("full_greedy");
    std::string game = "kingdomino";
    int deals = 250, seats = 4;
    bool has_bonuses = true;
};

/// The outcomes of a series, by deal.
struct Series {
    std::vector<std::vector<int>> points, margins;
    int wins = 0;
    std::vector<double> milliseconds;  ///< the time of each turn of the bot under test
    arena::DomaineBalance balance;     ///< of matches of Domaine
};

template <class G>
typename G::Options options_of(const Wish& wish) {
    typename G::Options options;
    if constexpr (requires { options.harmony; }) options.middle_kingdom = options.harmony = wish.has_bonuses;
    return options;
}

/// The reason why nobody can play this series; empty if it can be played.
template <class G>
std::string fault(const Wish& wish) {
    if (wish.seats < G::fewest_seats || wish.seats > G::most_seats)
        return wish.game + " has " + std::to_string(G::fewest_seats) + " to " +
               std::to_string(G::most_seats) + " seats.";
    for (const arena::Player& player : {wish.tested, wish.opponent})
        if (player.is_of_kingdomino && !std::is_same_v<G, arena::Kingdomino>)
            return player.name + " plays only Kingdomino.";
    for (const arena::Player& player : {wish.tested, wish.opponent})
        if (player.name == "hard" && !HasHardBot<G>) return wish.game + " has no hard bot.";
    return {};
}

template <class G>
typename G::Move move_of(const arena::Player& player, const G& match, Seat seat, Random& random) {
    if constexpr (std::is_same_v<G, arena::Kingdomino>)
        return arena::kingdomino_move(player, match.table(), seat, random);
    else
        return bot_move(player.name, match, seat, random);
}

template <class G>
bool ends_turn(const G& match, const typename G::Move& move) {
    if constexpr (std::is_same_v<G, arena::Kingdomino>)
        return arena::ends_turn(match.table(), move.of_round());
    return true;
}

template <class G>
arena::Outcome play(const Wish& wish, const typename G::SetUp& set_up, Seat tested,
                    std::pair<Random&, Series&> course) {
    using Clock = std::chrono::steady_clock;
    auto& [random, deal] = course;
    auto nobody = Events<typename G::Event>::ignored();
    double turn = 0;
    G match = G::start(options_of<G>(wish), wish.seats, set_up, nobody);
    while (!match.to_act().empty()) {
        const Seat next = *match.to_act().begin();
        const auto before = Clock::now();
        const auto move = move_of(next == tested ? wish.tested : wish.opponent, match, next, random);
        if (next == tested) {
            turn += std::chrono::duration<double, std::milli>(Clock::now() - before).count();
            if (ends_turn(match, move)) deal.milliseconds.push_back(std::exchange(turn, 0));
        }
        if constexpr (std::is_same_v<G, arena::Domaine>)
            deal.balance.add_move(match.table().position(), move.of_round());
        match.play(next, move, nobody);
    }
    if constexpr (std::is_same_v<G, arena::Domaine>) deal.balance.add_end(match.table().position());
    int best = 0;
    for (const Seat other : SeatSet::first(wish.seats))
        if (other != tested) best = std::max(best, match.points(other));
    return {match.points(tested), match.points(tested) - best};
}

template <class G>
Series series(const Wish& wish) {
    Series all;
    all.points.resize(static_cast<std::size_t>(wish.deals));
    all.margins.resize(static_cast<std::size_t>(wish.deals));
    std::atomic<int> next = 0;
    std::mutex guard;
    const auto work = [&] {
        for (int deal = next++; deal < wish.deals; deal = next++) {
            Random random = Random(Seed{}).fork(static_cast<std::uint32_t>(deal));
            const auto set_up = G::SetUp::deal(options_of<G>(wish), wish.seats, random);
            Series one;
            for (const Seat tested : SeatSet::first(wish.seats)) {
                const arena::Outcome of = play<G>(wish, set_up, tested, {random, one});
                all.points[static_cast<std::size_t>(deal)].push_back(of.points);
                all.margins[static_cast<std::size_t>(deal)].push_back(of.margin);
            }
            const std::lock_guard lock(guard);
            all.milliseconds.insert(all.milliseconds.end(), one.milliseconds.begin(), one.milliseconds.end());
            all.balance += one.balance;
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    for (const auto& deal : all.margins)
        all.wins +=
            static_cast<int>(std::count_if(deal.begin(), deal.end(), [](int margin) { return margin > 0; }));
    return all;
}

void print(const Wish& wish, Series all) {
    const auto line = [](const char* name, const arena::Interval& of, double unit) {
        std::printf("%-8s %6.1f  (%.1f to %.1f)\n", name, of.mean * unit, of.low * unit, of.high * unit);
    };
    std::cout << wish.tested.text << " against " << wish.seats - 1 << " x " << wish.opponent.text << ", "
              << wish.game << ", " << wish.deals * wish.seats << " matches\n";
    line("wins %", arena::share(all.wins, wish.deals * wish.seats), 100);
    line("margin", arena::mean_over_deals(all.margins), 1);
    line("points", arena::mean_over_deals(all.points), 1);
    if (all.balance.sales > 0) {
        line("king %", arena::share(all.balance.ended_by_king, all.balance.matches), 100);
        line("short %", arena::share(all.balance.short_sales, all.balance.sales), 100);
    }
    std::sort(all.milliseconds.begin(), all.milliseconds.end());
    const auto at = [&](double part) {
        return all
            .milliseconds[static_cast<std::size_t>(part * static_cast<double>(all.milliseconds.size() - 1))];
    };
    std::printf("ms/turn  %6.2f  (p99 %.2f, longest %.2f)\n", at(0.5), at(0.99), at(1));
}

}  // namespace

int main(int argc, char** argv) {
    Wish wish;
    CLI::App words{"Plays one bot against others, and prints how strong it is."};
    const auto into = [](arena::Player& player) {
        return [&player](const std::string& text) {
            const auto read = arena::parse_player(text);
            if (!read) throw CLI::ValidationError(read.error());
            player = *read;
        };
    };
    words.add_option_function<std::string>("TESTED", into(wish.tested), "the bot under test")->required();
    words.add_option_function<std::string>("--against", into(wish.opponent), "the player in all other seats")
        ->default_str(wish.opponent.text);
    words.add_option("--game", wish.game)->capture_default_str();
    words.add_option("--deals", wish.deals, "the deals; each is played once for each seat")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    words.add_option("--seats", wish.seats)->capture_default_str();
    words.add_flag("!--no-bonuses", wish.has_bonuses, "Kingdomino without Middle Kingdom and Harmony");
    CLI11_PARSE(words, argc, argv);
    std::string why = "There is no game " + wish.game + ".";
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Games>>(
        [&]<class G>(std::type_identity<G>) {
            if (G::name != wish.game) return;
            why = fault<G>(wish);
            if (why.empty()) print(wish, series<G>(wish));
        });
    if (why.empty()) return 0;
    std::cerr << why << '\n';
    return 2;
}
