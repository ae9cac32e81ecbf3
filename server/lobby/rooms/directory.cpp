#include "server/lobby/rooms/directory.hpp"

#include <sodium.h>

#include <tuple>

namespace reami::lobby {

namespace {

constexpr store::Millis people_come_back_within = 600'000;  ///< after the server's start

/// The limits that determine when something is due in a room without people.
auto due_after(const Limits& limits) {
    return std::tie(limits.unentered_room_closes_after, limits.empty_room_closes_after,
                    limits.abandoned_after, limits.kept_room_closes_after);
}

}  // namespace

Directory::Directory(Dependencies dependencies)
    : dependencies_(std::move(dependencies)),
      rooms_stay_until_(dependencies_.clock.now().steady + people_come_back_within),
      settings_(dependencies_.settings.get()) {}

void Directory::settings_changed() {
    const std::lock_guard lock(mutex_);
    const SettingsPtr before = std::exchange(settings_, dependencies_.settings.get());
    if (due_after(settings_->limits) != due_after(before->limits))
        for (auto& [code, one] : resting_) one.due_at = dependencies_.clock.now().steady;  // each room wakes
    for (const auto& [code, listed] : rooms_) listed.actor->change(settings_);
}

void Directory::add(RoomOnDisk stored) {
    const Moment now = dependencies_.clock.now();
    stored.room.wake(now, stored.unused_for, rooms_stay_until_);
    if (stored.claim) stored.room.serve_in(stored.claim->epoch);
    dependencies_.open_rooms.changed(std::make_shared<const protocol::from_server::Room>(
        room::public_view(stored.room.snapshot(), now.steady)));
    const std::string code = stored.room.state().code;
    const auto& shard =
        dependencies_.shards[static_cast<std::size_t>(stored.id) % dependencies_.shards.size()];
    ActorPtr actor;
    {
        const std::lock_guard lock(mutex_);  // so the settings can't change until the room is listed
        const room::RoomServices services{dependencies_.journal,
                                          dependencies_.clock,
                                          dependencies_.meters,
                                          dependencies_.bots,
                                          dependencies_.workers,
                                          settings_,
                                          [this](const auto& shown) { changed(shown); },
                                          dependencies_.remind};
        stored.room.change(settings_->limits);
        actor = std::make_shared<room::RoomActor>(shard, stored.id, std::move(stored.room), services,
                                                  std::move(stored.claim));
        rooms_.emplace(code, Listed{actor, stored.opener});
        if (resting_.erase(code) > 0) dependencies_.quota.wakes();
    }
    actor->run();
}

store::RoomId Directory::next_room() {
    if (!is_shared_) return ++last_room_;
    constexpr std::uint64_t most = (std::uint64_t{1} << 53U) - 1;  // the largest exact integer of JSON
    std::uint64_t random = 0;
    randombytes_buf(&random, sizeof random);
    return static_cast<store::RoomId>(1 + random % most);
}

void Directory::changed(const room::RoomMessage& room) {
    const auto before = dependencies_.open_rooms.changed(room);
    if (dependencies_.on_change) dependencies_.on_change(before, room);
    if (room->phase != protocol::from_server::Phase::closed) return;
    ActorPtr gone;
    {
        const std::lock_guard lock(mutex_);
        const auto found = rooms_.find(room->code);
        if (found == rooms_.end()) return;
        dependencies_.quota.closed(found->second.opener);
        gone = std::move(found->second.actor);
        rooms_.erase(found);
    }
    if (gone_) gone_(gone);
}

auto Directory::find(const std::string& code) const -> ActorPtr {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(code);
    return found == rooms_.end() ? nullptr : found->second.actor;
}

bool Directory::has(const std::string& code) const {
    const std::lock_guard lock(mutex_);
    return rooms_.contains(code) || resting_.contains(code);
}

auto Directory::all() const -> std::vector<ActorPtr> {
    const std::lock_guard lock(mutex_);
    std::vector<ActorPtr> actors;
    for (const auto& [code, listed] : rooms_) actors.push_back(listed.actor);
    return actors;
}

auto Directory::opened_by(const store::Hash& address) const -> std::vector<ActorPtr> {
    const std::lock_guard lock(mutex_);
    std::vector<ActorPtr> actors;
    for (const auto& [code, listed] : rooms_)
        if (listed.opener == address) actors.push_back(listed.actor);
    return actors;
}

std::map<std::string, store::RoomId> Directory::numbers() const {
    const std::lock_guard lock(mutex_);
    std::map<std::string, store::RoomId> numbers;
    for (const auto& [code, listed] : rooms_) numbers.emplace(code, listed.actor->id());
    for (const auto& [code, one] : resting_) numbers.emplace(code, one.id);
    return numbers;
}

std::size_t Directory::size() const {
    const std::lock_guard lock(mutex_);
    return rooms_.size();
}

std::future<void> Directory::once_each_has(std::span<const ActorPtr> rooms,
                                           const std::function<void(const ActorPtr&, AllDone)>& begin) {
    auto all_done = std::make_shared<std::promise<void>>();
    auto future = all_done->get_future();
    const AllDone each_done(nullptr, [all_done](void*) { all_done->set_value(); });
    for (const ActorPtr& actor : rooms) begin(actor, each_done);
    return future;
}

bool Directory::drain(std::chrono::milliseconds within) {
    begin_draining();
    const auto drained =
        once_each_has(all(), [](const ActorPtr& actor, const AllDone& done) { actor->drain([done] {}); });
    return drained.wait_for(within) == std::future_status::ready;
}

void Directory::lose_all() {
    once_each_has(all(), [](const ActorPtr& actor, const AllDone& done) { actor->lose([done] {}); }).wait();
}

std::size_t Directory::inputs() const {
    const std::lock_guard lock(mutex_);
    std::size_t all = 0;
    for (const auto& [code, listed] : rooms_) all += listed.actor->inputs();
    return all;
}

void Directory::say_bye() const {
    const protocol::from_server::Bye bye{"restart", is_shared_ ? 0 : 1};
    const std::lock_guard lock(mutex_);
    for (const auto& [code, listed] : rooms_) listed.actor->say_bye(bye);
}

void Directory::stop() const {
    const std::lock_guard lock(mutex_);
    for (const auto& [code, listed] : rooms_) listed.actor->stop();
}

Limits Directory::limits() const {
    const std::lock_guard lock(mutex_);
    return settings_->limits;
}

void Directory::let_rest(store::Millis left_for) {
    const store::Millis now = dependencies_.clock.now().steady;
    const std::lock_guard lock(mutex_);
    for (const auto& [code, listed] : rooms_) {
        const auto since = listed.actor->left_since();
        if (!since || now - *since < left_for) continue;
        listed.actor->rest_if_left([this, code = code](store::Millis due_at) { rests(code, due_at); });
    }
}

/// Called on the room's shard after its actor's last work. `has` returns true before and after this call.
void Directory::rests(const std::string& code, store::Millis due_at) {
    dependencies_.open_rooms.rests(code);  // before another thread can wake the room
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(code);
    if (found == rooms_.end()) return;
    resting_.emplace(code, Resting{found->second.actor->id(), found->second.opener, due_at});
    rooms_.erase(found);
    dependencies_.quota.rests();
}

std::optional<store::RoomId> Directory::number_of_resting(const std::string& code) const {
    const std::lock_guard lock(mutex_);
    const auto found = resting_.find(code);
    return found == resting_.end() ? std::nullopt : std::optional(found->second.id);
}

std::vector<std::string> Directory::resting(store::Millis due_by) const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> codes;
    for (const auto& [code, one] : resting_)
        if (one.due_at <= due_by) codes.push_back(code);
    return codes;
}

void Directory::set_aside(const std::string& code) {
    if (auto shown = dependencies_.open_rooms.find(code)) {
        shown->phase = protocol::from_server::Phase::closed;
        dependencies_.open_rooms.changed(
            std::make_shared<const protocol::from_server::Room>(*std::move(shown)));
    }
    const std::lock_guard lock(mutex_);
    const auto found = resting_.find(code);
    if (found == resting_.end()) return;
    dependencies_.quota.wakes();
    dependencies_.quota.closed(found->second.opener);
    resting_.erase(found);
}

}  // namespace reami::lobby
