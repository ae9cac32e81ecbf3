#include "server/lobby/rooms/directory.hpp"

#include <utility>

namespace reami::lobby {

void Directory::add(RoomOnDisk stored) {
    const Moment now = means_.clock.now();
    stored.room.wake(now, stored.quiet_since);
    means_.open_rooms.changed(stored.room.message(now.steady));
    const Settings& settings = means_.settings;
    const room::RoomServices services{means_.journal,
                                      means_.clock,
                                      means_.workers,
                                      means_.replays,
                                      settings.bot_waits,
                                      settings.limits.inbox_size,
                                      [this](const auto& shown) { changed(shown); }};
    const std::string code = stored.room.state().code;
    const auto& shard = means_.shards[static_cast<std::size_t>(stored.id) % means_.shards.size()];
    auto actor = std::make_shared<room::RoomActor>(shard, stored.id, std::move(stored.room), services);
    {
        const std::lock_guard lock(mutex_);
        rooms_.emplace(code, Listed{actor, stored.opener});
    }
    actor->run();
}

void Directory::changed(const protocol::from_server::Room& room) {
    means_.open_rooms.changed(room);
    if (room.phase != protocol::from_server::Phase::closed) return;
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(room.code);
    if (found == rooms_.end()) return;
    means_.quota.closed(found->second.opener);
    rooms_.erase(found);
}

auto Directory::find(const std::string& code) const -> ActorPtr {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(code);
    return found == rooms_.end() ? nullptr : found->second.actor;
}

std::size_t Directory::size() const {
    const std::lock_guard lock(mutex_);
    return rooms_.size();
}

void Directory::say_bye(const protocol::from_server::Bye& bye) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [code, listed] : rooms_) listed.actor->say_bye(bye);
}

void Directory::stop() const {
    const std::lock_guard lock(mutex_);
    for (const auto& [code, listed] : rooms_) listed.actor->stop();
}

room::Terms Directory::terms() const {
    const Limits& limits = means_.settings.limits;
    return {.away_after = limits.away_after.count(),
            .remembered_for = limits.remembered_for.count(),
            .unentered_closes_after = limits.unentered_room_closes_after.count(),
            .empty_closes_after = limits.empty_room_closes_after.count(),
            .abandoned_after = limits.abandoned_after.count(),
            .chat_lines_at_once = static_cast<int>(limits.chat_lines),
            .chat_line_in = limits.chat_line_in.count()};
}

}  // namespace reami::lobby
