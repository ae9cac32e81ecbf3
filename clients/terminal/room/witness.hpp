// What this client saw of a match's chance before the match began, and whether what the server reveals at its
// end agrees with it: no match file can show that. PROTOCOL.md, "Seed and shuffle".
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
    /// Keeps what it sees environment, so that a client that was stopped still knows it.
    explicit Witness(Environment& environment) : environment_(environment) {}

    void enter(const std::string& room);

    /// The newest `room`, and who this client is in it. False if it shows another commitment for the same
    /// match than was seen before; then that one counts.
    bool saw(const protocol::from_server::Room& room, std::optional<Seat> me);
    /// Before the word goes out with the request of that id. No word for a match that has begun counts.
    void gives(const protocol::RequestId& id, const std::string& word);
    /// That request was granted, by which this client sits in that seat; or refused.
    void granted(const protocol::RequestId& id, std::optional<Seat> seat);
    void refused(const protocol::RequestId& id);

    struct Judgement {
        bool knows_commitment = false;        ///< it was seen before the match began
        bool came_late = false;               ///< it was seen, but not before
        std::optional<Seat> word_of = {};     ///< this client's seat, whose word is known
        std::vector<std::string_view> wrong;  ///< out of `commitment`, `word`, `seed`
    };
    Judgement judge(const protocol::from_server::Reveal& reveal) const;

    /// Of a match, as JSON: what was seen, and what the server revealed, or shows now.
    std::string evidence(const protocol::from_server::Reveal& reveal) const;
    std::string evidence(const protocol::from_server::Room& room) const;

private:
    struct Given {
        protocol::MatchNumber match;
        std::string word;
    };

    /// Reads, changes and keeps what is known of that match of the room.
    template <class Change>
    void change(protocol::MatchNumber match, Change change);

    Environment& environment_;
    std::string room_;
    protocol::MatchNumber next_match_;  ///< the one for which words are taken; 0: one is being played
    std::map<protocol::RequestId, Given> given_;  ///< by request, until it is answered
};

}  // namespace reami::terminal
