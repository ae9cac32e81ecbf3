#include "engine/core/territory.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>

namespace reami {
namespace {

constexpr Board board{4, 3};

/// A drawn board, with its rows from the top; a full stop is an empty square.
class Drawn {
public:
    explicit Drawn(std::string rows) : rows_(std::move(rows)) {}
    std::optional<char> operator()(Square square) const {
        const auto at = (board.rows - 1 - square.row()) * board.columns + square.column();
        const char kind = rows_[static_cast<std::size_t>(at)];
        return kind == '.' ? std::nullopt : std::optional(kind);
    }

private:
    std::string rows_;
};

std::multiset<std::string> of(const Drawn& drawn) {
    std::multiset<std::string> sizes;
    for (const auto& squares : territories(board, drawn))
        sizes.insert(*drawn(squares.front()) + std::to_string(squares.size()));
    return sizes;
}

TEST(Territory, JoinsSquaresOfOneKindAlongSides) {
    EXPECT_EQ(of(Drawn("aab."
                       "abb."
                       "....")),
              (std::multiset<std::string>{"a3", "b3"}));
}

TEST(Territory, IsPartedWhereSquaresTouchAtCornersOnly) {
    EXPECT_EQ(of(Drawn("a.a."
                       ".a.a"
                       "a...")),
              (std::multiset<std::string>{"a1", "a1", "a1", "a1", "a1"}));
}

TEST(Territory, GoesAroundHolesAndFindsEachSquareOnce) {
    EXPECT_EQ(of(Drawn("aaa."
                       "a.a."
                       "aaaa")),
              (std::multiset<std::string>{"a9"}));
}

TEST(Territory, DoesNotGoRoundTheEdgeOfTheBoard) {
    EXPECT_EQ(of(Drawn("a..a"
                       "...."
                       "a..a")),
              (std::multiset<std::string>{"a1", "a1", "a1", "a1"}));
}

TEST(Territory, OfAnEmptyBoardIsNone) {
    EXPECT_TRUE(territories(board, Drawn(std::string(12, '.'))).empty());
}

TEST(Territory, OfOneSquareContainsThatSquareFirst) {
    const Drawn drawn("....a...aa..");
    const auto found =
        territory(board, Square(1, 0), [&](Square square) { return drawn(square) == std::optional('a'); });
    EXPECT_EQ(found, (std::vector<Square>{Square(1, 0), Square(0, 0), Square(0, 1)}));
}

}  // namespace
}  // namespace reami
