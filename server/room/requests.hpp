// How the requests around the match are judged: sitting, getting ready, starting, the host's tools, chat.
#pragma once

#include "server/room/room.hpp"

namespace reami::room {

/// Judges one request of one connection: a visitor of from_client's messages.
class Requests {
public:
    using Outcome = std::variant<Step, protocol::Refusal>;

    Requests(const Room& room, const Letter& letter, GuestId guest);

    Outcome operator()(const from_client::Sit& sit) const;
    Outcome operator()(const from_client::Stand& stand) const;
    Outcome operator()(const from_client::Leave& leave) const;
    Outcome operator()(const from_client::Ready& ready) const;
    Outcome operator()(const from_client::Start& start) const;
    Outcome operator()(const from_client::Rematch& rematch) const;
    Outcome operator()(const from_client::SeatBot& seat) const;
    Outcome operator()(const from_client::Kick& kick) const;
    Outcome operator()(const from_client::Configure& configure) const;
    Outcome operator()(const from_client::Chat& chat) const;

private:
    Step step(const std::string& id) const;
    /// Adds a record to the step and to what the room looks like after it.
    void record(Step& step, store::Record record) const;
    void begin_match(Step& step) const;
    bool is_host() const;
    bool is_held() const;  ///< then nothing is stored but chat
    std::optional<Seat> wanted_seat(const from_client::Sit& sit) const;
    std::optional<protocol::Refusal> not_free_to_sit(Seat seat) const;
    /// Whether the name would be taken for that of another person with a seat, or for a bot's.
    bool looks_like_another(const std::string& name) const;
    Step empty_seat(const std::string& id, Seat seat) const;

    const Room& room_;
    const Letter& letter_;
    GuestId id_;
    const Guest& guest_;
    std::optional<Seat> seat_;  ///< where the one who asks sits
};

}  // namespace reami::room
