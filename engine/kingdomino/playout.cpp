#include "engine/kingdomino/playout.hpp"

#include <algorithm>

namespace reami::kingdomino {

Playout::Playout(const State& match) : options_(match.options()), seats_(match.seats()) {
    const View view = match.view(Viewer::everybody());
    const Scale size = scale(options_, seats_);
    row_size_ = static_cast<std::size_t>(size.row);
    left_ = static_cast<std::size_t>(view.left);
    for (const std::uint8_t number : match.unseen()) unseen_.push_back(number);
    for (const Seat seat : SeatSet::first(seats_))
        kingdoms_[seat] = QuickKingdom(match.kingdom(seat), options_);
    const auto take = [&view](int turn, auto& slots) {
        const auto row = view.rows.find(turn);
        if (row == view.rows.end()) return;
        for (const auto& [number, king] : row->second)
            slots.push_back({static_cast<std::uint8_t>(number),
                             king == 0 ? std::nullopt : std::optional(Seat::from_number(king))});
    };
    take(view.turn + 1, next_);
    if (!view.acting) return;
    if (!view.placing) current_.push_back({0, *view.acting});
    if (view.turn > 0)
        take(view.turn, current_);
    else
        add_kings_to_draw(*view.acting, size.kings);
}

void Playout::add_kings_to_draw(Seat drawn_last, int of_each_seat) {
    for (const Seat seat : SeatSet::first(seats_)) {
        const auto is_its_king = [seat](const Slot& slot) { return slot.king == seat; };
        auto drawn = std::count_if(next_.begin(), next_.end(), is_its_king) + (seat == drawn_last ? 1 : 0);
        for (; drawn < of_each_seat; ++drawn) current_.push_back({0, seat});
    }
}

void Playout::deal(QuickRandom& random) {
    // Shuffles the last `count` items among all items from `first`.
    const auto shuffle = [&random](auto& items, std::size_t first, std::size_t count) {
        for (std::size_t last = items.size(); count > 0; --count, --last)
            std::swap(items[last - 1], items[first + random.below(static_cast<std::uint32_t>(last - first))]);
    };
    shuffle(unseen_, 0, left_);
    const bool draws_kings = !next_.empty() && current_.back().domino == 0;
    if (draws_kings) shuffle(current_, acting_ + 1, current_.size() - acting_ - 1);
}

void Playout::place(Placement at) {
    kingdoms_[acting()].place(current_[acting_].domino, at);
    end_placing();
}

void Playout::discard() {
    kingdoms_[acting()].discard();
    end_placing();
}

void Playout::end_placing() {
    current_[acting_].domino = 0;
    if (next_.empty()) next_king();  // R2.3
}

void Playout::choose(int number) {
    const Seat seat = acting();
    for (Slot& slot : next_)
        if (slot.domino == number) slot.king = seat;
    next_king();
}

void Playout::play_greedily(const Weights& weights, QuickRandom& random) {
    const QuickKingdom& own = kingdoms_[acting()];
    if (const auto number = to_place()) {
        const auto fit = own.best_fit(*number, weights, random);
        return fit ? place(fit->at) : discard();
    }
    const auto is_free = [](const Slot& slot) { return !slot.king; };
    const bool is_last = std::count_if(next_.begin(), next_.end(), is_free) == 1;
    std::optional<int> highest;
    int best = 0;
    for (const Slot& slot : next_) {
        if (!is_free(slot)) continue;
        const auto fit = is_last ? std::nullopt : own.best_fit(slot.domino, weights, random);
        const int worth = fit ? fit->worth : -weights.centre;
        if (highest && worth <= *highest) continue;
        highest = worth;
        best = slot.domino;
    }
    choose(best);
}

void Playout::next_king() {
    if (++acting_ < current_.size() || next_.empty()) return;
    current_.clear();
    for (const Slot& slot : next_)
        if (slot.king) current_.push_back(slot);  // R1.2
    acting_ = 0;
    draw_row();
}

void Playout::draw_row() {
    next_.clear();
    if (left_ == 0) return;
    for (std::size_t i = 0; i < row_size_; ++i, --left_) {
        next_.push_back({unseen_.back(), std::nullopt});
        unseen_.pop_back();
    }
    std::ranges::sort(next_, {}, &Slot::domino);
}

double Playout::share(Seat seat) const {
    int best = 0;
    for (const Seat other : SeatSet::first(seats_))
        if (other != seat) best = std::max(best, points(other));
    const int own = points(seat);
    return own + best == 0 ? 0.5 : static_cast<double>(own) / (own + best);
}

}  // namespace reami::kingdomino
