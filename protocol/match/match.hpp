// A match with an interface of texts: it takes notations, and returns views, patches, events and legal moves.
// The server uses only this class, for all games, so a new game changes nothing there.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "protocol/messages/from_server.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// The start of a match. `origin` is the seed, or the text of a set-up given by hand.
struct MatchStart {
    std::string game;
    std::string options;  ///< canonical JSON, as GameInfo::options gives it
    int seats = 0;
    std::variant<Seed, std::string> origin;
};

/// A value with independent copies. A copy costs a copy of the game's state and one allocation.
class Match {
public:
    class Concept;  ///< match_model.hpp implements it for any game
    explicit Match(std::unique_ptr<Concept> match);
    /// Starts a match. Refuses with `room.game`, `room.seats`, `room.options`, `room.options.<fault>` or
    /// `room.set_up`.
    static std::variant<Match, Refusal> start(const MatchStart& from);

    Match(const Match& other);
    Match(Match&&) noexcept;
    Match& operator=(const Match& other);
    Match& operator=(Match&&) noexcept;
    ~Match();

    // The present position.
    int seats() const;
    Version v() const;               ///< moves played so far
    AskNumber ask(Seat seat) const;  ///< this seat's moves in the log, plus one
    SeatSet to_act() const;          ///< empty once the match is over
    std::vector<std::string> legal_moves(Seat seat) const;
    from_server::LegalMoves legal_json(Seat seat) const;
    int points(Seat seat) const;
    std::optional<from_server::Result> result() const;
    int round() const;  ///< the running one, or the last one that ended; from 1
    int rounds_finished() const;
    bool is_between_rounds() const;  ///< every seat is asked for `ready`, and for nothing else
    std::map<Seat, int> round_points(int round) const;  ///< of a finished round, from 1
    /// A 64-bit hash of the seats to act, the number of legal moves of each, and the points. A replay
    /// compares it.
    std::uint64_t proof() const;

    /// Plays a move. Refuses with `move.over`, `move.not_yours`, `move.unreadable` or `rule.<game>.<rule>`,
    /// and then changes nothing.
    std::optional<Refusal> play(Seat seat, std::string_view notation);
    /// Plays several moves of one seat as one. Refuses like `play`, or with `move.too_far` if a move comes
    /// after the end of the list (`may_go_on`); the refusal names the place of the move. Then nothing
    /// changes.
    std::optional<Refusal> play_list(Seat seat, const std::vector<std::string>& moves);
    /// The match after these moves, or the refusal of `play_list`.
    std::variant<Match, Refusal> after_list(Seat seat, const std::vector<std::string>& moves) const;
    /// Whether a list may go on after the last move, which this seat made: the move used only knowledge of
    /// the seat, and this seat alone has to decide again in the same round.
    bool may_go_on(Seat seat) const;
    /// The effects of moves of this seat, as this viewer would know them, without `id`. Refuses like
    /// `play_list`. If the last move uses something that the seat does not know, the preview ends before
    /// that; if the move has no effect before that, the refusal is `move.too_far`.
    std::variant<from_server::Preview, Refusal> preview(Seat seat, Viewer viewer,
                                                        const std::vector<std::string>& moves) const;

    /// Whether views, patches and events are the same for all viewers.
    bool shows_all() const;
    // The view of a viewer, as canonical JSON.
    std::string view(Viewer viewer) const;
    std::string patch_from(const Match& before,
                           Viewer viewer) const;  ///< RFC 7396, between two states of one match
    std::string events(
        Viewer viewer) const;  ///< of the last move or list; before the first move, of the start
    void forget_events();      ///< frees the memory of events that nobody needs any more

    /// A copy of the match in which everything that the viewer may not know is drawn anew.
    Match resample(Viewer viewer, Random& random) const;
    /// The move of a bot of that kind for the seat; the bot knows only what the seat may know. Expects a seat
    /// that is asked.
    std::string bot_move(std::string_view bot, Seat seat, Random& random) const;
    /// Like `bot_move`, but returns a list of one move or more.
    std::vector<std::string> bot_moves(std::string_view bot, Seat seat, Random& random) const;

private:
    /// The match after moves that `play_list` accepts, but without the hidden part of the last move. Empty if
    /// this move has no other part.
    std::optional<Match> known_after(Seat seat, const std::vector<std::string>& moves) const;

    std::unique_ptr<Concept> match_;
};

}  // namespace reami::protocol
