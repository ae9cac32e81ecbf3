// The earlier events from a log are the same, list by list, as the events of the patches. PROTOCOL.md,
// "Earlier events".
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "protocol/json/write.hpp"
#include "protocol/match/move_log.hpp"
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::MoveLog;
using protocol::SharedMatch;
using protocol::from_server::PastMove;

/// One move of a random seat, a list of as many as the seat may play, an `undo`, or seldom a `leave` or a
/// `stop`.
struct Turn {
    Seat seat;
    std::vector<std::string> moves;
};
Turn any_turn(const SharedMatch& match, Random& random) {
    const auto seats = static_cast<std::uint32_t>(match->seats());
    const Seat back = Seat::from_number(1 + static_cast<int>(random.below(seats)));
    if (match->undoes(back) && random.below(12) == 0) return {back, {std::string(protocol::undo)}};
    if (random.below(400) == 0) return {back, {std::string(protocol::stop)}};
    if (!match->left().contains(back) && random.below(60) == 0) return {back, {std::string(protocol::leave)}};
    const PlayedMove first = any_move(match, random);
    Turn turn{first.seat, {first.notation}};
    SharedMatch after = match;
    RC_ASSERT(play(after, first.seat, first.notation) == std::nullopt);
    while (turn.moves.size() < 3 && after->may_go_on(turn.seat) && random.below(2) == 0) {
        turn.moves.push_back(any_move(after, random).notation);
        RC_ASSERT(play(after, turn.seat, turn.moves.back()) == std::nullopt);
    }
    return turn;
}

struct Played {
    MoveLog log;
    std::map<Viewer, std::vector<std::string>> live;  ///< the events that each viewer got
    int v = 0;
    /// The views that each viewer got, by position.
    std::map<Viewer, std::map<int, std::string>> views;
};

Played played(const RandomMatch& of) {
    Random random = of.chance();
    SharedMatch match = of.start();
    Played all{MoveLog(of.origin()), {}, 0, {}};
    const auto tell = [&](std::optional<int> n, const auto& events) {
        for (const Viewer viewer : viewers(match)) {
            all.live[viewer].push_back(json::write(PastMove{match->v(), n, {events(viewer)}}));
            all.views[viewer][match->v().value()] = match->view(viewer);
        }
    };
    tell({}, [&](Viewer viewer) { return match->start_events(viewer); });
    while (!match->to_act().empty()) {
        const Turn turn = any_turn(match, random);
        const auto moves = match->after(turn.seat, turn.moves);
        RC_ASSERT(moves.has_value());
        match = (*moves)->after();
        for (const std::string& move : turn.moves) all.log.add(turn.seat, move, &move != &turn.moves.front());
        const int n = static_cast<int>(turn.moves.size());
        tell(n > 1 ? std::optional(n) : std::nullopt,
             [&](Viewer viewer) { return (*moves)->events(viewer); });
    }
    all.v = match->v().value();
    return all;
}

void append_texts(const protocol::from_server::Events& piece, std::vector<std::string>& to) {
    for (const PastMove& one : piece.told) to.push_back(json::write(one));
}

TYPED_TEST(Law, ALogTellsEveryViewerWhatTheyWouldHaveBeenToldLive) {
    if (protocol::find_game(this->game().name) == nullptr) GTEST_SKIP() << "the toy game has no logs";
    this->hold("logs tell what was told", [](const RandomMatch& of) {
        const Played match = played(of);
        for (const auto& [viewer, live] : match.live) {
            std::vector<std::string> late;
            std::optional<protocol::Version> from = 0;
            while (from) {
                const auto piece = match.log.events(viewer, *from, match.v);
                RC_ASSERT(piece.told.size() == 1 || json::write(piece).size() < MoveLog::most_bytes + 100);
                append_texts(piece, late);
                from = piece.next;
            }
            RC_ASSERT(late == live);
        }
    });
}

TYPED_TEST(Law, APartOfALogIsToldAsItIsInTheWhole) {
    if (protocol::find_game(this->game().name) == nullptr) GTEST_SKIP() << "the toy game has no logs";
    this->hold("logs are told in parts", [](const RandomMatch& of) {
        const Played match = played(of);
        Random random = of.chance().fork(3);
        const int from = static_cast<int>(random.below(static_cast<std::uint32_t>(match.v) + 1));
        const int until = std::min(match.v, from + static_cast<int>(random.below(8)));
        const auto& live = match.live.at(Viewer::everybody());
        std::vector<std::string> part, expected;
        append_texts(match.log.events(Viewer::everybody(), from, until), part);
        for (const std::string& one : live) {
            const int v = nlohmann::json::parse(one).at("v");
            if (from <= v && v <= until) expected.push_back(one);
        }
        RC_ASSERT(part == expected);
    });
}

TYPED_TEST(Law, ALogShowsEveryViewerEachPositionAsItWasShownLive) {
    if (protocol::find_game(this->game().name) == nullptr) GTEST_SKIP() << "the toy game has no logs";
    this->hold("logs show past positions", [](const RandomMatch& of) {
        const Played match = played(of);
        Random random = of.chance().fork(4);
        const int v = static_cast<int>(random.below(static_cast<std::uint32_t>(match.v) + 1));
        for (const auto& [viewer, views] : match.views) {
            const auto shown =
                views.lower_bound(v);  // a position inside a list is shown as the one after the list
            const auto position = match.log.position(viewer, v);
            RC_ASSERT(position.v.value() == shown->first);
            RC_ASSERT(position.view.text == shown->second);
        }
    });
}

}  // namespace
}  // namespace reami::laws
