#include "protocol/match/move_log.hpp"

#include <iterator>
#include <sstream>
#include <stdexcept>

#include "protocol/json/write.hpp"

namespace reami::protocol {

void MoveLog::add(Seat seat, std::string_view move, bool goes_on) {
    if (!goes_on) {
        if (!turns_.empty()) turns_ += '\n';
        turns_ += std::to_string(seat.number());
    }
    turns_ += ' ';
    turns_ += move;
}

void MoveLog::replay(Viewer viewer,
                     const std::function<bool(const Match&, const std::string& events)>& visit) const {
    SharedMatch match = Match::start(start_).value();
    bool goes_on = visit(*match, match->start_events(viewer));
    std::istringstream turns(turns_);
    for (std::string turn; goes_on && std::getline(turns, turn);) {
        std::istringstream moves(turn);
        int seat = 0;
        moves >> seat;
        const auto played =
            match->after(Seat::from_number(seat), {std::istream_iterator<std::string>(moves), {}});
        if (!played)
            throw std::logic_error("the moves " + turn + " of the log are refused: " + played.error().code);
        match = (*played)->after();
        goes_on = visit(*match, (*played)->events(viewer));
    }
}

from_server::Events MoveLog::events(Viewer viewer, Version from, Version until) const {
    from_server::Events told;
    std::size_t bytes = 0;
    Version before;
    replay(viewer, [&](const Match& match, const std::string& events) {
        const Version v = match.v();
        const int moves = v.value() - std::exchange(before, v).value();
        if (v < from) return true;
        if (v > until) return false;
        from_server::PastMove one{.v = v, .n = {}, .events = {events}};
        if (moves > 1) one.n = moves;
        bytes += json::write(one).size() + 1;
        if (bytes > most_bytes && !told.told.empty()) {
            told.next = told.told.back().v.next();
            return false;
        }
        told.told.push_back(std::move(one));
        return true;
    });
    return told;
}

from_server::Position MoveLog::position(Viewer viewer, Version v) const {
    from_server::Position position;
    replay(viewer, [&](const Match& match, const std::string&) {
        position.v = match.v();
        if (position.v < v) return true;
        position.view = {match.view(viewer)};
        return false;
    });
    return position;
}

}  // namespace reami::protocol
