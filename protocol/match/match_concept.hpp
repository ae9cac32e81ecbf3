// The interface behind a Match. It has the functions of Match; one class implements it for each game.
#pragma once

#include "engine/core/used.hpp"
#include "protocol/match/match.hpp"

namespace reami::protocol {

class Match::Concept {
public:
    Concept() = default;
    virtual ~Concept() = default;
    virtual std::unique_ptr<Concept> copy() const = 0;

    virtual int seats() const = 0;
    virtual Version v() const = 0;
    virtual AskNumber ask(Seat seat) const = 0;
    virtual SeatSet to_act() const = 0;
    virtual std::vector<std::string> legal_moves(Seat seat) const = 0;
    virtual from_server::LegalMoves legal_json(Seat seat) const = 0;
    virtual int points(Seat seat) const = 0;
    virtual std::optional<from_server::Result> result() const = 0;
    virtual int round() const = 0;
    virtual int rounds_finished() const = 0;
    virtual bool is_between_rounds() const = 0;
    virtual std::map<Seat, int> round_points(int round) const = 0;
    virtual std::uint64_t proof() const = 0;

    /// Whether the events of a move replace the events of earlier moves, or are appended to them.
    enum class Announcing : std::uint8_t {
        anew,
        on
    };
    virtual std::optional<Refusal> play(Seat seat, std::string_view notation, Announcing announcing) = 0;
    virtual Used last_used() const = 0;
    /// Plays the part of a move that comes before it depends on hidden things. Returns false if the game has
    /// no such part. After the call, callers can only inspect the match.
    virtual bool play_known_part(Seat seat, std::string_view notation, Announcing announcing) = 0;

    virtual bool shows_all() const = 0;
    virtual std::string view(Viewer viewer) const = 0;
    /// The patch from `before` to this match. Expects that both are matches of one game.
    virtual std::string patch_from(const Concept& before, Viewer viewer) const = 0;
    virtual std::string events(Viewer viewer) const = 0;
    virtual void forget_events() = 0;

    virtual std::unique_ptr<Concept> resample(Viewer viewer, Random& random) const = 0;
    virtual std::string bot_move(std::string_view bot, Seat seat, Random& random) const = 0;

protected:
    Concept(const Concept&) = default;
    Concept(Concept&&) = default;
    Concept& operator=(const Concept&) = default;
    Concept& operator=(Concept&&) = default;
};

}  // namespace reami::protocol
