// The client's own check of the shuffle. When a match ends, the server reveals its secret. The witness
// compares this secret with the commitment and the words that the client saw before the match began. A match
// file can't show what a client saw. PROTOCOL.md, "Seed and shuffle".
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
    /// The environment stores the records, so that they outlive the client's process.
    explicit Witness(Environment& environment) : environment_(environment) {}

    void enter(const std::string& room);

    /// Takes the newest `room`, and this client's seat in it. Returns false if the room has changed the
    /// commitment of a match. In this case the earlier commitment stays valid.
    bool saw(const protocol::from_server::Room& room, std::optional<Seat> me);
    /// Records a word that the client is about to send with the request of this id. Ignores the word while
    /// the room plays a match.
    void gives(const protocol::RequestId& id, const std::string& word);
    /// Call this when the server has granted the request of this id. `seat` is the seat of this client.
    void granted(const protocol::RequestId& id, std::optional<Seat> seat);
    void refused(const protocol::RequestId& id);

    struct Judgement {
        bool knows_commitment = false;        ///< the client saw the commitment before the match began
        bool came_late = false;               ///< the client saw it only after the match had begun
        std::optional<Seat> word_of = {};     ///< this client's seat, if the client knows its word
        std::vector<std::string_view> wrong;  ///< the checks that failed: `commitment`, `word`, `seed`
    };
    Judgement judge(const protocol::from_server::Reveal& reveal) const;

    /// The evidence as JSON: what this client has recorded about the match, and what the server reveals or
    /// now commits to.
    std::string evidence(const protocol::from_server::Reveal& reveal) const;
    std::string evidence(const protocol::from_server::Room& room) const;

private:
    struct Given {
        protocol::MatchNumber match;
        std::string word;
    };

    /// Reads the record of a match of the room, changes it, and stores it.
    template <class Change>
    void change(protocol::MatchNumber match, Change change);

    Environment& environment_;
    std::string room_;
    protocol::MatchNumber next_match_;            ///< the match that takes words; 0 while one is played
    std::map<protocol::RequestId, Given> given_;  ///< by request, until the server has answered it
};

}  // namespace reami::terminal
