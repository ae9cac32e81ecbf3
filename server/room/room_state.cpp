#include "server/room/room_state.hpp"

#include <algorithm>

namespace reami::room {

namespace {

class Fold {
public:
    Fold(RoomState& state, Millis at) : state_(state), at_(at) {}

    void operator()(const store::RoomOpened& opened) const {
        state_.code = opened.code;
        state_.game = opened.game;
        state_.options = opened.options;
        state_.listed = opened.listed;
        state_.secret = opened.secret;
        state_.seats = Seats(opened.seats);
        state_.host = opened.host;
    }
    void operator()(const store::RoomEntered&) const { state_.entered = true; }
    void operator()(const store::RoomConfigured& configured) const {
        state_.options = configured.options;
        state_.listed = configured.listed;
        state_.seats.resize(configured.seats);
        state_.seats.unready();
    }
    void operator()(const store::SeatTaken& seated) const { state_.seats.seat(seated.seat, seated, at_); }
    void operator()(const store::SeatLeft& left) const { state_.seats.empty(left.seat); }
    void operator()(const store::MatchStarted& started) const {
        state_.started = started;
        state_.match = started.match;
        state_.phase = Phase::playing;
        state_.seats.unready();
        state_.parts.clear();
    }
    void operator()(const store::TookPart& part) const {
        std::erase_if(state_.parts, [&](const auto& other) { return other.player == part.player; });
        state_.parts.push_back(part);
    }
    void operator()(const store::WantsRematch& wants) const {
        state_.seats[wants.seat].word = wants.word;
        state_.seats[wants.seat].ready = true;
    }
    void operator()(const store::WatchersSilenced& watchers) const {
        state_.watchers_silenced = watchers.silenced;
    }
    void operator()(const store::MatchFinished& ended) const { end(ended.next_secret); }
    void operator()(const store::MatchAbandoned& abandoned) const { end(abandoned.next_secret); }
    void operator()(const store::RoomClosed&) const { state_.phase = Phase::closed; }
    void operator()(const store::PlayerMade&) const {}
    void operator()(const store::DeviceSeen&) const {}
    void operator()(const store::OthersSignedOut&) const {}
    void operator()(const store::Person&) const {}
    void operator()(const store::AddressBanned&) const {}
    void operator()(const store::MovePlayed&) const {}
    void operator()(const store::RoundFinished&) const {}
    void operator()(const store::Said&) const {}

private:
    void end(const Secret& next_secret) const {
        state_.secret = next_secret;
        state_.phase = Phase::ended;
        state_.seats.unready();
        state_.parts.clear();
        for (const Seat seat : state_.seats.all()) {
            state_.seats[seat].word.clear();
            state_.seats[seat].out = {};
        }
    }

    RoomState& state_;
    Millis at_;
};

}  // namespace

void RoomState::fold(const store::Record& record, Millis at) { std::visit(Fold(*this, at), record); }

std::optional<Seat> RoomState::host_seat(Millis now, Millis long_is) const {
    if (const auto own = host ? seats.seat_of(*host) : std::nullopt)
        if (!seats[*own].is_long_away(now, long_is)) return own;
    return seats.longest_seated(now, long_is);
}

const store::TookPart* RoomState::part_of(PlayerId player) const {
    const auto found = std::ranges::find(parts, player, &store::TookPart::player);
    return found == parts.end() ? nullptr : &*found;
}

const store::TookPart* RoomState::owner_of(Seat seat) const {
    const auto last = std::find_if(parts.rbegin(), parts.rend(), [seat](const store::TookPart& part) {
        return part.seat == seat && !part.voted_out;
    });
    return last == parts.rend() ? nullptr : &*last;
}

std::string RoomState::commitment() const {
    const bool running = phase == Phase::playing || phase == Phase::held;
    return reami::commitment(running ? started->secret : secret);
}

SeedWords RoomState::words() const {
    SeedWords words;
    for (const Seat seat : seats.all())
        if (seats[seat].is_person()) words[seat] = seats[seat].word;
    return words;
}

}  // namespace reami::room
