// Combines several rounds of one game to one match, which is again a game. Examples: Kingdomino's Dynasty,
// and Tóncc's three challenges.
//
// Each round is dealt from its own fork of the match's random stream. Between two rounds the seats play
// `ready`, in any order; the next round starts when every seat has played it. The results of the rounds add
// up, criterion by criterion.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/mp11/list.hpp>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/round_events.hpp"
#include "engine/core/round_move.hpp"
#include "engine/core/round_set_ups.hpp"

namespace reami {

template <RoundGame G>
class Rounds {
public:
    using Options = typename G::Options;
    using Catalog = typename G::Catalog;
    using Event = boost::mp11::mp_push_back<typename G::Event, Readied, Undone, Stopped, SeatGivenUp,
                                            RoundEnded, MatchEnded>;
    using SetUp = RoundSetUps<G>;

    using Move = RoundMove<G>;
    using Moves = RoundMoves<G>;

    /// A rule of the round's game, or `between_rounds`, which a seat breaks by playing `ready` during a round
    /// or another move between rounds.
    struct Rule {
        std::optional<typename G::Rule> of_round;
        friend bool operator==(const Rule&, const Rule&) = default;
    };

    /// The view of the running round, and the points of the finished ones.
    // NOLINTNEXTLINE(bugprone-exception-escape): the table's view moves its elements, which don't throw
    struct View {
        int round = 1, rounds = 1;
        std::map<int, SeatPoints> finished;  ///< the points of each finished round, by the round's number
        std::set<Seat> ready;                ///< between rounds: the seats that have played `ready`
        typename G::View table;
        friend bool operator==(const View&, const View&) = default;
        BOOST_DESCRIBE_CLASS(View, (), (round, rounds, finished, ready, table), (), ())
    };

    static constexpr std::string_view name = G::name;
    static constexpr int rules_version = G::rules_version;
    static constexpr int fewest_seats = G::fewest_seats;
    static constexpr int most_seats = G::most_seats;
    static constexpr bool shows_all = ShowsAll<G>;
    static Catalog catalog() { return G::catalog(); }

    static Rounds start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events);

    int seats() const { return table_.seats(); }
    SeatSet to_act() const;
    Moves legal_moves(Seat seat) const;
    std::optional<Rule> check(Seat seat, const Move& move) const;
    Used play(Seat seat, const Move& move, Events<Event>& events);
    /// Plays the known part of a move of the running round.
    void play_known_part(Seat seat, const Move& move, Events<Event>& events) requires HasKnownPart<G> {
        auto of_table = listen_like(events);
        table_.play_known_part(seat, move.of_round(), of_table);
        pass_on(of_table, events);
    }
    int points(Seat seat) const;
    std::optional<Result> result() const;
    /// The game's estimate for the running round, or for the last round that ended.
    int outlook(Seat seat) const requires HasOutlook<G> { return table_.outlook(seat); }
    /// The move that the game plans for the running round, or `ready` between two rounds.
    Move planned_move(Seat seat, Random& random) const requires HasPlan<G> {
        return round_is_over() ? Move::ready() : Move(table_.planned_move(seat, random));
    }
    /// The move that the game finds for the running round, or `ready` between two rounds.
    Move searched_move(Seat seat, const SearchBudget& budget, Random& random) const requires HasSearch<G> {
        return round_is_over() ? Move::ready() : Move(table_.searched_move(seat, budget, random));
    }

    /// The points of the running round at its end. Expects a move of this round.
    SeatArray<int> points_after(Seat seat, const Move& move,
                                std::uint64_t luck) const requires HasQuickPlayout<G> {
        return table_.points_after(seat, move.of_round(), luck);
    }

    /// The match in which the running round asks the seat now. Between two rounds, the next round is unknown.
    Rounds if_asked(Seat seat) const requires HasIfAsked<G> {
        Rounds asked = *this;
        if (!round_is_over()) asked.table_ = table_.if_asked(seat);
        return asked;
    }

    View view(Viewer viewer) const {
        return view_around([&] { return table_.view(viewer); });
    }
    View view(Viewer viewer, SeatSet seats) const requires HasViewsOfSeats<G> {
        return view_around([&] { return table_.view(viewer, seats); });
    }
    static SeatSet changed_seats(const Rounds& before, const Rounds& after) requires HasViewsOfSeats<G> {
        return G::changed_seats(before.table_, after.table_);
    }
    static Event seen(const Event& event, Viewer viewer);
    Rounds resample(Viewer viewer, Random& random) const;

    static std::optional<Move> parse(std::string_view text);
    static std::string print(const Move& move) {
        return move.is_ready() ? "ready" : G::print(move.of_round());
    }
    static std::string_view rule_name(Rule rule) {
        return rule.of_round ? G::rule_name(*rule.of_round) : "between_rounds";
    }
    static std::span<const std::string_view> rule_names();

    /// Whether the match asks seats to play `ready`.
    bool is_between_rounds() const { return round_is_over() && !is_over(); }
    /// The number of the running round, or of the last one that ended; the first round is 1.
    int round() const { return begun_; }
    /// The results of the rounds that are over, in order.
    const std::vector<Result>& finished() const { return finished_; }
    /// The position of the running round, or of the last one that ended.
    const G& table() const { return table_; }

    friend bool operator==(const Rounds&, const Rounds&) = default;

private:
    Rounds(const Options& options, const SetUp& set_up, G table)
        : options_(options), set_up_(set_up), table_(std::move(table)) {}

    int rounds() const { return static_cast<int>(set_up_.rounds.size()); }
    /// True between two rounds and after the last round.
    bool round_is_over() const { return static_cast<int>(finished_.size()) == begun_; }
    bool is_over() const { return static_cast<int>(finished_.size()) == rounds(); }
    View view_around(auto view_of_table) const;
    Used get_ready(Seat seat, Events<Event>& events);
    void start_next_round(Events<Event>& events);
    void end_round(Events<Event>& events);

    static Events<typename G::Event> listen_like(const Events<Event>& events) {
        return events.wanted() ? Events<typename G::Event>() : Events<typename G::Event>::ignored();
    }
    static void pass_on(const Events<typename G::Event>& of_table, Events<Event>& events) {
        for (const auto& event : of_table.all())
            std::visit([&](const auto& one) { events.tell(one); }, event);
    }

    Options options_;
    SetUp set_up_;
    G table_;
    std::vector<Result> finished_;
    int begun_ = 1;  ///< the number of rounds that have begun
    SeatSet ready_;
};

template <RoundGame G>
auto Rounds<G>::start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events)
    -> Rounds {
    auto of_table = listen_like(events);
    Rounds match(options, set_up, G::start(options, seats, set_up.rounds.front(), of_table));
    pass_on(of_table, events);
    return match;
}

template <RoundGame G>
SeatSet Rounds<G>::to_act() const {
    if (!round_is_over()) return table_.to_act();
    SeatSet asked;
    if (is_over()) return asked;
    for (const Seat seat : SeatSet::first(seats()))
        if (!ready_.contains(seat)) asked.insert(seat);
    return asked;
}

template <RoundGame G>
auto Rounds<G>::legal_moves(Seat seat) const -> Moves {
    if (!round_is_over()) return Moves(table_.legal_moves(seat));
    return to_act().contains(seat) ? Moves::only_ready() : Moves();
}

template <RoundGame G>
auto Rounds<G>::check(Seat seat, const Move& move) const -> std::optional<Rule> {
    if (move.is_ready() != round_is_over()) return Rule{};
    if (move.is_ready()) return std::nullopt;
    if (const auto broken = table_.check(seat, move.of_round())) return Rule{broken};
    return std::nullopt;
}

template <RoundGame G>
Used Rounds<G>::play(Seat seat, const Move& move, Events<Event>& events) {
    if (move.is_ready()) return get_ready(seat, events);
    auto of_table = listen_like(events);
    const Used used = table_.play(seat, move.of_round(), of_table);
    pass_on(of_table, events);
    if (table_.to_act().empty()) end_round(events);
    return used;
}

template <RoundGame G>
Used Rounds<G>::get_ready(Seat seat, Events<Event>& events) {
    ready_.insert(seat);
    events.tell(Readied{seat});
    if (!to_act().empty()) return Used::known;
    start_next_round(events);
    return Used::hidden;
}

template <RoundGame G>
void Rounds<G>::start_next_round(Events<Event>& events) {
    ready_ = {};
    auto of_table = listen_like(events);
    table_ = G::start(options_, seats(), set_up_.rounds[finished_.size()], of_table);
    ++begun_;
    pass_on(of_table, events);
}

template <RoundGame G>
void Rounds<G>::end_round(Events<Event>& events) {
    finished_.push_back(*table_.result());
    events.tell(RoundEnded{.round = static_cast<int>(finished_.size())});
    if (is_over()) events.tell(MatchEnded{});
}

template <RoundGame G>
int Rounds<G>::points(Seat seat) const {
    int sum = round_is_over() ? 0 : table_.points(seat);
    for (const Result& round : finished_) sum += round.points(seat);
    return sum;
}

template <RoundGame G>
std::optional<Result> Rounds<G>::result() const {
    if (!is_over()) return std::nullopt;
    Result sum = finished_.front();
    for (std::size_t i = 1; i < finished_.size(); ++i) sum += finished_[i];
    return sum;
}

template <RoundGame G>
auto Rounds<G>::view_around(auto view_of_table) const -> View {
    View view{.round = round(), .rounds = rounds(), .finished = {}, .ready = {}, .table = view_of_table()};
    for (const Seat seat : SeatSet::first(seats())) {
        for (std::size_t i = 0; i < finished_.size(); ++i)
            view.finished[static_cast<int>(i) + 1][seat] = finished_[i].points(seat);
        if (ready_.contains(seat)) view.ready.insert(seat);
    }
    return view;
}

template <RoundGame G>
auto Rounds<G>::seen(const Event& event, Viewer viewer) -> Event {
    return std::visit(
        [&](const auto& one) -> Event {
            if constexpr (std::constructible_from<typename G::Event, decltype(one)>)
                return std::visit([](const auto& shown) -> Event { return shown; }, G::seen(one, viewer));
            else
                return one;
        },
        event);
}

template <RoundGame G>
auto Rounds<G>::resample(Viewer viewer, Random& random) const -> Rounds {
    Rounds other = *this;
    other.table_ = table_.resample(viewer, random);
    for (auto i = static_cast<std::size_t>(begun_); i < set_up_.rounds.size(); ++i)
        other.set_up_.rounds[i] = G::SetUp::deal(options_, seats(), random);
    return other;
}

template <RoundGame G>
auto Rounds<G>::parse(std::string_view text) -> std::optional<Move> {
    if (text == "ready") return Move::ready();
    if (auto move = G::parse(text)) return Move(std::move(*move));
    return std::nullopt;
}

template <RoundGame G>
std::span<const std::string_view> Rounds<G>::rule_names() {
    static const auto names = [] {
        const auto of_round = G::rule_names();
        std::vector<std::string_view> all(of_round.begin(), of_round.end());
        all.emplace_back("between_rounds");
        return all;
    }();
    return names;
}

}  // namespace reami
