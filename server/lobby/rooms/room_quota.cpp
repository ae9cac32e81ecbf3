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
    if (opener) {
        const auto open = open_.find(*opener);
        if (open != open_.end() && open->second >= limits_.rooms_an_address)
            return refused(code::too_many_rooms,
                           protocol::Detail{"rooms_open", {{"count", std::to_string(open->second)}}}, 600);
        const Millis wait = opened_.until_fewer_than(limits_.rooms_an_hour, *opener, now);
        if (wait > 0)
            return refused(
                code::too_many_rooms,
                protocol::Detail{"rooms_an_hour", {{"count", std::to_string(limits_.rooms_an_hour)}}},
                static_cast<int>((wait + 999) / 1000));
        ++open_[*opener];
        opened_.add(*opener, now);
    }
    ++rooms_;
    return std::nullopt;
}

void RoomQuota::give_back(const Opener& opener) {
    closed(opener);
    const std::lock_guard lock(mutex_);
    if (opener) opened_.take_back(*opener);
}

void RoomQuota::restored(const Opener& opener) {
    const std::lock_guard lock(mutex_);
    ++rooms_;
    if (opener) ++open_[*opener];
}

void RoomQuota::closed(const Opener& opener) {
    const std::lock_guard lock(mutex_);
    --rooms_;
    if (!opener) return;
    const auto found = open_.find(*opener);
    if (found != open_.end() && --found->second == 0) open_.erase(found);
}

}  // namespace reami::lobby
