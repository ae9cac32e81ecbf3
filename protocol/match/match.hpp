// A match of any game. Its interface consists of texts: it takes notations, and returns views, patches,
// events and legal moves. The server knows no other class for matches, so a new game changes nothing in the
// server.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/expected.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "protocol/messages/from_server.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// The facts with which a match begins. `origin` is either the seed, or the text of a set-up given by hand.
struct MatchStart {
    std::string game;
    std::string options;  ///< canonical JSON, as GameInfo::canonical_options returns it
    int seats = 0;
    std::variant<Seed, std::string> origin;
};

/// A value whose copies are independent of each other. To copy it costs a copy of the game's state and one
/// allocation.
class Match {
public:
    class Concept;  ///< match_model.hpp implements it for any game
    explicit Match(std::unique_ptr<Concept> match);
    /// Starts a match. Refuses with `room.game`, `room.seats`, `room.options`, `room.options.<fault>` or
    /// `room.set_up`.
    static Expected<Match, Refusal> start(const MatchStart& from);

    Match(const Match& other);
    Match(Match&&) noexcept;
    Match& operator=(const Match& other);
    Match& operator=(Match&&) noexcept;
    ~Match();

    // The position at this moment.
    int seats() const;
    Version v() const;               ///< the number of moves played so far
    AskNumber ask(Seat seat) const;  ///< the number of this seat's moves in the log, plus one
    SeatSet to_act() const;          ///< empty once the match is over
    std::vector<std::string> legal_moves(Seat seat) const;
    from_server::LegalMoves legal_json(Seat seat) const;
    int points(Seat seat) const;
    std::optional<from_server::Result> result() const;
    int round() const;  ///< the running round, or the last one that ended; from 1
    int rounds_finished() const;
    bool is_between_rounds() const;  ///< if true, the match asks every seat for `ready`, and for nothing else
    std::map<Seat, int> round_points(int round) const;  ///< expects a finished round, from 1
    /// A 64-bit hash of the seats that must decide, the number of legal moves of each, and the points. A
    /// replay compares it with the stored one.
    std::uint64_t proof() const;

    /// Plays a move. If the move is refused, the match does not change; the refusal is `move.over`,
    /// `move.not_yours`, `move.unreadable` or `rule.<game>.<rule>`.
    std::optional<Refusal> play(Seat seat, std::string_view notation);
    /// Plays several moves of one seat as one. Refuses like `play`, or with `move.too_far` if a move follows
    /// one after which the list must end (`may_go_on`). The refusal has the place of the refused move. If any
    /// move is refused, the match does not change.
    std::optional<Refusal> play_list(Seat seat, const std::vector<std::string>& moves);
    /// The match after these moves, or the refusal that `play_list` would give.
    Expected<Match, Refusal> after_list(Seat seat, const std::vector<std::string>& moves) const;
    /// Whether a list of moves may continue after the last move, which this seat made. It may if the move
    /// depended only on what the seat knew, and if the match now asks only this seat, in the same round.
    bool may_go_on(Seat seat) const;
    /// The effects that moves of this seat would have, as this viewer would know them. The caller sets its
    /// `id`. Refuses like `play_list`. If the last move depends on something that the seat does not know, the
    /// preview ends before that. If the move has no effect before that, the refusal is `move.too_far`.
    Expected<from_server::Preview, Refusal> preview(Seat seat, Viewer viewer,
                                                    const std::vector<std::string>& moves) const;

    /// Whether all viewers get equal views, patches and events.
    bool shows_all() const;
    // The view of this viewer, as canonical JSON.
    std::string view(Viewer viewer) const;
    std::string patch_from(const Match& before,
                           Viewer viewer) const;  ///< RFC 7396; expects two positions of one match
    std::string events(
        Viewer viewer) const;  ///< of the last move or list; before the first move, those of the start
    void forget_events();      ///< frees the memory of events that nobody needs any more

    /// A copy of the match in which everything that the viewer may not know is drawn anew.
    Match resample(Viewer viewer, Random& random) const;
    /// The move that a bot of this kind chooses for the seat. The bot knows only what the seat may know.
    /// Expects that the match asks this seat.
    std::string bot_move(std::string_view bot, Seat seat, Random& random) const;
    /// Like `bot_move`, but returns a list of one or more moves.
    std::vector<std::string> bot_moves(std::string_view bot, Seat seat, Random& random) const;

private:
    /// The match after these moves, which `play_list` must accept, but without the hidden part of the last
    /// move. Returns an empty optional if the last move has only a hidden part.
    std::optional<Match> known_after(Seat seat, const std::vector<std::string>& moves) const;

    std::unique_ptr<Concept> match_;
};

}  // namespace reami::protocol
