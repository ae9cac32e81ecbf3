// Judges all requests other than moves: people take and leave seats, become ready and vote, and the host
// starts matches and decides about people.
#pragma once

#include "engine/core/expected.hpp"
#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// Judges one request of one connection. It is a visitor for the messages in `from_client`.
class RequestJudge {
public:
    using RequestOutcome = Expected<Step, protocol::Refusal>;

    /// Expects that the connection is in the room. Keeps a reference to `context`.
    RequestJudge(const Snapshot& room, const InputContext& context, ClientId client);

    RequestOutcome operator()(const from_client::Sit& sit) const;
    RequestOutcome operator()(const from_client::Stand& stand) const;
    RequestOutcome operator()(const from_client::Leave& leave) const;
    RequestOutcome operator()(const from_client::Ready& ready) const;
    RequestOutcome operator()(const from_client::Start& start) const;
    RequestOutcome operator()(const from_client::Rematch& rematch) const;
    RequestOutcome operator()(const from_client::SeatBot& seat) const;
    RequestOutcome operator()(const from_client::Kick& kick) const;
    RequestOutcome operator()(const from_client::Silence& silence) const;
    RequestOutcome operator()(const from_client::Pace& pace) const;
    RequestOutcome operator()(const from_client::Keep& keep) const;
    RequestOutcome operator()(const from_client::Date& date) const;
    RequestOutcome operator()(const from_client::OfferHost& offer) const;
    RequestOutcome operator()(const from_client::AcceptHost& answer) const;
    RequestOutcome operator()(const from_client::Offer& offer) const;
    RequestOutcome operator()(const from_client::Answer& answer) const;
    RequestOutcome operator()(const from_client::Plan& plan) const;
    RequestOutcome operator()(const from_client::Ban& ban) const;
    RequestOutcome operator()(const from_client::Vote& vote) const;
    RequestOutcome operator()(const from_client::Configure& configure) const;

private:
    /// The step that stores the record, if there is one, and is answered with `ok`.
    Step step(const RequestId& id, std::optional<store::Record> record = {}) const;
    /// The step that stores nothing, and makes this change.
    Step wish(const RequestId& id, Intention intention) const;
    bool is_host() const;
    bool words_count() const;
    bool is_held() const;  ///< in a held room, people may only look and chat
    /// The reason why this client may not use the host's actions now; empty if it may.
    std::optional<protocol::Refusal> may_not_host() const;
    /// Empty if a person other than this client sits in that seat, so that the client can vote against them
    /// or offer them the host's role; otherwise the reason why not.
    std::optional<protocol::Refusal> no_other_person(Seat seat) const;
    /// Whether that person plays the running match, also if a bot plays for them now. Then only a vote
    /// removes the person.
    bool plays(PlayerId player) const;
    std::optional<Seat> wanted_seat(const from_client::Sit& sit) const;
    std::optional<protocol::Refusal> not_free_to_sit(Seat seat) const;
    /// Whether people could mistake the name for another seated person's, or for a bot's.
    bool looks_like_another(const std::string& name) const;
    Step empty_seat(const RequestId& id, Seat seat, protocol::Departure why) const;
    std::optional<store::Person> person_who_first_sits() const;
    RequestOutcome kick_from(Seat seat, const RequestId& id) const;
    RequestOutcome kick_person(int who, const RequestId& id) const;
    store::Person as_stored(store::Person person) const;
    RequestOutcome vote_against(const from_client::Vote& vote) const;
    RequestOutcome vote_for_bot(const from_client::Vote& vote) const;
    Step vote_out(const from_client::Vote& vote) const;
    void say_goodbye(Step& step, PlayerId player, protocol::Close why) const;

    Snapshot room_;
    Millis now_;   ///< on the steady clock
    Millis wall_;  ///< the present time on the wall clock
    const Secret& fresh_;
    ClientId id_;
    const Client& client_;
    std::optional<Seat> seat_;  ///< the seat of the client that asks
};

/// Starts the next match. Expects that all people in seats have asked for it.
Step rematch(const RoomState& room);

}  // namespace reami::room
