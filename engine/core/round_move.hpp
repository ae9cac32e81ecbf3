// A move in a match of rounds, and the list of legal moves: during a round the moves of its game, between two
// rounds the move `ready`.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

namespace reami {

/// A move of the round, or `ready` between rounds.
template <class G>
class RoundMove {
public:
    RoundMove() = default;
    RoundMove(typename G::Move move) : of_round_(std::move(move)) {}  // NOLINT(google-explicit-constructor)
    static RoundMove ready() { return {}; }

    bool is_ready() const { return !of_round_; }
    const typename G::Move& of_round() const { return *of_round_; }  ///< expects a move of the round

    friend bool operator==(const RoundMove&, const RoundMove&) = default;

private:
    std::optional<typename G::Move> of_round_;
};

/// The legal moves of the round, or the one move `ready`, or no move.
template <class G>
class RoundMoves {
public:
    using Move = RoundMove<G>;

    RoundMoves() = default;
    explicit RoundMoves(typename G::Moves moves) : of_round_(std::move(moves)) {}
    static RoundMoves only_ready() {
        RoundMoves moves;
        moves.ready_ = true;
        return moves;
    }

    std::size_t size() const { return ready_ ? 1 : of_round_.size(); }
    Move operator[](std::size_t i) const { return ready_ ? Move::ready() : Move(of_round_[i]); }

    class Iterator {
    public:
        using Inner = decltype(std::declval<const typename G::Moves&>().begin());
        Iterator(Inner inner, bool ready) : inner_(inner), ready_(ready) {}
        Move operator*() const { return ready_ ? Move::ready() : Move(*inner_); }
        Iterator& operator++() {
            if (ready_)
                ready_ = false;
            else
                ++inner_;
            return *this;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) {
            return a.ready_ == b.ready_ && !(a.inner_ != b.inner_);
        }

    private:
        Inner inner_;
        bool ready_;
    };
    Iterator begin() const { return Iterator(of_round_.begin(), ready_); }
    Iterator end() const { return Iterator(of_round_.end(), false); }

private:
    typename G::Moves of_round_{};
    bool ready_ = false;
};

}  // namespace reami
