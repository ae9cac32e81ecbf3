// Compares the engine with the plain match, move by move, and counts how often each possible event occurs.
#include "tests/engine/domaine/plain.hpp"

#include <gtest/gtest.h>

#include "tests/engine/domaine/random_moves.hpp"
#include "tests/engine/table.hpp"

namespace reami::domaine {
namespace {

using Names = std::set<std::string>;

struct Variant {
    Options options;
    int seats;
};
constexpr std::array variants{
    Variant{{}, 2},
    Variant{{}, 3},
    Variant{{}, 4},
    Variant{{CastleDistance::seven, Opening::free}, 2},
    Variant{{CastleDistance::seven, Opening::free}, 3},
    Variant{{CastleDistance::six, Opening::beginner}, 4},
};

/// Each player plays by one strategy for the whole match.
Move choose(const State& state, std::size_t match, Random& random) {
    const bool first = state.position().acting == state.position().first;
    if (match % 10 == 9) return idle_move(state, random);
    if (match % 5 == 3)  // a planner against random players, so that the King decides
        return first ? state.planned_move(state.position().acting, random) : any_kind_of_move(state, random);
    const auto player = (match / 3 + static_cast<std::size_t>(state.position().acting.index())) % 4;
    if (player == 3) return any_kind_of_move(state, random);
    return match % 5 == 4 ? state.planned_move(state.position().acting, random) : seeking_move(state, random);
}

/// Plays that many matches, always the same ones. `begin` gets the start of each match, and returns a visitor
/// for its positions, which gets the move to a position and the events of that move.
template <class Begin>
void play_matches(std::size_t matches, Begin begin) {
    for (std::size_t i = 0; i < matches && !testing::Test::HasFatalFailure(); ++i) {
        const auto& [options, seats] = variants[i % variants.size()];
        Random random(Seed{static_cast<std::uint8_t>(i), 11});
        const auto set_up = SetUp::deal(options, seats, random);
        Events<Event> start;
        State state = State::start(options, seats, set_up, start);
        auto visit = begin(PlainMatch(set_up, seats, options));
        visit(state, std::string(), start);
        while (!state.to_act().empty() && !testing::Test::HasFatalFailure()) {
            const Move move = choose(state, i, random);
            Events<Event> events;
            state.play(*state.to_act().begin(), move, events);
            visit(state, State::print(move), events);
        }
    }
}

/// The same, and plays each match in the plain match, too: `visit` gets both.
template <class Visit>
void play_both(std::size_t matches, Visit visit) {
    play_matches(matches, [&](PlainMatch plain) {
        return [&visit, plain = std::move(plain)](const State& state, const std::string& move,
                                                  const Events<Event>&) mutable {
            if (!move.empty()) plain.play(move);
            visit(state, plain);
        };
    });
}

Names listed(const State& state) {
    Names all;
    for (const Seat seat : state.to_act())
        for (const Move& move : state.legal_moves(seat)) all.insert(State::print(move));
    return all;
}

void expect_same_map(const View& view, const PlainMatch& plain) {
    std::map<std::string, Names> domains, plain_domains;
    for (const auto& [square, castle] : view.domain_of) domains[to_text(castle)].insert(to_text(square));
    for (const PlainDomain& domain : plain.map().domains()) {
        for (const At& at : domain.squares) plain_domains[plain_name(domain.castle)].insert(plain_name(at));
        Square castle;
        ASSERT_TRUE(from_text(plain_name(domain.castle), castle));
        ASSERT_EQ(view.domains.at(castle).knights, domain.knights);
    }
    ASSERT_EQ(domains, plain_domains);
    Names neutral, plain_neutral;
    for (const Square square : view.neutral) neutral.insert(to_text(square));
    for (const At& at : plain.map().neutral()) plain_neutral.insert(plain_name(at));
    if (view.asked != Asked::castle) {
        ASSERT_EQ(neutral, plain_neutral);
    }
    ASSERT_EQ(view.supply, plain.map().supply);
    ASSERT_EQ(view.borders.size() + static_cast<std::size_t>(view.supply), 100u);
    ASSERT_EQ(view.alliances.size(), plain.map().alliances.size());
}

std::multiset<std::string> cards(const CardsView& view) {
    std::multiset<std::string> all;
    for (const auto& [card, count] : view)
        for (int i = 0; i < count; ++i) all.insert(to_text(card));
    return all;
}

void expect_same_seats(const State& state, PlainMatch& plain) {
    int held = state.view(Viewer()).bank;
    for (const Seat seat : SeatSet::first(state.seats())) {
        const int number = seat.number();
        const View view = state.view(seat);
        const SeatView& own = view.seats.at(seat);
        ASSERT_EQ(own.points, plain.points(number));
        ASSERT_EQ(own.ducats, plain.ducats(number));
        ASSERT_EQ(own.income, plain.income(number));
        ASSERT_EQ(own.knights, plain.reserve(number));
        ASSERT_EQ(cards(view.hands.at(seat)), plain.hand(number));
        ASSERT_EQ(cards(own.known), plain.known(number));
        held += own.ducats;
    }
    ASSERT_EQ(held, 91);
}

TEST(DomainePlain, PlaysAsTheEngineDoesFromStartToEnd) {
    play_both(12, [](const State& state, PlainMatch& plain) {
        const View view = state.view(Viewer());
        ASSERT_EQ(listed(state), plain.moves());
        ASSERT_NO_FATAL_FAILURE(expect_same_map(view, plain));
        ASSERT_NO_FATAL_FAILURE(expect_same_seats(state, plain));
        ASSERT_EQ(view.bank, plain.bank());
        ASSERT_EQ(cards(view.court), plain.court());
        ASSERT_EQ(static_cast<std::size_t>(view.deck), plain.deck());
        ASSERT_EQ(state.to_act().empty(), plain.is_over());
        if (!plain.is_over()) {
            ASSERT_EQ(view.acting->number(), plain.seat());
            return;
        }
        ASSERT_EQ(boost::describe::enum_to_string(*state.position().ending, ""), plain.ending());
        for (const Seat seat : SeatSet::first(state.seats()))
            ASSERT_EQ(state.result()->rank(seat), plain.rank(seat.number()));
    });
}

TEST(DomainePlain, EverythingThatCanHappenWasMet) {
    std::map<std::string, int> met;
    play_matches(30, [&](const PlainMatch&) {
        return [&](const State& state, const std::string&, const Events<Event>& events) {
            for (const Event& event : events.all())
                ++met[std::visit([](const auto& one) { return std::string(one.tag); }, event)];
            if (const auto ending = state.position().ending)
                ++met["over_" + std::string(boost::describe::enum_to_string(*ending, "")) + "_of_" +
                      std::to_string(state.seats())];
        };
    });
    for (const char* what : {"dealt",
                             "castle",
                             "turn",
                             "income",
                             "sold",
                             "played",
                             "border",
                             "knight",
                             "expanded",
                             "deserted",
                             "allied",
                             "founded",
                             "grew",
                             "shrank",
                             "neutral",
                             "removed",
                             "monopoly",
                             "points",
                             "ended",
                             "drew",
                             "took",
                             "last_card",
                             "bonus",
                             "over",
                             "over_king_of_2",
                             "over_king_of_3",
                             "over_king_of_4",
                             "over_cards_of_2",
                             "over_cards_of_3",
                             "over_cards_of_4"}) {
        RecordProperty(what, met[what]);
        EXPECT_GT(met[what], 0) << what;
    }
}

/// Every notation with one square at most, and those with two squares that the position suggests.
std::vector<Move> written_moves(const Position& at) {
    std::vector<Move> all{EndAction{}, DrawCard{}};
    for (const Card card : all_cards) {
        all.emplace_back(SellCard{card});
        all.emplace_back(DrawCard{card});
        for (const Action action : all_actions) all.emplace_back(PlayCard{card, action});
    }
    for (const Square square : Squares::all()) {
        all.emplace_back(PutKnight{square});
        for (const Side side : {Side::n, Side::e})
            if (const Edge edge{square, side}; board.contains(edge.beyond())) all.emplace_back(edge);
        for (const Square next : neighbours_of(square)) all.emplace_back(Placement{square, next});
        all.emplace_back(Placement{square, {square.row(), square.column()}});
        for (const Square castle : at.pieces.all_castles()) {
            all.emplace_back(Expansion{castle, square});
            all.emplace_back(Alliance{castle, square});
        }
        for (const Square knight : at.pieces.all()) all.emplace_back(Desertion{knight, square});
    }
    return all;
}

/// Tries all written moves that are not legal, and counts the rules that they break.
void expect_refused(const State& state, const Names& legal, std::map<std::string_view, int>& broken) {
    for (const Move& move : written_moves(state.position())) {
        const auto rule = state.check(*state.to_act().begin(), move);
        ASSERT_EQ(!rule, legal.contains(State::print(move))) << State::print(move);
        if (rule) ++broken[State::rule_name(*rule)];
    }
}

/// The same position in the middle of another action, without borders and knights in the reserve. Random play
/// hardly ever reaches such positions.
State impoverished(Position position, int number) {
    const auto action = all_actions[static_cast<std::size_t>(number / 12) % all_actions.size()];
    position.running = RunningAction{position.running->card, action, 1, {}};
    position.supply = 0;
    position.reserve[position.colour()] = 0;
    return State(position);
}

TEST(DomainePlain, WhatIsNotListedIsRefusedAndEveryRuleWasBroken) {
    std::map<std::string_view, int> broken;
    int position = 0;
    play_both(20, [&](const State& state, const PlainMatch& plain) {
        if (state.to_act().empty() || ++position % 12 != 0) return;
        ASSERT_NO_FATAL_FAILURE(expect_refused(state, plain.moves(), broken));
        if (state.position().asked != Asked::step) return;
        const State poor = impoverished(state.position(), position);
        ASSERT_NO_FATAL_FAILURE(expect_refused(poor, listed(poor), broken));
    });
    for (const std::string_view rule : State::rule_names()) {
        RecordProperty(std::string(rule), broken[rule]);
        EXPECT_GT(broken[rule], 0) << rule;
    }
}

}  // namespace
}  // namespace reami::domaine
