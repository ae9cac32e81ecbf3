// A resampled match differs only in hidden information, and is a match like any other.
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

TYPED_TEST(Law, AResampledMatchLooksTheSameToItsViewer) {
    this->hold("resample keeps the view", [](const RandomMatch& of) {
        Random random = of.chance().fork(3);
        some_positions(of, [&](const protocol::SharedMatch& match) {
            for (const Viewer viewer : viewers(match)) {
                const protocol::SharedMatch other = match->resample(viewer, random);
                RC_ASSERT(other->view(viewer) == match->view(viewer));
                RC_ASSERT(other->to_act() == match->to_act());
                RC_ASSERT(other->v() == match->v());
                RC_ASSERT(other->result() == match->result());
                if (viewer.is_seat())
                    RC_ASSERT(other->legal_moves(viewer.seat()) == match->legal_moves(viewer.seat()));
            }
        });
    });
}

TYPED_TEST(Law, AResampledMatchIsPlayedToItsEnd) {
    this->hold("resampled matches end", [](const RandomMatch& of) {
        Random random = of.chance().fork(4);
        protocol::SharedMatch match = of.start();
        while (!match->to_act().empty()) {
            if (random.below(8) == 0) match = match->resample(*match->to_act().begin(), random);
            const PlayedMove move = any_move(match, random);
            RC_ASSERT(play(match, move.seat, move.notation) == std::nullopt);
        }
        RC_ASSERT(match->result().has_value());
    });
}

TYPED_TEST(Law, EveryBotPlaysALegalMove) {
    const auto& bots = this->game().bots;
    this->hold("bots are legal", [&](const RandomMatch& of) {
        Random random = of.chance().fork(5);
        protocol::SharedMatch match = of.start();
        for (int i = 0; i < 4 && !match->to_act().empty(); ++i) {
            const Seat seat = *match->to_act().begin();
            const std::string& bot = bots[random.below(static_cast<std::uint32_t>(bots.size()))];
            RC_ASSERT(play(match, seat, match->bot_move(bot, seat, random)) == std::nullopt);
        }
    });
}

}  // namespace
}  // namespace reami::laws
