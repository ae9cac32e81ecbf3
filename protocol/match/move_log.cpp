#include "protocol/match/move_log.hpp"

#include <sstream>
#include <stdexcept>

#include "protocol/json/write.hpp"

namespace reami::protocol {

namespace {

/// Appends a JSON list to another: `[1,2]` and `[3]` give `[1,2,3]`.
void append_list(std::string& list, const std::string& more) {
    constexpr std::string_view empty = "[]";
    if (more == empty) return;
    if (list == empty) {
        list = more;
        return;
    }
    list.back() = ',';
    list.append(more, 1);
}

}  // namespace

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
    auto match = Match::start(start_).value();
    bool goes_on = visit(match, match.events(viewer));
    std::istringstream turns(turns_);
    for (std::string turn; goes_on && std::getline(turns, turn);) {
        std::istringstream moves(turn);
        int seat = 0;
        moves >> seat;
        std::string events = "[]";
        for (std::string move; moves >> move;) {
            if (const auto refusal = match.play(Seat::from_number(seat), move))
                throw std::logic_error("move " + move + " of the log is refused: " + refusal->code);
            append_list(events, match.events(viewer));
        }
        goes_on = visit(match, events);
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
