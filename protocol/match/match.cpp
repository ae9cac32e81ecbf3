#include "protocol/match/match.hpp"

namespace reami::protocol {

std::optional<Refusal> play_list(SharedMatch& match, Seat seat, const std::vector<std::string>& moves) {
    const auto played = match->after(seat, moves);
    if (!played) return played.error();
    match = (*played)->after();
    return std::nullopt;
}

std::optional<Refusal> play(SharedMatch& match, Seat seat, std::string_view move) {
    auto why = play_list(match, seat, {std::string(move)});
    if (why) why->at.reset();
    return why;
}

namespace {

Expected<from_server::Preview, Refusal> preview(const PlayedOrRefusal& known, Seat seat, Viewer viewer) {
    if (!known) return known.error();
    const PlayedMoves& played = **known;
    const SharedMatch after = played.after();
    from_server::Preview preview;
    preview.legal = after->legal_moves(seat);
    preview.events.text = played.events(viewer);
    for (const Seat each : SeatSet::first(after->seats())) preview.points[each] = after->points(each);
    preview.change.text = played.patch(viewer);
    return preview;
}

}  // namespace

Expected<from_server::Preview, Refusal> preview(const Match& match, Seat seat, Viewer viewer,
                                                const std::vector<std::string>& moves) {
    return preview(match.known_after(seat, moves), seat, viewer);
}

Expected<from_server::Preview, Refusal> preview_plan(const Match& match, Seat seat, Viewer viewer,
                                                     const std::vector<std::string>& moves) {
    return preview(match.planned(seat, moves), seat, viewer);
}

from_server::Hint hint(const Match& match, Seat seat, std::string_view bot, Random& random) {
    from_server::Hint hint;
    SharedMatch after;
    for (const Match* now = &match; hint.moves.size() < most_moves; now = after.get()) {
        hint.moves.push_back(now->bot_move(bot, seat, random));
        const auto played = match.after(seat, hint.moves);
        if (!played) break;
        after = (*played)->after();
        if (!after->may_go_on(seat)) break;
    }
    return hint;
}

}  // namespace reami::protocol
