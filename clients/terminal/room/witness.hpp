// Compares the secret that the server reveals at the end of a match with the commitment and the word that
// this client saw before the match began. No match file can show that. PROTOCOL.md, "Seed and shuffle".
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clients/terminal/room/environment.hpp"
#include "protocol/messages/from_server.hpp"

namespace reami::terminal {

class Witness {
public:
    /// Stores its records in the environment, so that they outlive the client's process.
    explicit Witness(Environment& environment) : environment_(environment) {}

    void enter(const std::string& room);

    /// Takes the newest `room` and this client's seat in it. Returns false if the room shows another
    /// commitment for the same match than before; the earlier commitment counts.
    bool saw(const protocol::from_server::Room& room, std::optional<Seat> me);
    /// Records a word before the client sends it with the request of that id. Ignores words while a match is
    /// being played.
    void gives(const protocol::RequestId& id, const std::string& word);
    /// The server granted that request, and this client sits in that seat.
    void granted(const protocol::RequestId& id, std::optional<Seat> seat);
    void refused(const protocol::RequestId& id);

    struct Judgement {
        bool knows_commitment = false;        ///< the client saw it before the match began
        bool came_late = false;               ///< the client saw it only after the match had begun
        std::optional<Seat> word_of = {};     ///< this client's seat, if the client knows its word
        std::vector<std::string_view> wrong;  ///< the failed checks: `commitment`, `word`, `seed`
    };
    Judgement judge(const protocol::from_server::Reveal& reveal) const;

    /// The evidence as JSON: this client's record of the match, and the server's `reveal` or its present
    /// commitment.
    std::string evidence(const protocol::from_server::Reveal& reveal) const;
    std::string evidence(const protocol::from_server::Room& room) const;

private:
    struct Given {
        protocol::MatchNumber match;
        std::string word;
    };

    /// Reads, changes and stores the record of that match of the room.
    template <class Change>
    void change(protocol::MatchNumber match, Change change);

    Environment& environment_;
    std::string room_;
    protocol::MatchNumber next_match_;            ///< the match that takes words; 0: a match is being played
    std::map<protocol::RequestId, Given> given_;  ///< by request, until it is answered
};

}  // namespace reami::terminal
