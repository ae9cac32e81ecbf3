// Shows whether the cards of Domaine are in balance: how often the bank can't pay a sale in full (R4.7), and
// how often the King ends a match (R12.1).
#pragma once

#include "engine/core/rounds.hpp"
#include "engine/domaine/state.hpp"

namespace reami::arena {

using Domaine = Rounds<domaine::State>;

struct DomaineBalance {
    int matches = 0, ended_by_king = 0;
    int sales = 0, short_sales = 0;

    void add_move(const domaine::Position& before, const domaine::Move& move) {
        const auto* sale = std::get_if<domaine::SellCard>(&move);
        if (sale == nullptr) return;
        ++sales;
        if (before.bank < sale->card.sell()) ++short_sales;
    }
    void add_end(const domaine::Position& end) {
        ++matches;
        if (end.ending == domaine::Ending::king) ++ended_by_king;
    }
    DomaineBalance& operator+=(const DomaineBalance& other) {
        matches += other.matches;
        ended_by_king += other.ended_by_king;
        sales += other.sales;
        short_sales += other.short_sales;
        return *this;
    }
};

}  // namespace reami::arena
