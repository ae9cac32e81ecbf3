// One room, without sockets, SQL or clock. It takes inputs, and returns records to store and messages to
// send.
//
// `judge` (server/room/judging.hpp) looks at a snapshot of the room, and turns a request into an answer or a
// step. A step has records to store. Once these are on disk, `advance` applies them, as the server does when
// it restores a room, and returns the messages to send. So the room can't show a change before it is stored,
// and never has to undo one.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/room/public_view.hpp"
#include "server/room/reminders.hpp"
#include "server/room/room_input.hpp"
#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"
#include "server/settings/settings.hpp"

namespace reami::room {

class Room {
public:
    /// An empty room; `apply` sets its state from its records.
    explicit Room(const Limits& limits) : limits_(limits), presence_(limits.away_after) {}
    /// Applies new limits, also to times that have already begun.
    void change(const Limits& limits);

    // Restoring:
    /// Applies a stored record; see RoomState::apply.
    Expected<void, std::string> apply(const store::Record& record, Millis at) {
        if (const auto* granted = std::get_if<store::RequestGranted>(&record))
            granted_.emplace_back(*granted, at);
        if (const auto* clocks = std::get_if<store::ClocksStarted>(&record)) restore(*clocks);
        if (const auto* pause = std::get_if<store::PauseBegan>(&record))
            times_.clocks.restore_pause(-pause->ran_for);
        return state_.apply(record, at);
    }
    /// Starts the room's times; to be called when all records are applied. `unused_for` is the served time
    /// since somebody was last known to be in the room. Before `stays_until`, on the steady clock, the room
    /// does not close by itself, because people need some time to come back after a start of the server.
    void wake(Moment now, Millis unused_for, Millis stays_until);
    /// Sets the epoch under which this node serves the room; 0: there is no other node, and clients get no
    /// epoch.
    void serve_in(std::int64_t epoch) { epoch_ = epoch != 0 ? std::optional(epoch) : std::nullopt; }

    // Inputs:
    RoomOutput advance(Step step, Moment now);  ///< expects that the step's records are stored
    RoomOutput come(const Came& came, Moment now);
    RoomOutput go(ClientId client, Moment now);
    RoomOutput attend(const Attended& attended, Moment now);
    RoomOutput hear(ClientId client, Moment now);  ///< the person has done something
    RoomOutput tick(const Tick& tick, Moment now);
    /// Returns the reminders for people who are not there; each of them once.
    std::vector<Reminder> take_reminders(Millis now) { return reminders_.take_due(snapshot(), now); }
    /// The time at which the room next has something to do without an input; on the steady clock, like `now`.
    std::optional<Millis> next_due(Millis now) const;

    const RoomState& state() const { return state_; }
    Snapshot snapshot() const {
        return {state_, clients_, presence_, limits_, replies_, times_, epoch_, stalled_};
    }
    /// The last public view that the room has sent; a new object after each change. Never null.
    const RoomMessage& shown() const { return shown_.message(); }

private:
    void remember_granted(Moment now);
    void restore(const store::ClocksStarted& clocks);
    /// Stops the clocks while the match is paused or the store takes no entries, and otherwise lets them run.
    void stop_or_resume_clocks(Millis now);
    /// Notes the times on which automatic steps depend.
    void note_date(Moment now);
    void note_times(const store::Record& record, Millis now);
    /// Notes that the person in the seat, or for whom a bot plays there, has come or has done something.
    void note_act(Seat seat, Millis now);
    /// The player's seat, or the seat in which a bot plays for them.
    std::optional<Seat> seat_or_kept_for(PlayerId player) const;
    bool has_clocks() const;  ///< whether a match with clocks is running
    SharedMessage clocks(Millis now) const;
    void apply(Step& step, Moment now);
    void close_others(Step& step) const;
    /// Updates presence. Ends an offer of the host's role if its maker is not the host any more, or if its
    /// receiver has left their seat.
    void update_presence(Millis now);
    using Viewers = std::map<ClientId, Viewer>;
    Viewers viewers() const;
    /// Notes whom the room asks whether they are still there, and who has not answered.
    void note_questions(Millis now);
    void forget_old_votes(Millis now);
    std::vector<ClientId> tell_new_viewers(const Viewers& before, Broadcast& broadcast) const;
    void tell_plan(const Step& step, Broadcast& broadcast) const;
    void acknowledge(const Asker& asker, Millis now, Broadcast& broadcast);

    Limits limits_;
    RoomState state_;
    std::optional<std::int64_t> epoch_;
    Clients clients_;
    Presence presence_;
    GrantedReplies replies_;
    /// The granted requests that were stored before the server's start, and their times by the wall clock;
    /// `wake` takes them.
    std::vector<std::pair<store::RequestGranted, Millis>> granted_;
    ShownView shown_;
    Reminders reminders_;
    bool stalled_ = false;
    RoomTimes times_;
};

}  // namespace reami::room
