#include "server/lobby/rooms/room_quota.hpp"

#include "protocol/messages/codes.hpp"

namespace reami::lobby {

namespace code = protocol::code;

std::optional<protocol::Refusal> RoomQuota::take(const Opener& opener, Millis now) {
    const SettingsPtr settings = settings_.get();
    const Limits& limits = settings->limits;
    const std::lock_guard lock(mutex_);
    if (rooms_ >= limits.rooms)
        return protocol::refusal(code::too_many_rooms, protocol::Detail{"server_has_no_room"}, 60);
    if (opener && !asks_the_database()) {
        const auto open = open_.find(*opener);
        if (auto refused = judge(limits, open == open_.end() ? 0 : open->second,
                                 opened_.until_fewer_than(limits.rooms_an_hour, *opener, now)))
            return refused;
        ++open_[*opener];
        opened_.add(*opener, now);
    }
    ++rooms_;
    return std::nullopt;
}

/// `wait`: the time in milliseconds until the opener is below the hourly limit again.
std::optional<protocol::Refusal> RoomQuota::judge(const Limits& limits, std::size_t open, Millis wait) {
    if (open >= limits.rooms_an_address)
        return protocol::refusal(code::too_many_rooms,
                                 protocol::Detail{"rooms_open", {{"count", std::to_string(open)}}}, 600);
    if (wait > 0)
        return protocol::refusal(
            code::too_many_rooms,
            protocol::Detail{"rooms_an_hour", {{"count", std::to_string(limits.rooms_an_hour)}}},
            static_cast<int>((wait + 999) / 1000));
    return std::nullopt;
}

std::size_t RoomQuota::an_hour() const { return settings_.get()->limits.rooms_an_hour; }

std::optional<protocol::Refusal> RoomQuota::judge(const store::OpenedBy& rooms, Millis wall) const {
    const Millis wait =
        rooms.oldest_of_most ? *rooms.oldest_of_most + HourlyQuota<store::Hash>::hour - wall : 0;
    return judge(settings_.get()->limits, rooms.open, wait);
}

void RoomQuota::give_back(const Opener& opener) {
    closed(opener);
    const std::lock_guard lock(mutex_);
    if (opener && !asks_the_database()) opened_.take_back(*opener);
}

void RoomQuota::restored(const Opener& opener) {
    const std::lock_guard lock(mutex_);
    ++rooms_;
    if (opener && !asks_the_database()) ++open_[*opener];
}

void RoomQuota::rests() {
    const std::lock_guard lock(mutex_);
    --rooms_;
}

void RoomQuota::wakes() {
    const std::lock_guard lock(mutex_);
    ++rooms_;
}

void RoomQuota::closed(const Opener& opener) {
    const std::lock_guard lock(mutex_);
    --rooms_;
    if (!opener || asks_the_database()) return;
    const auto found = open_.find(*opener);
    if (found != open_.end() && --found->second == 0) open_.erase(found);
}

}  // namespace reami::lobby
