#include "server/room/actor/log_records.hpp"

#include <variant>

#include "server/runtime/log_about.hpp"

namespace reami::room {

namespace {

struct LogLine {
    store::RoomId room;

    void operator()(const store::MatchStarted& match) const {
        say(match.match, "begins, with " + std::to_string(match.seats) + " seats");
    }
    void operator()(const store::MatchFinished& match) const { say(match.match, "is over"); }
    void operator()(const store::MatchAbandoned& match) const {
        const bool is_agreed = match.why == protocol::NoResult::agreed;
        say(match.match, is_agreed ? "is ended by its players, without a result" : "is abandoned");
    }
    void operator()(const store::RoomClosed& /*closed*/) const {
        log_about(spdlog::level::info, {room}, "closed");
    }
    template <class Other>
    void operator()(const Other& /*other*/) const {}
    void say(protocol::MatchNumber match, const std::string& what) const {
        log_about(spdlog::level::info, {room, match.value()}, what);
    }
};

}  // namespace

void log_records(store::RoomId room, const std::vector<store::Record>& records) {
    for (const store::Record& record : records) std::visit(LogLine{room}, record);
}

}  // namespace reami::room
