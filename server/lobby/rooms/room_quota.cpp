#include "server/lobby/rooms/room_quota.hpp"

#include "protocol/messages/codes.hpp"

namespace reami::lobby {

namespace code = protocol::code;

void RoomQuota::change(const Limits& limits) {
    const std::lock_guard lock(mutex_);
    limits_ = limits;
}

std::optional<Refused> RoomQuota::take(const Opener& opener, Millis now) {
    const std::lock_guard lock(mutex_);
    if (rooms_ >= limits_.rooms)
        return refused(code::too_many_rooms, protocol::Detail{"server_has_no_room"}, 60);
    if (opener && !asks_the_database()) {
        const auto open = open_.find(*opener);
        if (auto refused = judge(open == open_.end() ? 0 : open->second,
                                 opened_.until_fewer_than(limits_.rooms_an_hour, *opener, now)))
            return refused;
        ++open_[*opener];
        opened_.add(*opener, now);
    }
    ++rooms_;
    return std::nullopt;
}

/// `wait`: the time in milliseconds until the opener is below the hourly limit again.
std::optional<Refused> RoomQuota::judge(std::size_t open, Millis wait) const {
    if (open >= limits_.rooms_an_address)
        return refused(code::too_many_rooms,
                       protocol::Detail{"rooms_open", {{"count", std::to_string(open)}}}, 600);
    if (wait > 0)
        return refused(code::too_many_rooms,
                       protocol::Detail{"rooms_an_hour", {{"count", std::to_string(limits_.rooms_an_hour)}}},
                       static_cast<int>((wait + 999) / 1000));
    return std::nullopt;
}

std::size_t RoomQuota::an_hour() const {
    const std::lock_guard lock(mutex_);
    return limits_.rooms_an_hour;
}

std::optional<Refused> RoomQuota::judge(const store::OpenedBy& rooms, Millis wall) const {
    const std::lock_guard lock(mutex_);
    const Millis wait =
        rooms.oldest_of_most ? *rooms.oldest_of_most + HourlyQuota<store::Hash>::hour - wall : 0;
    return judge(rooms.open, wait);
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
