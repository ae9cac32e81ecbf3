// The smallest game that has everything, also secret hands and simultaneous choices. It shows that the
// concept Game does not depend on the real games, and that the laws run for any list of games.
//
// Each seat gets three of twelve secret cards; the rest stays hidden. In each of three tricks, all seats lay
// one card face down; when all have done so, the cards are revealed and the highest one wins a point.
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/game_types.hpp"
#include "engine/core/number_text.hpp"
#include "engine/core/rounds.hpp"

namespace reami::toy {

inline constexpr int cards = 12, hand_size = 3;

struct Options {
    static constexpr bool defaults_apply = true;
    bool last_counts_double = false;
    bool twice = false;  ///< the match has two rounds, for two seats

    std::optional<std::string_view> fault(int seats) const {
        if (twice && seats != 2) return "twice_needs_two_seats";
        return std::nullopt;
    }
    friend bool operator==(const Options&, const Options&) = default;
    BOOST_DESCRIBE_CLASS(Options, (), (last_counts_double, twice), (), ())
};

struct SetUp {
    std::vector<int> deck;  ///< all cards in the order of the deal

    static SetUp deal(const Options&, int, Random& random) {
        SetUp set_up{all_cards()};
        random.shuffle(set_up.deck);
        return set_up;
    }
    std::optional<SetUpFault> fault(const Options&, int) const {
        std::vector<int> sorted = deck;
        std::sort(sorted.begin(), sorted.end());
        if (sorted != all_cards()) return SetUpFault{1, "every_card_once"};
        return std::nullopt;
    }
    std::string print() const {
        std::string text = "cards";
        for (const int card : deck) text += ' ' + std::to_string(card);
        return text + '\n';
    }
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why) {
        SetUpLines lines(text);
        const SetUp set_up{lines.numbers("cards", cards)};
        return lines.ends_well(why) ? std::optional(set_up) : std::nullopt;
    }
    friend bool operator==(const SetUp&, const SetUp&) = default;

private:
    static std::vector<int> all_cards() {
        std::vector<int> all(cards);
        std::iota(all.begin(), all.end(), 1);
        return all;
    }
};

struct Move {
    int card = 1;
    friend bool operator==(const Move&, const Move&) = default;
};

enum class Rule : std::uint8_t {
    not_in_hand,
};
BOOST_DESCRIBE_ENUM(Rule, not_in_hand)

struct View {
    std::map<Seat, int> points, cards;
    std::set<Seat> chosen;
    std::optional<std::set<int>> hand;  ///< the viewer's own cards
    std::optional<int> lies;            ///< the viewer's own card, face down
    std::map<Seat, int> shown;          ///< the cards of the last trick
    friend bool operator==(const View&, const View&) = default;
    BOOST_DESCRIBE_CLASS(View, (), (points, cards, chosen, hand, lies, shown), (), ())
};

struct Dealt {
    static constexpr std::string_view tag = "dealt";
    Seat seat;
    std::optional<std::set<int>> cards;
    friend bool operator==(const Dealt&, const Dealt&) = default;
    BOOST_DESCRIBE_CLASS(Dealt, (), (seat, cards), (), ())
};
struct Laid {
    static constexpr std::string_view tag = "laid";
    Seat seat;
    std::optional<int> card;
    friend bool operator==(const Laid&, const Laid&) = default;
    BOOST_DESCRIBE_CLASS(Laid, (), (seat, card), (), ())
};
struct Shown {
    static constexpr std::string_view tag = "shown";
    std::map<Seat, int> cards;
    friend bool operator==(const Shown&, const Shown&) = default;
    BOOST_DESCRIBE_CLASS(Shown, (), (cards), (), ())
};

using Event = std::variant<Dealt, Laid, Shown>;

struct Catalog {
    int cards = toy::cards;
    BOOST_DESCRIBE_CLASS(Catalog, (), (cards), (), ())
};

class State : public GameTypes<Options, SetUp, Move, std::vector<Move>, Rule, View, Event, Catalog> {
public:
    static constexpr std::string_view name = "toy";
    static constexpr int rules_version = 1, fewest_seats = 2, most_seats = 3;
    static Catalog catalog() { return {}; }
    static int rounds(const Options& options) { return options.twice ? 2 : 1; }

    static State start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events) {
        State state;
        state.options_ = options;
        state.deck_ = set_up.deck;
        for (const Seat seat : SeatSet::first(seats)) {
            state.points_[seat] = 0;
            for (int i = 0; i < hand_size; ++i) state.take_from_deck(seat);
            events.tell(Dealt{seat, state.hands_[seat]});
        }
        return state;
    }

    int seats() const { return static_cast<int>(points_.size()); }
    SeatSet to_act() const {
        SeatSet asked;
        for (const auto& [seat, hand] : hands_)
            if (!hand.empty() && !laid_.contains(seat)) asked.insert(seat);
        return asked;
    }
    Moves legal_moves(Seat seat) const {
        Moves moves;
        if (to_act().contains(seat))
            for (const int card : hands_.at(seat)) moves.push_back({card});
        return moves;
    }
    std::optional<Rule> check(Seat seat, const Move& move) const {
        if (!hands_.at(seat).contains(move.card)) return Rule::not_in_hand;
        return std::nullopt;
    }
    Used play(Seat seat, const Move& move, Events<Event>& events) {
        hands_[seat].erase(move.card);
        laid_[seat] = move.card;
        events.tell(Laid{seat, move.card});
        if (static_cast<int>(laid_.size()) < seats()) return Used::known;
        show(events);
        return Used::hidden;
    }
    int points(Seat seat) const { return points_.at(seat); }
    std::optional<Result> result() const {
        if (!to_act().empty()) return std::nullopt;
        static constexpr std::array<std::string_view, 1> criteria{"points"};
        Result result(seats(), criteria);
        for (const auto& [seat, points] : points_) result[seat] = {points, 0, 0};
        return result;
    }

    View view(Viewer viewer) const {
        View view{.points = points_, .cards = {}, .chosen = {}, .hand = {}, .lies = {}, .shown = shown_};
        for (const auto& [seat, hand] : hands_) view.cards[seat] = static_cast<int>(hand.size());
        for (const auto& [seat, card] : laid_) view.chosen.insert(seat);
        if (!viewer.is_seat() || !hands_.contains(viewer.seat())) return view;
        view.hand = hands_.at(viewer.seat());
        if (laid_.contains(viewer.seat())) view.lies = laid_.at(viewer.seat());
        return view;
    }
    static Event seen(const Event& event, Viewer viewer) {
        if (const auto* dealt = std::get_if<Dealt>(&event); dealt != nullptr && !viewer.is(dealt->seat))
            return Dealt{dealt->seat, {}};
        if (const auto* laid = std::get_if<Laid>(&event); laid != nullptr && !viewer.is(laid->seat))
            return Laid{laid->seat, {}};
        return event;
    }
    State resample(Viewer viewer, Random& random) const {
        State other = *this;
        for (auto& [seat, hand] : other.hands_)
            if (!viewer.is(seat)) other.deck_.insert(other.deck_.end(), hand.begin(), hand.end());
        for (auto& [seat, card] : other.laid_)
            if (!viewer.is(seat)) other.deck_.push_back(card);
        random.shuffle(other.deck_);
        for (auto& [seat, hand] : other.hands_) {
            const std::size_t size = hand.size();
            if (!viewer.is(seat)) hand.clear();
            while (hand.size() < size) other.take_from_deck(seat);
            if (viewer.is(seat) || !other.laid_.contains(seat)) continue;
            other.laid_[seat] = other.deck_.back();
            other.deck_.pop_back();
        }
        return other;
    }

    static std::optional<Move> parse(std::string_view text) {
        if (!text.starts_with('c')) return std::nullopt;
        text.remove_prefix(1);
        const auto card = take_number(text, cards);
        if (!card || !text.empty()) return std::nullopt;
        return Move{*card};
    }
    static std::string print(const Move& move) { return 'c' + std::to_string(move.card); }

    friend bool operator==(const State&, const State&) = default;

private:
    void take_from_deck(Seat seat) {
        hands_[seat].insert(deck_.back());
        deck_.pop_back();
    }
    void show(Events<Event>& events) {
        const auto highest = std::max_element(
            laid_.begin(), laid_.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
        const bool is_last = hands_.begin()->second.empty();
        points_[highest->first] += is_last && options_.last_counts_double ? 2 : 1;
        events.tell(Shown{laid_});
        shown_ = std::exchange(laid_, {});
    }

    Options options_;
    std::vector<int> deck_;
    std::map<Seat, std::set<int>> hands_;
    std::map<Seat, int> laid_, shown_, points_;
};
static_assert(Game<State> && RoundGame<State> && Game<Rounds<State>>);

}  // namespace reami::toy
