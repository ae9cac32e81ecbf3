// A challenge of Tóncc: where the Kings stand, what each has chosen while the others still think, and who has
// conquered what. A value without heap: RULES.md, R2 and R3.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/rounds.hpp"
#include "engine/core/rule_names.hpp"
#include "engine/toncc/conquest.hpp"
#include "engine/toncc/move.hpp"
#include "engine/toncc/options.hpp"
#include "engine/toncc/rule.hpp"
#include "engine/toncc/score.hpp"
#include "engine/toncc/set_up.hpp"
#include "engine/toncc/view.hpp"

namespace reami::toncc {

inline constexpr int seals_of_king = 6;
inline constexpr int most_blank_moves = 3;  ///< R3.4

class State {
public:
    using Options = toncc::Options;
    using SetUp = toncc::SetUp;
    using Move = toncc::Move;
    using Moves = toncc::Moves;
    using Rule = toncc::Rule;
    using View = toncc::View;
    using Event = toncc::Event;
    using Catalog = toncc::Catalog;

    static constexpr std::string_view name = "toncc";
    static constexpr int rules_version = 1;  ///< grows when a running log could replay differently
    static constexpr int fewest_seats = king_count;
    static constexpr int most_seats = king_count;
    static Catalog catalog() { return toncc::catalog(); }
    static int rounds(const Options&) { return 3; }  ///< R5.1

    static std::optional<std::string_view> fault(const Options&, int) { return std::nullopt; }
    static SetUp deal(const Options&, int, Random& random) { return toncc::deal(random); }
    static std::optional<SetUpFault> fault(const Options&, int, const SetUp& set_up) {
        return toncc::fault(set_up);
    }
    static std::string print_set_up(const SetUp& set_up) { return toncc::print_set_up(set_up); }
    static std::optional<SetUp> parse_set_up(std::string_view text, SetUpFault& why) {
        return toncc::parse_set_up(text, why);
    }
    static State start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events);

    int seats() const { return king_count; }
    /// The Kings in play who have not chosen yet.
    SeatSet to_act() const;
    Moves legal_moves(Seat seat) const;
    std::optional<Rule> check(Seat seat, Move move) const;
    void play(Seat seat, Move move, Events<Event>& events);
    /// Tóncc points; none before the challenge has ended (R4.4).
    int points(Seat seat) const;
    std::optional<Result> result() const;
    /// For bots: the score, seals put and the way to the next region that is free.
    int outlook(Seat seat) const;

    View view(Viewer viewer) const;
    static Event seen(const Event& event, Viewer) { return event; }
    /// Draws anew what the others have chosen.
    State resample(Viewer viewer, Random& random) const;

    static std::optional<Move> parse(std::string_view text) { return toncc::parse(text); }
    static std::string print(Move move) { return toncc::print(move); }
    static std::string_view rule_name(Rule rule) { return described_rule_name(rule); }
    static std::span<const std::string_view> rule_names() { return described_rule_names<Rule>(); }

    friend bool operator==(const State&, const State&) = default;

private:
    State(const Options& options, const SetUp& set_up) : options_(options), set_up_(set_up) {}

    static std::size_t at(Seat king) { return static_cast<std::size_t>(king.index()); }
    RegionSet conquered() const;
    int seals_put(Seat king) const { return conquered_[at(king)].size(); }
    int kingdom_points(Seat king) const {
        return toncc::kingdom_points(conquered_[at(king)], king, options_);
    }
    int score(Seat king) const { return kingdom_points(king) + king_points_[at(king)]; }
    OfKings scores() const;
    std::optional<Direction> choice_known_to(Viewer viewer) const;
    KingView king_view(Seat king) const;
    int steps_to_free_region(Seat king) const;

    /// What follows when all have chosen.
    void move_all(Events<Event>& events);
    void conquer(const Conquest& conquest, Events<Event>& events);
    void leave(SeatSet kings, Events<Event>& events);
    void end(Ending why, Events<Event>& events);

    Options options_;
    SetUp set_up_;
    Places at_{};
    std::array<std::optional<Direction>, king_count> chosen_{};
    std::array<RegionSet, king_count> conquered_{};
    OfKings king_points_{};
    SeatSet in_play_ = SeatSet::first(king_count);
    std::int8_t blank_ = 0;  ///< moves in a row without a conquest
    std::optional<Ending> ending_;
};
static_assert(Game<State> && RoundGame<State> && HasOutlook<State>);

}  // namespace reami::toncc
