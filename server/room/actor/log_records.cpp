#include "server/room/actor/log_records.hpp"

#include <spdlog/spdlog.h>

#include <variant>

namespace reami::room {

namespace {

struct LogLine {
    store::RoomId room;

    void operator()(const store::MatchStarted& match) const {
        spdlog::info("room {}: match {} begins, with {} seats", room, match.match.value(), match.seats);
    }
    void operator()(const store::MatchFinished& match) const {
        spdlog::info("room {}: match {} is over", room, match.match.value());
    }
    void operator()(const store::MatchAbandoned& match) const {
        spdlog::info("room {}: match {} is abandoned", room, match.match.value());
    }
    void operator()(const store::RoomClosed& /*closed*/) const { spdlog::info("room {}: closed", room); }
    template <class Other>
    void operator()(const Other& /*other*/) const {}
};

}  // namespace

void log_records(store::RoomId room, const std::vector<store::Record>& records) {
    for (const store::Record& record : records) std::visit(LogLine{room}, record);
}

}  // namespace reami::room
