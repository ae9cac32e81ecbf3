// A match that a test plays by notation from a set-up given by hand. It writes the events of the match as
// short texts. The table.hpp of each game has a `told` for each of the game's events. The texts of the events
// of rounds are
//
//   ready 1    undone 1    round_ended 1    match_ended
#pragma once

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rounds.hpp"

namespace reami {

inline Seat seat(int number) { return Seat::from_number(number); }

using Texts = std::vector<std::string>;

/// The points by seat, such as ` 1:8 2:0`.
inline std::string told(const SeatPoints& points) {
    std::string text;
    for (const auto& [seat, of_seat] : points)
        text += ' ' + std::to_string(seat.number()) + ':' + std::to_string(of_seat);
    return text;
}
inline std::string told(const Readied& event) { return "ready " + std::to_string(event.seat.number()); }
inline std::string told(const Undone& event) { return "undone " + std::to_string(event.seat.number()); }
inline std::string told(const Stopped&) { return "stopped"; }
inline std::string told(const SeatGivenUp& event) { return "gave_up " + std::to_string(event.seat.number()); }
inline std::string told(const RoundEnded& event) { return "round_ended " + std::to_string(event.round); }
inline std::string told(const MatchEnded&) { return "match_ended"; }

template <class G>
class Table {
public:
    Table(const typename G::Options& options, int seats, const std::string& set_up_text)
        : Table(options, seats, read(options, seats, set_up_text)) {}
    Table(const typename G::Options& options, int seats, const typename G::SetUp& set_up)
        : match_(G::start(options, seats, set_up, events_)) {}

    const G& match() const { return match_; }
    /// The events of the start, or of the last move.
    Texts happened() const {
        Texts all;
        for (const auto& event : events_.all())
            all.push_back(std::visit([](const auto& one) { return told(one); }, event));
        return all;
    }
    const std::vector<typename G::Event>& events() const { return events_.all(); }

    /// Plays moves of the seat to act. Throws at a text that is no move, or that breaks a rule.
    void play(std::initializer_list<std::string_view> moves) {
        for (const std::string_view move : moves) play(*match_.to_act().begin(), move);
    }
    void play(Seat seat, std::string_view text) {
        const auto move = G::parse(text);
        if (!move || !match_.to_act().contains(seat))
            throw std::invalid_argument("no move: " + std::string(text));
        events_ = {};
        if (const auto broken = apply(match_, seat, *move, events_))
            throw std::invalid_argument(std::string(text) + " breaks " + std::string(G::rule_name(*broken)));
    }
    /// Plays the first legal move of the seat to act.
    void play_any() {
        const Seat seat = *match_.to_act().begin();
        play(seat, G::print(match_.legal_moves(seat)[0]));
    }
    /// The name of the rule that this move of the seat to act breaks; empty if it is legal.
    std::string broken(std::string_view text) const {
        const auto rule = match_.check(*match_.to_act().begin(), *G::parse(text));
        return rule ? std::string(G::rule_name(*rule)) : "";
    }
    /// The seat to act.
    int acting() const { return (*match_.to_act().begin()).number(); }
    Texts legal() const {
        Texts all;
        for (const auto& move : match_.legal_moves(*match_.to_act().begin())) all.push_back(G::print(move));
        return all;
    }

private:
    static typename G::SetUp read(const typename G::Options& options, int seats, const std::string& text) {
        SetUpFault why;
        const auto set_up = G::SetUp::parse(text, why);
        if (!set_up) throw std::invalid_argument("no set-up: " + why.key);
        if (const auto wrong = set_up->fault(options, seats)) throw std::invalid_argument(wrong->key);
        return *set_up;
    }

    Events<typename G::Event> events_;
    G match_;
};

}  // namespace reami
