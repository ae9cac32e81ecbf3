// The engine reads each move in the form in which it writes the move. No other text is a move.
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

TYPED_TEST(Law, ParsingUndoesPrinting) {
    this->hold("print(parse(t)) = t", [](const RandomMatch& of) {
        using G = TypeParam;
        play_to_the_end(of, [](const protocol::SharedMatch& match) {
            for (const Seat seat : match->to_act())
                for (const std::string& text : match->legal_moves(seat)) {
                    const auto move = G::parse(text);
                    RC_ASSERT(move.has_value());
                    RC_ASSERT(G::print(*move) == text);
                }
        });
    });
}

/// The texts consist of the letters of moves, so that some of them are moves.
TYPED_TEST(Law, AnyTextIsAMoveInItsOwnWritingOrNone) {
    EXPECT_TRUE(rc::check("print(parse(t)) = t, or nothing", [] {
        static const std::string letters = "abgmn=c0123456789 ";
        const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(letters));
        const auto move = TypeParam::parse(text);
        if (move) RC_ASSERT(TypeParam::print(*move) == text);
    }));
}

}  // namespace
}  // namespace reami::laws
