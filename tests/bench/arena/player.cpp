#include "tests/bench/arena/player.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <limits>
#include <span>

#include "tests/bench/arena/full_greedy.hpp"
#include "tests/bench/arena/monte_carlo.hpp"

namespace reami::arena {

namespace {

using namespace kingdomino;

struct Kind {
    std::string_view name;
    bool is_of_kingdomino = true;
    std::span<const std::string_view> limits;
};

constexpr std::array<std::string_view, 2> of_search{"playouts", "seconds"};
constexpr std::array<std::string_view, 3> of_monte_carlo{"playouts", "seconds", "published"};
constexpr std::array kinds{Kind{"random", false, {}},
                           Kind{"greedy", false, {}},
                           Kind{"hard", false, {}},
                           Kind{"greedy_placement", true, {}},
                           Kind{"full_greedy", true, {}},
                           Kind{"search", true, of_search},
                           Kind{"mce_tr", true, of_monte_carlo},
                           Kind{"mce_fg", true, of_monte_carlo},
                           Kind{"mce_pg", true, of_monte_carlo}};

/// The seats that a Monte Carlo player plays carefully; empty for other players.
std::optional<Careful> careful_of(const Player& player) {
    if (player.name == "mce_tr") return Careful::nobody;
    if (player.name == "mce_fg") return Careful::all;
    if (player.name == "mce_pg") return Careful::self;
    return std::nullopt;
}

template <class Names>
std::string listed(const Names& names) {
    std::string list;
    for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

std::string unknown(const std::string& name) {
    std::array<std::string_view, kinds.size()> names;
    std::ranges::transform(kinds, names.begin(), &Kind::name);
    return "No player is named " + name + ". The players are " + listed(names) + ".";
}

/// The number, if the whole text is one and above 0.
std::optional<double> positive(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole = error == std::errc() && end == text.data() + text.size();
    return is_whole && value > 0 ? std::optional(value) : std::nullopt;
}

/// Whether the seat makes two decisions in this turn: it places a domino and chooses another.
bool decides_twice(const View& view) {
    return view.turn > 0 && view.rows.find(view.turn + 1) != view.rows.end();
}

/// The processor time of this thread, in seconds. Other programs don't influence it.
double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// The budget of one of the turn's decisions.
SearchBudget budget_of(const Player& player, const View& view) {
    const double part = decides_twice(view) ? 0.5 : 1;
    SearchBudget budget{.playouts = std::numeric_limits<int>::max(), .is_spent = {}};
    std::optional<double> playouts = player.playouts;
    if (player.published) playouts = *player.published * published_playouts(*careful_of(player), view.turn);
    if (playouts) budget.playouts = std::max(1, static_cast<int>(*playouts * part));
    if (player.seconds)
        budget.is_spent = [end = processor_seconds() + *player.seconds * part] {
            return processor_seconds() > end;
        };
    return budget;
}

}  // namespace

Expected<Player, std::string> parse_player(const std::string& text) {
    const auto colon = text.find(':'), equals = text.find('=');
    const std::string name = text.substr(0, colon);
    const auto* kind = std::ranges::find(kinds, name, &Kind::name);
    if (kind == kinds.end()) return unknown(name);
    Player player{.is_of_kingdomino = kind->is_of_kingdomino,
                  .text = text,
                  .name = name,
                  .playouts = {},
                  .seconds = {},
                  .published = {}};
    if (colon == std::string::npos && kind->limits.empty()) return player;
    if (kind->limits.empty()) return name + " has no limit. Write only " + name + ".";
    const std::string example = " Write for example " + name + ":playouts=1000.";
    if (colon == std::string::npos || equals == std::string::npos || equals < colon)
        return name + " needs a limit for each turn." + example;
    const std::string limit = text.substr(colon + 1, equals - colon - 1);
    if (std::ranges::find(kind->limits, limit) == kind->limits.end())
        return name + " has no limit " + limit + ". Its limits are " + listed(kind->limits) + ".";
    const std::string value = text.substr(equals + 1);
    const auto amount = positive(value);
    if (!amount) return "The limit " + limit + '=' + value + " is not a number above 0." + example;
    if (limit == "playouts") player.playouts = amount;
    if (limit == "seconds") player.seconds = amount;
    if (limit == "published") player.published = amount;
    return player;
}

Move kingdomino_move(const Player& player, const State& match, Seat seat, Random& random) {
    if (player.name == "full_greedy") return full_greedy_move(match, seat, random);
    if (player.name == "greedy_placement") return greedy_placement_move(match, seat, random);
    const auto careful = careful_of(player);
    if (!careful && player.name != "search") return bot_move(player.name, match, seat, random);
    const SearchBudget budget = budget_of(player, match.view(seat));
    return careful ? monte_carlo_move(match, *careful, budget, random)
                   : match.searched_move(seat, budget, random);
}

bool ends_turn(const State& before, const Move& move) {
    return std::holds_alternative<Choice>(move) || !decides_twice(before.view(Viewer::everybody()));
}

}  // namespace reami::arena
