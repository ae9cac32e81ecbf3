#include "server/room/room_state.hpp"

#include <algorithm>

#include "protocol/file/rules_releases.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::room {

namespace {

/// A visitor that applies records and intentions.
class Effect {
public:
    Effect(RoomState& state, Millis at, const protocol::SharedMatch& judged)
        : state_(state), at_(at), judged_(judged) {}

    /// The reason why the program can't replay the match; empty if it can.
    const std::optional<std::string>& fault() const { return fault_; }

    void operator()(const store::RoomOpened& opened) {
        state_.code = opened.code;
        state_.game = opened.game;
        state_.options = opened.options;
        state_.listed = opened.listed;
        state_.time = protocol::time_control_of(opened.time);
        state_.secret = opened.secret;
        state_.seats = Seats(opened.seats);
        state_.host = opened.host;
        state_.for_one = opened.for_one;
        if (opened.prepared) {
            state_.set_up = opened.prepared->set_up;
            state_.script = Script(opened.prepared->script);
        }
    }
    void operator()(const store::RoomEntered&) { state_.entered = true; }
    void operator()(const store::RoomConfigured& configured) {
        state_.options = configured.options;
        state_.listed = configured.listed;
        state_.time = protocol::time_control_of(configured.time);
        state_.seats.resize(configured.seats);
        state_.seats.unready();
    }
    void operator()(const store::SeatTaken& seated) {
        state_.seats.seat(seated, at_);
        forget_offers();
    }
    void operator()(const store::SeatLeft& left) {
        state_.seats.empty(left);
        forget_offers();
    }
    void operator()(const store::MatchStarted& started) {
        state_.started = started;
        state_.date.reset();
        state_.match = started.match;
        state_.phase = Phase::playing;
        state_.seats.unready();
        state_.parts.clear();
        state_.no_result.reset();
        state_.played.clear();
        state_.script.begin_match();
        state_.moved_at = at_;
        state_.clocks = SeatClocks(protocol::time_control_of(started.time));
        start(started);
    }
    void operator()(const store::TookPart& part) {
        const auto before = std::ranges::find(state_.parts, part.player, &store::TookPart::player);
        if (before == state_.parts.end())
            state_.parts.push_back(part);
        else
            *before = part;
    }
    void operator()(const store::MovePlayed& moved) {
        state_.moved_at = at_;
        if (state_.phase == Phase::held && moved.v != state_.v().next()) return;
        const bool is_visit = !state_.position->is_between_rounds();
        play(moved);
        if (fault_) return;
        if (is_visit) count_time(moved);
        const bool goes_on = state_.played.find(moved.seat, moved.id).has_value();  // only lists share an id
        if (moved.move != protocol::leave) state_.script.add(moved.seat, moved.move);
        state_.log->add(moved.seat, moved.move, goes_on);
        state_.played.add(moved.seat, moved.id, moved.v);
    }
    void operator()(const store::WantsRematch& wants) {
        state_.seats[wants.seat].word = wants.word;
        state_.seats[wants.seat].ready = true;
    }
    void operator()(const store::WatchersSilenced& watchers) { state_.watchers_silenced = watchers.silenced; }
    void operator()(const store::BotsPaced& paced) { state_.fast_bots = paced.fast; }
    void operator()(const store::RoomDated& room) { state_.date = room.date; }
    void operator()(const store::RoomKept& room) { state_.kept = room.kept; }
    void operator()(const store::HostChanged& changed) {
        state_.acting_host.reset();
        (changed.for_now ? state_.acting_host : state_.host) = changed.player;
        state_.host_offer.reset();
    }
    void operator()(const store::MatchFinished& ended) { end(ended.next_secret); }
    void operator()(const store::MatchAbandoned& abandoned) {
        state_.no_result = abandoned.why;
        end(abandoned.next_secret);
    }
    void operator()(const store::OfferMade& made) {
        state_.offer = OpenOffer{made, SeatSet(made.seat), at_};
        state_.offered_at[{made.seat, made.what}] = made.ask;
    }
    void operator()(const store::OfferAgreed& agreed) {
        if (state_.offer) state_.offer->yes.insert(agreed.seat);
    }
    void operator()(const store::OfferClosed&) { state_.offer.reset(); }
    void operator()(const store::PauseBegan& began) {
        state_.pause = Pause{began, at_};
        forget_offers();
    }
    void operator()(const store::PauseEnded&) {
        state_.pause.reset();
        for (const Seat seat : state_.seats.all()) state_.seats[seat].since = at_;
        forget_offers();
    }
    void operator()(const store::RoomClosed&) { state_.phase = Phase::closed; }
    void operator()(const store::Person& person) { state_.people.add(person); }
    void operator()(const store::AddressBanned& banned) { state_.people.ban(banned.address); }
    void operator()(const store::Said& said) {
        state_.people.add(said);
        state_.chat.add(said, at_);
    }
    // Records that do not change a room's state: they concern players in all rooms, or repeat what the
    // position has.
    void operator()(const store::PlayerMade&) {}
    void operator()(const store::DeviceSeen&) {}
    void operator()(const store::OthersSignedOut&) {}
    void operator()(const store::HandOverMade&) {}
    void operator()(const store::HandOverRedeemed&) {}
    void operator()(const store::MatchesJoined&) {}
    void operator()(const store::InviteRedeemed&) {}
    void operator()(const store::PushStarted&) {}
    void operator()(const store::PushEnded&) {}
    void operator()(const store::PlayerForgotten&) {}
    void operator()(const store::AdminChange&) {}
    void operator()(const store::TimeServed&) {}
    void operator()(const store::RoundFinished&) { state_.round_ended_at = at_; }
    void operator()(const store::PlanChanged& plan) { state_.seats[plan.seat].plan = SeatPlan(plan); }
    void operator()(const store::TimeRanOut& out) { state_.clocks.run_out(out.seat, out.v); }
    void operator()(const store::ClocksStarted&) {}   // `Room` keeps the times
    void operator()(const store::RequestGranted&) {}  // `Room` keeps them
    void operator()(const store::RoomUsed&) {}        // `Room` keeps the time

    void operator()(const ReadyChanged& changed) { state_.seats[changed.seat].ready = changed.ready; }
    void operator()(const HostOffered& offered) { state_.host_offer = offered.offer; }
    void operator()(const PlayerTakenOut& gone) { state_.take_out(gone); }
    void operator()(const VoteChanged& vote) {
        SeatState& place = state_.seats[vote.about];
        SeatSet& votes = vote.what == VoteKind::out ? place.out : place.for_bot;
        if (vote.yes)
            votes.insert(vote.voter);
        else
            votes.erase(vote.voter);
    }

private:
    void start(const store::MatchStarted& started) {
        const protocol::MatchStart from{state_.game, started.options, started.seats, started.origin()};
        state_.log.reset();
        if (judged_) {
            state_.position = judged_;
            state_.log.emplace(from);
            return;
        }
        auto match = protocol::Match::start(from);
        if (!match) return hold({Version(), "", "it can't start: " + match.error().code});
        state_.position = *std::move(match);
        state_.log.emplace(from);
        if (const auto other = why_other_rules(started.rules_version)) hold({Version(), "", *other});
    }

    /// The reason why the program can't continue the match: the match began under other rules. Empty if it
    /// began under the present rules. Other rules are a reason even if they accept all its moves.
    std::optional<std::string> why_other_rules(int version) const {
        const auto why = protocol::why_other_rules({state_.game, version},
                                                   protocol::find_game(state_.game)->rules_version);
        return why ? std::optional(why->reason(protocol::Language::en)) : std::nullopt;
    }

    void play(const store::MovePlayed& moved) {
        if (judged_) {
            if (judged_->v() == moved.v) state_.position = judged_;
            return;
        }
        const auto differs = [&](std::string why) { return hold({moved.v, moved.move, std::move(why)}); };
        if (moved.v != state_.v().next()) return differs("follows move " + to_string(state_.v()));
        protocol::SharedMatch next = state_.position;
        if (const auto refusal = protocol::play(next, moved.seat, moved.move))
            return differs("breaks " + refusal->code);
        if (moved.proof != 0 && next->proof() != moved.proof)
            return differs("leads to another position than it did");
        state_.position = std::move(next);
    }

    void count_time(const store::MovePlayed& moved) {
        if (!state_.clocks.exist() || moved.move == protocol::leave) return;
        if (moved.move == protocol::undo) return state_.clocks.take_back(moved.seat);
        if (moved.took) state_.clocks.spend(moved.seat, *moved.took);
        const bool is_last_of_list = state_.v() == moved.v;
        if (is_last_of_list && !state_.position->may_go_on(moved.seat)) state_.clocks.end_visit(moved.seat);
    }

    void hold(HeldAt at) {
        state_.phase = Phase::held;
        state_.held_at = std::move(at);
        fault_ = state_.held_at->v == 0 ? state_.held_at->why
                                        : "move " + to_string(state_.held_at->v) + " (" +
                                              state_.held_at->move + ") " + state_.held_at->why;
    }

    void end(const Secret& next_secret) {
        state_.secret = next_secret;
        state_.phase = Phase::ended;
        state_.held_at.reset();
        state_.seats.end_match();
        state_.parts.clear();
        state_.pause.reset();
        forget_offers();
    }

    /// Offers concern the people who have seats when they are made.
    void forget_offers() {
        state_.offer.reset();
        state_.offered_at.clear();
    }

    RoomState& state_;
    Millis at_;
    const protocol::SharedMatch& judged_;
    std::optional<std::string> fault_;
};

}  // namespace

Expected<void, std::string> RoomState::apply(const store::Record& record, Millis at,
                                             const protocol::SharedMatch& judged) {
    Effect effect(*this, at, judged);
    std::visit(effect, record);
    if (effect.fault()) return *effect.fault();
    return {};
}

void RoomState::apply(const Intention& intention) { std::visit(Effect(*this, 0, {}), intention); }

void RoomState::take_out(const PlayerTakenOut& gone) {
    const auto was_called = [&](const std::string& name) {
        return std::ranges::find(gone.names, name) != gone.names.end();
    };
    for (const Seat seat : seats.all()) {
        SeatState& place = seats[seat];
        if (place.player == gone.player) place.name = store::forgotten_name;
        if (place.departed && was_called(place.departed->name)) place.departed->name = store::forgotten_name;
    }
    for (store::TookPart& part : parts)
        if (part.player == gone.player) part.name = store::forgotten_name;
    if (const int who = people.number_of(gone.player)) chat.forget(who);
}

}  // namespace reami::room
