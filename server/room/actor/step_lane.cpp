#include "server/room/actor/step_lane.hpp"

#include <sodium.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

#include "server/room/actor/log_records.hpp"

namespace reami::room {

namespace {

Secret fresh_secret() {
    Secret secret{};
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

bool is_played_move(const store::Record& record) { return std::holds_alternative<store::MovePlayed>(record); }

}  // namespace

StepLane::StepLane(ServedRoom& served, StoreFaults& faults)
    : served_(served), faults_(faults), next_secret_(fresh_secret()) {}

std::optional<Millis> StepLane::storing_since() const {
    return storing_ ? std::optional(storing_->since) : std::nullopt;
}

bool StepLane::has_request_of(ClientId client) const {
    const bool is_stored = storing_ && storing_->step.asker && storing_->step.asker->client == client;
    return is_stored || waiting_.has_from(client);
}

bool StepLane::must_wait(const RoomInput& input) const {
    if (!served_.is_open() || (!storing_ && !served_.is_draining)) return false;
    if (const auto* went = std::get_if<Went>(&input.what)) return waiting_.has_from(went->client);
    return std::holds_alternative<ClientRequest>(input.what) ||
           std::holds_alternative<BotMoved>(input.what) || std::holds_alternative<AdminOrder>(input.what);
}

std::optional<RoomInput> StepLane::next() {
    if (!served_.takes_steps() || storing_ || waiting_.is_empty()) return std::nullopt;
    return waiting_.take_first();
}

store::Entry StepLane::begin(Step step, const InputContext& context, std::shared_ptr<OrderReply> reply) {
    if (std::ranges::any_of(step.records, ends_match)) next_secret_ = fresh_secret();
    storing_.emplace(Storing{std::move(step), context, served_.now().steady, std::move(reply)});
    return {served_.id, context.now.wall, storing_->step.records};
}

InputContext StepLane::answered(const store::Appended& appended) {
    Storing answer = *std::exchange(storing_, std::nullopt);
    const InputContext context = answer.context;
    const auto reply = answer.reply;
    if (!appended.fault) {
        show(std::move(answer), appended);
        if (reply) reply->give(std::nullopt);
        return context;
    }
    if (reply) reply->give(refusal(code::store_unavailable));
    faults_.note(answer.step.asker, *appended.fault);
    return context;
}

void StepLane::show(Storing stored, const store::Appended& appended) {
    faults_.clear();
    const Moment now = stored.context.now;
    if (served_.room.shown()->stalled) served_.connections.send(served_.room.tick({}, now));
    const auto moves = static_cast<std::uint64_t>(std::ranges::count_if(stored.step.records, is_played_move));
    Meters& meters = served_.services.meters;
    meters.moves += moves;
    log_records(served_.id, stored.step.records);
    // No player pays for the time of storing, so clocks start now.
    const Moment shown{now.wall, served_.now().steady};
    served_.connections.send(served_.room.advance(std::move(stored.step), shown));
    if (moves == 0) return;
    const auto came = stored.context.came;
    meters.stored_seconds.add(std::chrono::duration<double>(appended.at - came).count());
    meters.delivered_seconds.add(seconds_since(came));
}

}  // namespace reami::room
