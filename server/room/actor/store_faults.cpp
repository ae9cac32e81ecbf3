#include "server/room/actor/store_faults.hpp"

#include "server/room/actor/retry.hpp"
#include "server/room/judging.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/log_outage.hpp"

namespace reami::room {

using namespace std::chrono_literals;

void StoreFaults::note(const std::optional<Asker>& asker, const store::Fault& fault) {
    using Kind = store::Fault::Kind;
    if (fault.kind == Kind::fenced) return;  // the actor now loses the room, and closes its connections
    const bool is_final = fault.kind == Kind::refused;
    if (is_final)
        log_about(spdlog::level::err, served_.subject(), "could not store an entry: {}", fault.why);
    else
        log_outage("could not store an entry of a room yet", fault.why);
    if (is_final && asker) return served_.connections.send(refuse(served_.room.snapshot(), *asker, {}));
    if (is_final)
        begin_pause(last_retry);
    else if (served_.now().steady >= ends_at_)  // at most once per pause
        begin_pause(growing(pause_));
    if (fault.kind == Kind::unknown) return;  // only the server's next start shows the outcome
    if (asker)
        served_.connections.send(refuse(served_.room.snapshot(), *asker, static_cast<int>(pause_ / 1s)));
}

void StoreFaults::begin_pause(std::chrono::milliseconds pause) {
    pause_ = pause;
    ends_at_ = served_.now().steady + pause.count();
}

std::optional<Millis> StoreFaults::next_attempt(Millis now) const {
    if (pause_ == 0ms) return std::nullopt;
    return now < ends_at_ ? ends_at_ : now + pause_.count();
}

bool StoreFaults::is_stalled() const { return pause_ > 0ms && !served_.services.journal.health().answering; }

}  // namespace reami::room
